import type { MessageKey } from '@assay/shared/messages';

/** How many bytes are read to find out whether a file can be read at all. */
const PROBE_BYTES = 1;

/**
 * Why a file cannot be uploaded, or null. Its type is not checked here, because the server decides about it [AMB-045]. A
 * folder, or a file that was moved or locked after it was chosen, cannot be read.
 */
export async function checkFile(file: File, limitBytes: number): Promise<MessageKey | null> {
  if (file.size > limitBytes) return 'extraction.fileTooLarge';
  try {
    await file.slice(0, PROBE_BYTES).arrayBuffer();
  } catch {
    return 'extraction.fileUnreadable';
  }
  return file.size === 0 ? 'extraction.fileEmpty' : null;
}

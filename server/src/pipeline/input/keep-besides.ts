import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ExtractionJob } from '../contract/job.ts';
import type { FileFacts } from '../contract/result.ts';
import type { OpenedInput } from './open-input.ts';

/** Where the n-th attachment of a mail or file of a PDF portfolio is written. */
export function attachmentPath(folder: string, index: number): string {
  return join(folder, `attachment-${index}`);
}

/**
 * Writes what an input leaves besides its values, its rendition and its attachments, to the places that the job names.
 * The files have names of ours; those of a mail or portfolio are only told.
 */
export async function writeSideOutputs(
  { pdf, isRendition, attachments, mimeType }: OpenedInput,
  { renditionPath, attachmentsFolder, pages }: ExtractionJob,
): Promise<FileFacts> {
  const facts: FileFacts = { rendition: isRendition, mimeType, attachments: [] };
  if (isRendition && renditionPath !== undefined) await writeFile(renditionPath, pdf);
  // Parts of a file bring no attachments: when it was read as a whole, it brought them.
  if (attachmentsFolder === undefined || pages !== undefined) return facts;
  for (const [index, { name, bytes }] of attachments.entries()) {
    const path = attachmentPath(attachmentsFolder, index);
    await writeFile(path, bytes);
    facts.attachments.push({ name, path });
  }
  return facts;
}

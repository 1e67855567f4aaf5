import type { MessageKey } from '@assay/shared/messages';
import { sendFile, type SendFilePorts } from './send-file.ts';
import { createUploadRows } from './upload-rows.ts';
import type { Upload, UploadRequest } from './upload.ts';

/** How many files travel at once: more would only share the same line. */
const PARALLEL_UPLOADS = 3;

/** What the uploads of a session ask of the outside. */
export interface UploadPorts extends SendFilePorts {
  /** Why a file cannot be sent, or null. */
  readonly check: (file: File) => Promise<MessageKey | null>;
  /** What a failed upload says. */
  readonly messageOf: (error: unknown) => MessageKey;
  /** A file arrived. Its row stays until the promise settles, so that it does not vanish before extraction shows it. */
  readonly onArrived: (documentRequestId: string) => Promise<void>;
  /** A file did not arrive, and nobody cancelled it. */
  readonly onFailed: (file: File) => void;
}

/**
 * The uploads of one session. They belong to no screen, so that a person can go on working while files travel. One
 * file that fails does not stop the others.
 */
export function createUploadManager(ports: UploadPorts) {
  const rows = createUploadRows();
  const cancels = new Map<string, AbortController>();
  let running = 0;

  const fail = ({ id, file }: Upload, message: MessageKey, canRetry: boolean) => {
    rows.change(id, { status: { kind: 'failed', message, canRetry }, documentRequestId: null });
    ports.onFailed(file);
  };

  async function send(upload: Upload, signal: AbortSignal) {
    const { id, file, documentType } = upload;
    const refusal = await ports.check(file);
    if (refusal) return fail(upload, refusal, refusal === 'extraction.fileUnreadable');
    const documentRequestId = await sendFile(ports, {
      file,
      documentType,
      signal,
      onAnnounced: (announced) => rows.change(id, { documentRequestId: announced }),
      onProgress: (sent, total) => rows.change(id, { status: { kind: 'sending', sent, total } }),
    });
    if (documentRequestId !== null) await ports.onArrived(documentRequestId);
    rows.remove(id);
  }

  async function run(upload: Upload) {
    const cancel = new AbortController();
    cancels.set(upload.id, cancel);
    running += 1;
    rows.change(upload.id, { status: { kind: 'sending', sent: 0, total: upload.file.size } });
    try {
      await send(upload, cancel.signal);
    } catch (error) {
      if (!cancel.signal.aborted) fail(upload, ports.messageOf(error), true);
    } finally {
      cancels.delete(upload.id);
      running -= 1;
      runNext();
    }
  }

  function runNext() {
    const waiting = rows.list().filter(({ status }) => status.kind === 'waiting');
    for (const upload of waiting.slice(0, PARALLEL_UPLOADS - running)) void run(upload);
  }

  return {
    useUploads: rows.useUploads,
    /** Queues files; they start as soon as there is room. */
    add(requests: readonly UploadRequest[]) {
      rows.add(requests);
      runNext();
    },
    /** Ends an upload silently: what is under way is aborted and taken back, and its row goes [UPL-008, AMB-046]. */
    cancel(id: string) {
      cancels.get(id)?.abort();
      rows.remove(id);
    },
    /** Sends a failed file again. */
    retry(id: string) {
      rows.change(id, { status: { kind: 'waiting' } });
      runNext();
    },
  };
}

export type UploadManager = ReturnType<typeof createUploadManager>;

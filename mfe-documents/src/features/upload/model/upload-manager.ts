import type { MessageKey } from '@assay/shared/messages';
import { sendFile, type FileToSend, type SendFilePorts } from './send-file.ts';
import { createUploadRows } from './upload-rows.ts';
import type { Upload, UploadRequest } from './upload.ts';

/** How many files are sent at once. More would only share the same bandwidth. */
const PARALLEL_UPLOADS = 3;

/** The calls and callbacks that the uploads of a session need. */
export interface UploadPorts extends SendFilePorts {
  /** Why a file cannot be sent, or null. */
  readonly check: (file: File) => Promise<MessageKey | null>;
  /** The message of a failed upload. */
  readonly messageOf: (error: unknown) => MessageKey;
  /** A file arrived. Its row stays until the promise resolves, so that it does not vanish before the processing list shows it. */
  readonly onArrived: (documentRequestId: string) => Promise<void>;
  /** A file did not arrive, and it was not cancelled. */
  readonly onFailed: (file: File) => void;
}

/** A file to send, whose row shows how far it is. */
function toSend(
  { id, file, documentType }: Upload,
  change: (id: string, changes: Partial<Upload>) => void,
  signal: AbortSignal,
): FileToSend {
  const started = performance.now();
  return {
    file,
    documentType,
    signal,
    onCreated: (documentRequestId) => change(id, { documentRequestId }),
    onProgress: (sent, total) => {
      const elapsed = performance.now() - started;
      change(id, { status: { kind: 'sending', sent, total, elapsed } });
    },
    onInterrupted: () => change(id, { status: { kind: 'interrupted' } }),
  };
}

/**
 * The uploads of one session. They are independent of any screen, so that the user can work elsewhere meanwhile. A file
 * that fails does not stop the others.
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
    const refusal = await ports.check(upload.file);
    if (refusal) return fail(upload, refusal, refusal === 'extraction.fileUnreadable');
    const documentRequestId = await sendFile(ports, toSend(upload, rows.change, signal));
    if (documentRequestId !== null) {
      rows.arrive(documentRequestId);
      await ports.onArrived(documentRequestId);
    }
    rows.remove(upload.id);
  }

  async function run(upload: Upload) {
    const cancel = new AbortController();
    cancels.set(upload.id, cancel);
    running += 1;
    rows.change(upload.id, { status: { kind: 'sending', sent: 0, total: upload.file.size, elapsed: 0 } });
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
    /** Reads, in a component, the ids of the document requests whose files arrived in this session. */
    useArrived: rows.useArrived,
    /** Reads, in a component, those of them whose extraction was not seen to end. */
    useUnsettled: rows.useUnsettled,
    /** The extraction of these files was seen to end. */
    settle: rows.settle,
    /** Forgets files that arrived. */
    dismiss: rows.dismiss,
    /** Queues files. They start as soon as fewer than the maximum are being sent. */
    add(requests: readonly UploadRequest[]) {
      rows.add(requests);
      runNext();
    },
    /** Cancels an upload without a message: it is aborted, its document request deleted and its row removed [UPL-008, AMB-046]. */
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

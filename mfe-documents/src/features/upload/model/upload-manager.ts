import type { MessageKey } from '@assay/shared/messages';
import { createUiStore } from '@assay/shared/state';
import { sendFile, type SendFilePorts } from './send-file.ts';
import { isUnderWay, type Upload, type UploadRequest, type UploadStatus } from './upload.ts';

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

interface UploadsState {
  /** In the order in which they were chosen. */
  readonly uploads: readonly Upload[];
}

/**
 * The uploads of one session. They belong to no screen, so that a person can go on working while files travel. One
 * file that fails does not stop the others.
 */
export function createUploadManager(ports: UploadPorts) {
  const useStore = createUiStore<UploadsState>()(() => ({ uploads: [] }));
  const cancels = new Map<string, AbortController>();
  let running = 0;

  const list = () => useStore.getState().uploads;
  const set = (uploads: readonly Upload[]) => {
    useStore.setState({ uploads });
    guardLeaving(uploads.some(isUnderWay));
  };
  const remove = (id: string) => set(list().filter((upload) => upload.id !== id));
  const change = (id: string, changes: Partial<Upload>) =>
    set(list().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const setStatus = (id: string, status: UploadStatus) => change(id, { status });
  const fail = ({ id, file }: Upload, message: MessageKey, canRetry: boolean) => {
    change(id, { status: { kind: 'failed', message, canRetry }, documentRequestId: null });
    ports.onFailed(file);
  };

  async function send(upload: Upload, signal: AbortSignal) {
    const { id, file, documentType } = upload;
    const refusal = await ports.check(file);
    if (refusal) return fail(upload, refusal, refusal === 'extraction.fileUnreadable');
    const onAnnounced = (documentRequestId: string) => change(id, { documentRequestId });
    const onProgress = (sent: number, total: number) => setStatus(id, { kind: 'sending', sent, total });
    const documentRequestId = await sendFile(ports, { file, documentType, signal, onAnnounced, onProgress });
    if (documentRequestId !== null) await ports.onArrived(documentRequestId);
    remove(id);
  }

  async function run(upload: Upload) {
    const cancel = new AbortController();
    cancels.set(upload.id, cancel);
    running += 1;
    setStatus(upload.id, { kind: 'sending', sent: 0, total: upload.file.size });
    try {
      await send(upload, cancel.signal);
    } catch (error) {
      fail(upload, ports.messageOf(error), true);
    } finally {
      cancels.delete(upload.id);
      running -= 1;
      runNext();
    }
  }

  function runNext() {
    const waiting = list().filter(({ status }) => status.kind === 'waiting');
    for (const upload of waiting.slice(0, PARALLEL_UPLOADS - running)) void run(upload);
  }

  return {
    /** Reads the uploads in a component. */
    useUploads: () => useStore((state) => state.uploads),
    /** Queues files; they start as soon as there is room. */
    add(requests: readonly UploadRequest[]) {
      const added = requests.map((request): Upload => ({
        ...request,
        id: crypto.randomUUID(),
        status: { kind: 'waiting' },
        documentRequestId: null,
      }));
      set([...list(), ...added]);
      runNext();
    },
    /** Ends an upload silently: what is under way is aborted and taken back, and its row goes [UPL-008, AMB-046]. */
    cancel(id: string) {
      cancels.get(id)?.abort();
      remove(id);
    },
    /** Sends a failed file again. */
    retry(id: string) {
      setStatus(id, { kind: 'waiting' });
      runNext();
    },
  };
}

export type UploadManager = ReturnType<typeof createUploadManager>;

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** While files travel, closing the tab would lose them: the browser asks first. */
function guardLeaving(isBusy: boolean): void {
  if (isBusy) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

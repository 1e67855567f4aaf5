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
  /** A file arrived: its document request is on its way through extraction. */
  readonly onArrived: (documentRequestId: string) => void;
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
  const setStatus = (id: string, status: UploadStatus) =>
    set(list().map((upload) => (upload.id === id ? { ...upload, status } : upload)));

  async function send({ id, file, documentType }: Upload, signal: AbortSignal) {
    const refusal = await ports.check(file);
    if (refusal) return setStatus(id, { kind: 'failed', message: refusal });
    const onProgress = (sent: number, total: number) => setStatus(id, { kind: 'sending', sent, total });
    const documentRequestId = await sendFile(ports, { file, documentType, signal, onProgress });
    remove(id);
    if (documentRequestId !== null) ports.onArrived(documentRequestId);
  }

  async function run(upload: Upload) {
    const cancel = new AbortController();
    cancels.set(upload.id, cancel);
    running += 1;
    setStatus(upload.id, { kind: 'sending', sent: 0, total: upload.file.size });
    try {
      await send(upload, cancel.signal);
    } catch (error) {
      setStatus(upload.id, { kind: 'failed', message: ports.messageOf(error) });
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
      const added = requests.map((request): Upload => ({ ...request, id: crypto.randomUUID(), status: { kind: 'waiting' } }));
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

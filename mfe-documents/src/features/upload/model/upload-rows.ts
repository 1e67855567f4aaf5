import { createUiStore } from '@assay/shared/state';
import { isActive, type Upload, type UploadRequest } from './upload.ts';

interface UploadsState {
  /** In the order in which they were chosen. */
  readonly uploads: readonly Upload[];
  /** Document requests whose files arrived. */
  readonly arrived: readonly string[];
  /** Those of them whose extraction was not seen to end. */
  readonly unsettled: readonly string[];
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Closing the tab would lose the files that are being sent, so the browser asks first. */
function guardLeaving(isBusy: boolean): void {
  if (isBusy) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

/** The rows of the uploads of one session. */
export function createUploadRows() {
  const useStore = createUiStore<UploadsState>()(() => ({ uploads: [], arrived: [], unsettled: [] }));
  const list = () => useStore.getState().uploads;
  const set = (uploads: readonly Upload[]) => {
    useStore.setState({ uploads });
    guardLeaving(uploads.some(isActive));
  };
  return {
    list,
    /** Reads the rows in a component. */
    useUploads: () => useStore((state) => state.uploads),
    useArrived: () => useStore((state) => state.arrived),
    arrive: (documentRequestId: string) =>
      useStore.setState(({ arrived, unsettled }) => ({
        arrived: [...arrived, documentRequestId],
        unsettled: [...unsettled, documentRequestId],
      })),
    useUnsettled: () => useStore((state) => state.unsettled),
    settle: (ids: readonly string[]) =>
      useStore.setState(({ unsettled }) => ({ unsettled: unsettled.filter((id) => !ids.includes(id)) })),
    dismiss: (ids: readonly string[]) =>
      useStore.setState(({ arrived }) => ({ arrived: arrived.filter((id) => !ids.includes(id)) })),
    add: (requests: readonly UploadRequest[]) => {
      const added = requests.map((request): Upload => ({
        ...request,
        id: crypto.randomUUID(),
        status: { kind: 'waiting' },
        documentRequestId: null,
      }));
      set([...list(), ...added]);
    },
    /** Changes a row. One that was removed is not added again. */
    change: (id: string, changes: Partial<Upload>) =>
      set(list().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload))),
    remove: (id: string) => set(list().filter((upload) => upload.id !== id)),
  };
}

import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Documents to be reviewed one after the other [AMB-044]. */
export interface DocumentQueue {
  /** In the order of the list where they were selected. */
  readonly ids: readonly string[];
  /** The index of the current document, from 0; null while the queue is empty and after the last document. */
  readonly index: number | null;
}

export const EMPTY_QUEUE: DocumentQueue = { ids: [], index: null };

/** A queue that starts at its first document; the empty queue without ids. */
export function queueOf(ids: readonly string[]): DocumentQueue {
  return ids.length === 0 ? EMPTY_QUEUE : { ids: [...ids], index: 0 };
}

/** The queue at its next document; after the last one at none. */
export function advanceQueue(queue: DocumentQueue): DocumentQueue {
  if (queue.index === null) return queue;
  const next = queue.index + 1;
  return { ...queue, index: next < queue.ids.length ? next : null };
}

/**
 * The queue at one of its documents, e.g. after the browser's Back; unchanged for a document that is not in it, and once
 * the queue is done.
 */
export function queueAt(queue: DocumentQueue, id: string): DocumentQueue {
  const index = queue.index === null ? -1 : queue.ids.indexOf(id);
  return index === -1 || index === queue.index ? queue : { ...queue, index };
}

/** The current document of the queue. */
export function currentDocument({ ids, index }: DocumentQueue): string | null {
  return index === null ? null : (ids[index] ?? null);
}

/** The queue and what can be done with it. */
export interface DocumentQueueState {
  readonly queue: DocumentQueue;
  /** Starts a queue at its first document; without ids the queue is empty. */
  readonly start: (ids: readonly string[]) => void;
  /** Goes to the next document and returns its id, or null after the last one. */
  readonly advance: () => string | null;
  /** Continues at one of the queued documents. */
  readonly moveTo: (id: string) => void;
  /** Puts the queued documents into another order; the current one stays current. */
  readonly reorder: (ids: readonly string[]) => void;
  /** The documents of the list that was shown last, in its order. */
  readonly listed: readonly string[];
  readonly setListed: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

const STORAGE_KEY = 'assay.documentQueue';
const LISTED_KEY = 'assay.listedDocuments';

function readQueue(storage: Storage, key = STORAGE_KEY): DocumentQueue {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('ids' in stored) || !('index' in stored))
      return EMPTY_QUEUE;
    const { ids, index } = stored;
    if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) return EMPTY_QUEUE;
    const isPlace = typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < ids.length;
    return { ids, index: isPlace ? index : null };
  } catch {
    return EMPTY_QUEUE; // Unreadable or forbidden storage: without a queue the user starts again from the list.
  }
}

function writeQueue(storage: Storage, queue: DocumentQueue, key = STORAGE_KEY) {
  try {
    if (queue.ids.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(queue));
  } catch {
    // The queue stays in memory and is lost by a reload only.
  }
}

/** Creates a queue in session storage: it survives a reload, and a second tab has its own. */
export function createDocumentQueue(
  storage: Storage = globalThis.sessionStorage,
): StoreApi<DocumentQueueState> {
  return createStore<DocumentQueueState>()((set, get) => {
    const show = (queue: DocumentQueue) => {
      writeQueue(storage, queue);
      set({ queue });
    };
    return {
      queue: readQueue(storage),
      start: (ids) => show(queueOf(ids)),
      advance: () => {
        show(advanceQueue(get().queue));
        return currentDocument(get().queue);
      },
      moveTo: (id) => {
        const { queue } = get();
        const moved = queueAt(queue, id);
        if (moved !== queue) show(moved);
      },
      reorder: (ids) => {
        const { queue } = get();
        const current = currentDocument(queue);
        show({ ids: [...ids], index: current === null ? queue.index : Math.max(0, ids.indexOf(current)) });
      },
      listed: readQueue(storage, LISTED_KEY).ids,
      setListed: (ids) => {
        writeQueue(storage, queueOf(ids), LISTED_KEY);
        set({ listed: ids });
      },
      clear: () => show(EMPTY_QUEUE),
    };
  });
}

/** The queue of this browser tab. The lists start it, and the document view advances it. */
export const documentQueue = createDocumentQueue();

/** The queue of this tab, as React state. */
export function useDocumentQueue(): DocumentQueueState {
  return useStore(documentQueue);
}

import { isRecord } from '@assay/shared/domain';
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

/** A stretch of the list that was shown last, and what it takes to go on in that list. */
export interface ListedDocuments {
  readonly ids: readonly string[];
  /** Where the first of them is in the list, from 0. */
  readonly offset: number;
  /** How many documents the list has; at least so many where counting stopped early. */
  readonly totalCount: number;
  readonly isLowerBound: boolean;
  /** The address of the list, with its page and its filters. */
  readonly address: string;
  /** The query that the list was loaded with, apart from its page. */
  readonly query: Readonly<Record<string, unknown>>;
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
  /** The documents of the list that was shown last, in its order; null before any was shown. */
  readonly listed: ListedDocuments | null;
  readonly setListed: (listed: ListedDocuments | null) => void;
  readonly clear: () => void;
}

const STORAGE_KEY = 'assay.documentQueue';
const LISTED_KEY = 'assay.listedDocuments';

const isIdList = (stored: unknown): stored is readonly string[] =>
  Array.isArray(stored) && stored.every((id) => typeof id === 'string');
const isPlace = (stored: unknown): stored is number =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0;

function read(storage: Storage, key: string): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isRecord(stored) ? stored : null;
  } catch {
    return null; // Unreadable or forbidden storage: without a queue the user starts again from the list.
  }
}

function write(storage: Storage, key: string, value: DocumentQueue | ListedDocuments | null) {
  try {
    if (value === null || value.ids.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // It stays in memory and is lost by a reload only.
  }
}

function readQueue(storage: Storage): DocumentQueue {
  const { ids, index } = read(storage, STORAGE_KEY) ?? {};
  if (!isIdList(ids)) return EMPTY_QUEUE;
  return { ids, index: isPlace(index) && index < ids.length ? index : null };
}

function readListed(storage: Storage): ListedDocuments | null {
  const { ids, offset, totalCount, isLowerBound, address, query } = read(storage, LISTED_KEY) ?? {};
  if (!isIdList(ids) || !isPlace(offset) || !isPlace(totalCount)) return null;
  if (typeof address !== 'string' || !isRecord(query)) return null;
  return { ids, offset, totalCount, isLowerBound: isLowerBound === true, address, query };
}

/** Creates a queue in session storage: it survives a reload, and a second tab has its own. */
export function createDocumentQueue(
  storage: Storage = globalThis.sessionStorage,
): StoreApi<DocumentQueueState> {
  return createStore<DocumentQueueState>()((set, get) => {
    const show = (queue: DocumentQueue) => {
      write(storage, STORAGE_KEY, queue);
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
      listed: readListed(storage),
      setListed: (listed) => {
        write(storage, LISTED_KEY, listed);
        set({ listed });
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

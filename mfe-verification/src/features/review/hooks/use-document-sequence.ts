import { useNavigate, useNavigateTo } from '@assay/shared/router';
import { useDocumentQueue } from '@assay/shared/state';
import { useEffect } from 'react';
import { useListedDocuments } from './use-listed-documents.ts';

/** The place of a document among others: in the queue of this browser tab, else in the list that it was opened from. */
export interface DocumentSequence {
  readonly isQueue: boolean;
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly nextId: string | null;
  readonly previousId: string | null;
  /** Opens the next document; after the last one the list that it came from [AMB-044]. */
  readonly openNext: () => void;
  readonly openPrevious: () => void;
}

/** The sequence that a document is part of; null if it was opened by its address. A queue continues at this document. */
export function useDocumentSequence(documentRequestId: string): DocumentSequence | null {
  const { queue, moveTo, advance, listed: last } = useDocumentQueue();
  const listed = useListedDocuments(documentRequestId);
  const navigate = useNavigate();
  const navigateTo = useNavigateTo();
  useEffect(() => moveTo(documentRequestId), [moveTo, documentRequestId]);
  const isQueue = queue.index !== null && queue.ids.includes(documentRequestId);
  if (!isQueue && listed === null) return null;
  const ids = isQueue ? queue.ids : (listed?.ids ?? []);
  const index = ids.indexOf(documentRequestId);
  const [nextId, previousId] = [ids[index + 1] ?? null, ids[index - 1] ?? null];
  const open = (id: string | null) => {
    if (id !== null)
      navigateTo('verification.document', { params: { documentRequestId: id }, replace: true });
    else if (last !== null) void navigate(last.address);
    else navigateTo('documents.verification');
  };
  return {
    isQueue,
    position: index + 1,
    count: ids.length,
    nextId,
    previousId,
    openNext: () => open(isQueue ? advance() : nextId),
    openPrevious: () => previousId !== null && open(previousId),
  };
}

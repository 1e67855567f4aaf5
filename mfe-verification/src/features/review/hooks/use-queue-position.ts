import { useNavigateTo } from '@assay/shared/router';
import { useDocumentQueue } from '@assay/shared/state';
import { useEffect } from 'react';

/** The position of a document in the queue of this browser tab. */
export interface QueuePosition {
  /** From 1. */
  readonly position: number;
  readonly count: number;
  /** Opens the next document; after the last one the list [AMB-044]. */
  readonly openNext: () => void;
}

/** The position of a document in the queue; null if it is not in it. The queue continues at this document. */
export function useQueuePosition(documentRequestId: string): QueuePosition | null {
  const { queue, moveTo, advance } = useDocumentQueue();
  const navigateTo = useNavigateTo();
  useEffect(() => moveTo(documentRequestId), [moveTo, documentRequestId]);
  const index = queue.index === null ? -1 : queue.ids.indexOf(documentRequestId);
  if (index === -1) return null;
  return {
    position: index + 1,
    count: queue.ids.length,
    openNext: () => {
      const next = advance();
      if (next === null) navigateTo('documents.verification');
      else navigateTo('verification.document', { params: { documentRequestId: next }, replace: true });
    },
  };
}

import type { DocumentRequest } from '@assay/shared/contracts';
import { useNavigateTo } from '@assay/shared/router';
import { documentQueue } from '@assay/shared/state';
import { useCallback } from 'react';

/** Opens documents of a list for review: a queue of them, or a single one [AMB-044]. */
export function useReview() {
  const navigateTo = useNavigateTo();
  const open = useCallback(
    (documentRequestId: string) => navigateTo('verification.document', { params: { documentRequestId } }),
    [navigateTo],
  );
  return {
    /** Queues documents in the given order and opens the first of them [QUEUE-001]. */
    startQueue: useCallback(
      (documents: readonly DocumentRequest[]) => {
        const ids = documents.map(({ id }) => id);
        documentQueue.getState().start(ids);
        const [first] = ids;
        if (first !== undefined) open(first);
      },
      [open],
    ),
    /** Opens a single document, which ends a queue. */
    openOne: useCallback(
      ({ id }: DocumentRequest) => {
        documentQueue.getState().clear();
        open(id);
      },
      [open],
    ),
  };
}

import type { DocumentRequest } from '@assay/shared/contracts';
import { INPUT_LIMITS } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { useNavigateTo } from '@assay/shared/router';
import { documentQueue } from '@assay/shared/state';
import { useCallback } from 'react';

/** Opens documents of a list for review: a queue of them, or a single one [AMB-044]. */
export function useReview() {
  const navigateTo = useNavigateTo();
  const notify = useNotify();
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
    /** Opens the values of documents side by side, as many as one grid shows. */
    openSideBySide: useCallback(
      (ids: readonly string[]) => {
        if (ids.length > INPUT_LIMITS.repeated)
          notify('documents.sideBySideLimit', { max: INPUT_LIMITS.repeated });
        else navigateTo('verification.grid', { query: { ids: ids.join(',') } });
      },
      [navigateTo, notify],
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

import { ApiError, useApi } from '@assay/shared/api-client';
import { setDocumentState, setStateConflict, type ResponseOf } from '@assay/shared/contracts';
import { useDocumentChanges, usePlatform } from '@assay/shared/platform';
import { useMutation, type UseMutationResult } from '@assay/shared/query';
import type { StoredMetric } from '../../../editing/save-response.ts';
import { toStored } from '../../../editing/send-save.ts';
import { useSayLearned } from './say-learned.ts';

/** A request to confirm or unconfirm a document, with the time of the last change that the user has seen. */
export interface Confirmation {
  readonly isVerified: boolean;
  readonly lastSeen: string | null;
}

/** Changes by other users that the confirming user has not seen [AMB-130]. */
export interface UnseenChanges {
  readonly changes: readonly StoredMetric[];
  readonly lastModified: string;
}

/** The unseen changes that a refusal contains; undefined for any other failure. */
export function readUnseenChanges(error: unknown): UnseenChanges | undefined {
  if (!(error instanceof ApiError) || error.code !== 'VALUE_CONFLICT') return undefined;
  const { data } = setStateConflict.safeParse(error.details);
  return data && { changes: data.conflicts.map(toStored), lastModified: data.lastModified };
}

/** How many verified values a confirmation could not write: they wait for an owner [AMB-137]. */
function countWaiting({ unowned = [], ambiguous = [] }: ResponseOf<typeof setDocumentState>): number {
  const ids = [...unowned.map(({ metricId }) => metricId), ...ambiguous.flatMap(({ waiting }) => waiting)];
  return new Set(ids).size;
}

/**
 * Confirms or unconfirms a document: stage EXT_DONE with is_verified [STATE-017, AMB-060]. Notifies the user, also of what it teaches, and updates
 * the lists and the counts in the sidebar. The caller shows unseen changes of other users.
 */
export function useConfirmDocument(
  documentRequestId: string,
): UseMutationResult<ResponseOf<typeof setDocumentState>, Error, Confirmation> {
  const api = useApi();
  const { stagesChanged } = useDocumentChanges();
  const { notify, events } = usePlatform();
  const sayLearned = useSayLearned();
  return useMutation({
    mutationFn: ({ isVerified, lastSeen }: Confirmation) =>
      api.call(setDocumentState, {
        params: { id: documentRequestId },
        body: {
          stage: 'EXT_DONE',
          is_verified: isVerified,
          ...(isVerified && lastSeen !== null && { lastModified: lastSeen }),
        },
      }),
    onSuccess: (response, { isVerified }) => {
      const count = countWaiting(response);
      if (!isVerified) notify('verification.unconfirmed');
      else if (count === 0) notify('verification.confirmed');
      else notify('verification.confirmedWaiting', { count });
      sayLearned(documentRequestId, response.learning);
      events.emit('document.verified', { id: documentRequestId, isVerified });
      return stagesChanged([documentRequestId]);
    },
    onError: (error, { isVerified }) => {
      if (readUnseenChanges(error)) return;
      notify.failure(error, isVerified ? 'verification.confirmFailed' : 'verification.unconfirmFailed');
    },
  });
}

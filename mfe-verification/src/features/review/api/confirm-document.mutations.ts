import { ApiError, useApi } from '@assay/shared/api-client';
import { setDocumentState, setStateConflict } from '@assay/shared/contracts';
import { useDocumentChanges, usePlatform } from '@assay/shared/platform';
import { useMutation, type UseMutationResult } from '@assay/shared/query';
import type { StoredMetric } from '../model/save-response.ts';
import { toStored } from './send-edits.ts';

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

/**
 * Confirms or unconfirms a document: stage EXT_DONE with is_verified [STATE-017, AMB-060]. Notifies the user, and updates
 * the lists and the counts in the sidebar. The caller shows unseen changes of other users.
 */
export function useConfirmDocument(
  documentRequestId: string,
): UseMutationResult<unknown, Error, Confirmation> {
  const api = useApi();
  const { stagesChanged } = useDocumentChanges();
  const { notify, events } = usePlatform();
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
    onSuccess: (_, { isVerified }) => {
      notify(isVerified ? 'verification.confirmed' : 'verification.unconfirmed');
      events.emit('document.verified', { id: documentRequestId, isVerified });
      return stagesChanged([documentRequestId]);
    },
    onError: (error, { isVerified }) => {
      if (readUnseenChanges(error)) return;
      notify.failure(error, isVerified ? 'verification.confirmFailed' : 'verification.unconfirmFailed');
    },
  });
}

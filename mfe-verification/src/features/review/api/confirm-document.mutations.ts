import { ApiError, useApi } from '@assay/shared/api-client';
import { setDocumentState, setStateConflict } from '@assay/shared/contracts';
import { useDocumentChanges, usePlatform } from '@assay/shared/platform';
import { useMutation, type UseMutationResult } from '@assay/shared/query';

import type { StoredMetric } from '../model/save-response.ts';
import { toStored } from './save-datapoints.mutations.ts';

/** A confirmation, or its taking back, of the values as they were last seen. */
export interface Confirmation {
  readonly isVerified: boolean;
  readonly lastSeen: string | null;
}

/** What others changed that whoever confirms has not seen [AMB-130]. */
export interface UnseenChanges {
  readonly changes: readonly StoredMetric[];
  readonly lastModified: string;
}

/** Reads a refusal that names what was changed; undefined for any other failure. */
export function readUnseenChanges(error: unknown): UnseenChanges | undefined {
  if (!(error instanceof ApiError) || error.code !== 'VALUE_CONFLICT') return undefined;
  const { data } = setStateConflict.safeParse(error.details);
  return data && { changes: data.conflicts.map(toStored), lastModified: data.lastModified };
}

/**
 * Confirms a document or takes that back: stage EXT_DONE with is_verified [STATE-017, AMB-060]. Tells the user, the
 * sidebar's counts and the lists; a failure is `erroring` [VER-024]. What others changed meanwhile is for the caller to show.
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

import { useApi } from '@assay/shared/api-client';
import { setDocumentState } from '@assay/shared/contracts';
import { usePlatform } from '@assay/shared/platform';
import { documentsKey, useMutation, useQueryClient, type UseMutationResult } from '@assay/shared/query';

/**
 * Confirms a document or takes that back: stage EXT_DONE with is_verified [STATE-017, AMB-060]. Tells the user, the
 * sidebar's counts and the lists; a failure is `erroring` [VER-024].
 */
export function useConfirmDocument(documentRequestId: string): UseMutationResult<unknown, Error, boolean> {
  const api = useApi();
  const queryClient = useQueryClient();
  const { notify, events, navigation } = usePlatform();
  return useMutation({
    mutationFn: (isVerified: boolean) =>
      api.call(setDocumentState, {
        params: { id: documentRequestId },
        body: { stage: 'EXT_DONE', is_verified: isVerified },
      }),
    onSuccess: (_, isVerified) => {
      notify(isVerified ? 'verification.confirmed' : 'verification.unconfirmed');
      events.emit('document.verified', { id: documentRequestId, isVerified });
      navigation.refreshCounts();
      return queryClient.invalidateQueries({ queryKey: documentsKey });
    },
    onError: (error, isVerified) =>
      notify.failure(error, isVerified ? 'verification.confirmFailed' : 'verification.unconfirmFailed'),
  });
}

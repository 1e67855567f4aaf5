import { useApi } from '@assay/shared/api-client';
import { previewConfirmation, type ConfirmationPreview } from '@assay/shared/contracts';
import { INPUT_LIMITS } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { keepPreviousData, useMutation, useQuery } from '@assay/shared/query';

/** What confirming a document would write, with more values verified than are now; a failure is shown to the user [AMB-137]. */
export function usePreviewConfirmation(documentRequestId: string) {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: (verifying: readonly string[]): Promise<ConfirmationPreview> =>
      api.call(previewConfirmation, {
        params: { id: documentRequestId },
        body: { verifying: verifying.slice(0, INPUT_LIMITS.ids) },
      }),
    onError: (error) => notify.failure(error, 'verification.confirmFailed'),
  });
}

/**
 * What the confirmation of a document could not write yet; null while it is not confirmed, or not known. It is read again
 * whenever the document was saved.
 * @param lastSeen the time of the last change that is known
 */
export function useUnwritten(
  documentRequestId: string,
  { isConfirmed, lastSeen }: { readonly isConfirmed: boolean; readonly lastSeen: string | null },
): ConfirmationPreview | null {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['confirmationPreview', documentRequestId, lastSeen],
    queryFn: ({ signal }) =>
      api.call(previewConfirmation, { params: { id: documentRequestId }, body: {} }, { signal }),
    enabled: isConfirmed,
    placeholderData: keepPreviousData,
  });
  return isConfirmed ? (data ?? null) : null;
}

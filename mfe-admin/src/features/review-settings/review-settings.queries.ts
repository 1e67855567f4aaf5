import { useApi, type ApiClient } from '@assay/shared/api-client';
import { getReviewSettings, updateReviewSettings } from '@assay/shared/contracts';
import { documentsKey, queryOptions, useMutation, useQueryClient } from '@assay/shared/query';
import { useNotify } from '@assay/shared/platform';

const reviewSettingsKey = ['settings', 'review'] as const;

export function reviewSettingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: reviewSettingsKey,
    queryFn: ({ signal }) => api.call(getReviewSettings, {}, { signal }),
  });
}

/** Sets whether documents are confirmed only after their approval. */
export function useUpdateReviewSettings() {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (requiresApproval: boolean) => api.call(updateReviewSettings, { body: { requiresApproval } }),
    onSuccess: (_, requiresApproval) => {
      queryClient.setQueryData(reviewSettingsKey, { requiresApproval });
      notify('settings.saved');
      return queryClient.invalidateQueries({ queryKey: documentsKey });
    },
    onError: (error) => notify.failure(error, 'settings.saveFailed'),
  });
}

import { useApi, type ApiClient } from '@assay/shared/api-client';
import { getReviewSettings, updateReviewSettings, type ReviewSettings } from '@assay/shared/contracts';
import { documentsKey, queryOptions, useMutation, useQueryClient } from '@assay/shared/query';
import { useNotify } from '@assay/shared/platform';

const reviewSettingsKey = ['settings', 'review'] as const;

export function reviewSettingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: reviewSettingsKey,
    queryFn: ({ signal }) => api.call(getReviewSettings, {}, { signal }),
  });
}

/** Changes settings of the review; the figures of dashboards may follow from them. */
export function useUpdateReviewSettings() {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<ReviewSettings>) => api.call(updateReviewSettings, { body: change }),
    onSuccess: (_, change) => {
      queryClient.setQueryData<ReviewSettings>(
        reviewSettingsKey,
        (known) => known && { ...known, ...change },
      );
      notify('settings.saved');
      return queryClient.invalidateQueries({ queryKey: documentsKey });
    },
    onError: (error) => notify.failure(error, 'settings.saveFailed'),
  });
}

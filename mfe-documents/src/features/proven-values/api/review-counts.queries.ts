import { useApi } from '@assay/shared/api-client';
import { countReviews, type DocumentReview } from '@assay/shared/contracts';
import { queryOptions } from '@assay/shared/query';
import { useLoadState, type LoadState } from '@assay/shared/state';

/** How much of each document is reviewed; nothing is asked for no documents. Always read anew: it is counted to act on. */
export function useReviewCounts(ids: readonly string[]): LoadState<readonly DocumentReview[]> {
  const api = useApi();
  return useLoadState(
    queryOptions({
      queryKey: ['review-counts', ids],
      queryFn: async ({ signal }): Promise<readonly DocumentReview[]> =>
        (await api.call(countReviews, { body: { ids: [...ids] } }, { signal })).documents,
      enabled: ids.length > 0,
      gcTime: 0,
    }),
  );
}

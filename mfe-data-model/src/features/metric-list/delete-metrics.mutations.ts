import { useApi, type ApiClient } from '@assay/shared/api-client';
import { deleteMetric, deleteMetrics, getMetricDeletion } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { metricsKey, queryOptions, useMutation, useQueryClient } from '@assay/shared/query';
import { furtherMetricsKey } from './use-endless-metrics.ts';

/** A metric that is to be deleted. */
export interface DeletedMetric {
  readonly id: string;
  readonly fin: string;
  readonly name: string;
}

/** What deleting these metrics would delete with them, and what stands in its way. */
export function metricDeletionQuery(api: ApiClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: [...metricsKey, 'deletion', ids],
    queryFn: ({ signal }) => api.call(getMetricDeletion, { body: { uuids: [...ids] } }, { signal }),
    enabled: ids.length > 0,
    gcTime: 0,
  });
}

/**
 * Deletes one metric by its fin, or several by their ids [AMB-101]. `onDeleted` receives their number before the list is
 * loaded again [STORE-010].
 */
export function useDeleteMetrics({ onDeleted }: { readonly onDeleted: (count: number) => void }) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (metrics: readonly DeletedMetric[]) => {
      const [first, ...others] = metrics;
      if (first && others.length === 0) await api.call(deleteMetric, { body: { fin: first.fin } });
      else await api.call(deleteMetrics, { body: { uuids: metrics.map(({ id }) => id) } });
    },
    onSuccess: async (_, { length }) => {
      notify('metrics.deleted');
      onDeleted(length);
      await queryClient.resetQueries({ queryKey: furtherMetricsKey });
      await queryClient.invalidateQueries({ queryKey: metricsKey });
    },
    onError: (error) => notify.failure(error, 'metrics.deleteFailed'),
  });
}

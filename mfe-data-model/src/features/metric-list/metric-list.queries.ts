import type { ApiClient } from '@assay/shared/api-client';
import { listMetricSummaries } from '@assay/shared/contracts';
import { queryOptions } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';

/** A page of the client's metrics [API-043]; filters that are empty are not sent [AMB-104]. */
export function metricListQuery(api: ApiClient, { page, filters }: ListRequest) {
  const query = { ...page, search: filters.search?.[0], type: filters.type };
  return queryOptions({
    queryKey: ['metrics', 'list', query],
    queryFn: async ({ signal }) => {
      const { metrics, totalMetricCount } = await api.call(listMetricSummaries, { query }, { signal });
      return { items: metrics, totalCount: totalMetricCount };
    },
  });
}

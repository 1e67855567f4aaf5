import type { ApiClient } from '@assay/shared/api-client';
import { listMetricSummaries, type MetricSummary } from '@assay/shared/contracts';
import { metricsKey, queryOptions } from '@assay/shared/query';
import type { ListData, ListRequest } from '@assay/shared/widgets/list-page';

/** What a page of metrics is asked for by; filters that are empty are not sent [AMB-104]. */
function queryOf({ page, filters }: Pick<ListRequest, 'page' | 'filters'>) {
  const { search, timePeriod, type, association } = filters;
  return { ...page, search: search?.[0], timePeriod, type, association };
}

/** Loads a page of the client's metrics [API-043]. */
export async function loadMetrics(
  api: ApiClient,
  request: Pick<ListRequest, 'page' | 'filters'>,
  signal: AbortSignal,
): Promise<ListData<MetricSummary>> {
  const response = await api.call(listMetricSummaries, { query: queryOf(request) }, { signal });
  return { items: response.metrics, totalCount: response.totalMetricCount };
}

/** A page of the client's metrics. */
export function metricListQuery(api: ApiClient, request: ListRequest) {
  return queryOptions({
    queryKey: [...metricsKey, 'list', queryOf(request)],
    queryFn: ({ signal }) => loadMetrics(api, request, signal),
  });
}

import type { ApiClient } from '@assay/shared/api-client';
import { getMetric } from '@assay/shared/contracts';
import { metricsKey, queryOptions } from '@assay/shared/query';

/** How often a metric is read again while its values are recalculated, in milliseconds. */
const RECALCULATION_POLL_MS = 2000;

/** One metric whole [API-044]. */
export function metricQuery(api: ApiClient, fin: string | null) {
  return queryOptions({
    queryKey: [...metricsKey, 'details', fin],
    queryFn: ({ signal }) => api.call(getMetric, { body: { fin: fin ?? '' } }, { signal }),
    enabled: fin !== null,
    refetchInterval: ({ state }) => (state.data?.isRecalculating ? RECALCULATION_POLL_MS : false),
  });
}

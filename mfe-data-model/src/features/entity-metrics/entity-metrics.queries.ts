import type { ApiClient } from '@assay/shared/api-client';
import { listMetricSummaries } from '@assay/shared/contracts';
import { datapointsKey, queryOptions } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';
import { associationOf, readLatest, type MetricOwner } from './metric-owner.ts';

/** The query of a page of the metrics that an owner has; empty filters are not sent [AMB-103, AMB-104]. */
export function ownerMetricsQuery(owner: MetricOwner) {
  return (api: ApiClient, { page, filters }: ListRequest) => {
    const query = {
      ...page,
      ...associationOf(owner),
      isStatic: 'true',
      search: filters.search?.[0],
      type: filters.type,
      withValuesOf: filters.values === undefined ? undefined : owner.id,
    };
    return queryOptions({
      queryKey: ['metric-identifiers', 'of-owner', query],
      queryFn: async ({ signal }) => {
        const { metrics, totalMetricCount } = await api.call(listMetricSummaries, { query }, { signal });
        return { items: metrics, totalCount: totalMetricCount };
      },
    });
  };
}

/** The latest values of the metrics on a page, by fin. */
export function latestValuesQuery(api: ApiClient, owner: MetricOwner, fins: readonly string[]) {
  return queryOptions({
    queryKey: [...datapointsKey, owner.kind, owner.id, 'latest', fins],
    queryFn: async ({ signal }) => {
      const values = fins.length === 0 ? [] : await readLatest(api, owner, fins, signal);
      return new Map(values.map((value) => [value.fin, value]));
    },
  });
}

import type { ApiClient } from '@assay/shared/api-client';
import { listMetricSummaries } from '@assay/shared/contracts';
import { datapointsKey, queryOptions } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';
import { isOrderOfValues } from './metric-orders.ts';
import { associationOf, readLatest, type MetricOwner } from './metric-owner.ts';

/** The query of a page of the metrics that an owner has; empty filters are not sent [AMB-103, AMB-104]. */
export function ownerMetricsQuery(owner: MetricOwner, asKnownOn: string | undefined) {
  return (api: ApiClient, { page, orderBy, filters }: ListRequest) => {
    const query = {
      ...page,
      ...associationOf(owner),
      isStatic: 'true',
      search: filters.search?.[0],
      type: filters.type,
      ...(filters.values !== undefined && { withValuesOf: owner.id, asKnownOn }),
      ...(isOrderOfValues(orderBy) && { valuesOf: owner.id, asKnownOn }),
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

/** The latest values of the metrics on a page, by fin, now or as they were known at a moment. */
export function latestValuesQuery(
  api: ApiClient,
  owner: MetricOwner,
  asked: { readonly fins: readonly string[]; readonly asKnownOn: string | undefined },
) {
  return queryOptions({
    queryKey: [...datapointsKey, owner.kind, owner.id, 'latest', asked],
    queryFn: async ({ signal }) => {
      const values = asked.fins.length === 0 ? [] : await readLatest(api, owner, asked, signal);
      return new Map(values.map((value) => [value.fin, value]));
    },
  });
}

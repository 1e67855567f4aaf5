import type { ApiClient } from '@assay/shared/api-client';
import { listMetricSummaries, type StoredDatapoint } from '@assay/shared/contracts';
import { formatOrderBy } from '@assay/shared/domain';
import { datapointsKey, queryOptions } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';
import { isOrderOfValues } from './metric-orders.ts';
import { associationOf, MAX_PAGE, readLatest, type MetricOwner } from './metric-owner.ts';

/** What the list of an owner's metrics asks for [AMB-103, AMB-104]; empty filters are not sent. */
function metricsAskedFor(
  owner: MetricOwner,
  asKnownOn: string | undefined,
  { orderBy, filters }: Pick<ListRequest, 'orderBy' | 'filters'>,
) {
  return {
    orderBy: orderBy ? formatOrderBy(orderBy) : undefined,
    ...associationOf(owner),
    isStatic: 'true',
    search: filters.search?.[0],
    type: filters.type,
    ...(filters.values !== undefined && { withValuesOf: owner.id, asKnownOn }),
    ...(isOrderOfValues(orderBy) && { valuesOf: owner.id, asKnownOn }),
  };
}

/** The query of a page of the metrics that an owner has. */
export function ownerMetricsQuery(owner: MetricOwner, asKnownOn: string | undefined) {
  return (api: ApiClient, request: ListRequest) => {
    const query = { ...request.page, ...metricsAskedFor(owner, asKnownOn, request) };
    return queryOptions({
      queryKey: ['metric-identifiers', 'of-owner', query],
      queryFn: async ({ signal }) => {
        const { metrics, totalMetricCount } = await api.call(listMetricSummaries, { query }, { signal });
        return { items: metrics, totalCount: totalMetricCount };
      },
    });
  };
}

/** Reads all pages, one after the other. */
async function readAll<Item>(
  readPage: (page: { readonly offset: number; readonly maxPageSize: number }) => Promise<{
    readonly items: readonly Item[];
    readonly totalCount: number;
  }>,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  for (;;) {
    const { items, totalCount } = await readPage({ offset: all.length, maxPageSize: MAX_PAGE });
    all.push(...items);
    if (items.length === 0 || all.length >= totalCount) return all;
  }
}

/** All metrics of a list, without its pages. */
export function allOwnerMetricsQuery(
  api: ApiClient,
  owner: MetricOwner,
  {
    asKnownOn,
    ...request
  }: Pick<ListRequest, 'orderBy' | 'filters'> & { readonly asKnownOn: string | undefined },
) {
  const listed = metricsAskedFor(owner, asKnownOn, request);
  return queryOptions({
    queryKey: ['metric-identifiers', 'of-owner', 'all', listed],
    queryFn: ({ signal }) =>
      readAll(async (page) => {
        const query = { ...listed, ...page };
        const { metrics, totalMetricCount } = await api.call(listMetricSummaries, { query }, { signal });
        return { items: metrics, totalCount: totalMetricCount };
      }),
  });
}

/** The latest values of the metrics on a page, by fin, now or as they were known at a moment. */
export function latestValuesQuery(
  api: ApiClient,
  owner: MetricOwner,
  { fins, asKnownOn }: { readonly fins: readonly string[]; readonly asKnownOn: string | undefined },
) {
  return queryOptions({
    queryKey: [...datapointsKey, owner.kind, owner.id, 'latest', { fins, asKnownOn }],
    queryFn: async ({ signal }) => {
      const page = { fins, asKnownOn, offset: 0, maxPageSize: fins.length };
      const { items } = fins.length === 0 ? { items: [] } : await readLatest(api, owner, page, signal);
      return byFin(items);
    },
  });
}

/** The latest values of all metrics of an owner, by fin. */
export function allLatestValuesQuery(api: ApiClient, owner: MetricOwner, asKnownOn: string | undefined) {
  return queryOptions({
    queryKey: [...datapointsKey, owner.kind, owner.id, 'latest', { asKnownOn }],
    queryFn: async ({ signal }) =>
      byFin(await readAll((page) => readLatest(api, owner, { ...page, asKnownOn }, signal))),
  });
}

const byFin = (values: readonly StoredDatapoint[]): ReadonlyMap<string, StoredDatapoint> =>
  new Map(values.map((value) => [value.fin, value]));

import { useApi } from '@assay/shared/api-client';
import { listMetricSummaries } from '@assay/shared/contracts';
import { formatOrderBy } from '@assay/shared/domain';
import { keepPreviousData, queryOptions } from '@assay/shared/query';
import { useLoadState, type ListQuery } from '@assay/shared/state';

/** A page of metric identifiers [API-043]; empty filters are left out [AMB-104]. */
export function useMetricList({ maxPageSize, orderBy, filters }: ListQuery, offset: number) {
  const api = useApi();
  const query = {
    offset,
    maxPageSize,
    orderBy: orderBy ? formatOrderBy(orderBy) : undefined,
    search: filters.search?.[0],
    type: filters.type && [...filters.type],
    timePeriod: filters.timePeriod && [...filters.timePeriod],
  };
  return useLoadState(
    queryOptions({
      queryKey: ['metrics', 'list', query],
      queryFn: async ({ signal }) => {
        const { metrics, totalMetricCount } = await api.call(listMetricSummaries, { query }, { signal });
        return { items: metrics, totalCount: totalMetricCount };
      },
      placeholderData: keepPreviousData,
    }),
  );
}

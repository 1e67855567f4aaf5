import { useApi } from '@assay/shared/api-client';
import type { MetricSummary } from '@assay/shared/contracts';
import { formatOrderBy } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { metricsKey, useInfiniteQuery } from '@assay/shared/query';
import type { List } from '@assay/shared/widgets/list-page';
import { loadMetrics } from './metric-list.queries.ts';

/** The rows beyond the first page are read under this key. */
export const furtherMetricsKey = [...metricsKey, 'further'] as const;

/**
 * The list with all rows that were scrolled to, and what loads the next ones; as it is while metrics are not scrolled
 * endlessly [FLAG-011].
 */
export function useEndlessMetrics(list: List<MetricSummary>, isEndless: boolean) {
  const api = useApi();
  const notify = useNotify();
  const { maxPageSize, orderBy, filters } = list.query;
  const { totalCount } = list;
  const further = useInfiniteQuery({
    queryKey: [...furtherMetricsKey, { maxPageSize, orderBy, filters, totalCount }],
    queryFn: ({ pageParam: offset, signal }) => {
      const page = { offset, maxPageSize, orderBy: orderBy ? formatOrderBy(orderBy) : undefined };
      return loadMetrics(api, { page, filters }, signal);
    },
    initialPageParam: maxPageSize,
    getNextPageParam: (_, __, offset) => offset + maxPageSize,
    // The first page is the list's own; the next ones come when they are asked for.
    enabled: false,
  });
  if (!isEndless) return { list, more: null };
  const known = new Set(list.rows.map(({ id }) => id));
  const others = (further.data?.pages ?? []).flatMap(({ items }) => items).filter(({ id }) => !known.has(id));
  const rows = [...list.rows, ...others];
  return {
    list: { ...list, rows, table: { ...list.table, rows }, pagination: null },
    more: {
      shown: rows.length,
      total: totalCount,
      isLoading: further.isFetching,
      load: () =>
        void further.fetchNextPage({ cancelRefetch: false }).then(({ error }) => {
          if (error) notify.failure(error, 'metrics.loadFailed');
        }),
    },
  };
}

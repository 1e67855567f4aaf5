import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listEntityDuplicates, searchEntityDuplicates } from '@assay/shared/contracts';
import { entitiesKey, queryOptions, useQuery, useQueryClient } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';
import { useEffect, useRef } from 'react';

/** Every list of pairs. */
export const DUPLICATES_KEY = [...entitiesKey, 'duplicates'] as const;
/** So often a search that runs is asked whether it has ended, in ms. */
const SEARCH_POLL_MS = 1000;

/** Whether the pairs are listed that are not the same, not those that may be. */
export const areDistinct = (filters: ListRequest['filters']) => filters['distinct']?.[0] === 'true';

/** A page of entities that may be one, or that somebody has said are not the same. */
export function duplicatesQuery(api: ApiClient, { page: { offset, maxPageSize }, filters }: ListRequest) {
  const query = {
    offset,
    maxPageSize,
    type: filters['type'] && [...filters['type']],
    distinct: areDistinct(filters) ? ('true' as const) : ('false' as const),
  };
  return queryOptions({
    queryKey: [...DUPLICATES_KEY, query],
    queryFn: ({ signal }) => api.call(listEntityDuplicates, { query }, { signal }),
  });
}

/** How many pairs the last search found; undefined until that is known. */
export function useDuplicateCount(): number | undefined {
  const api = useApi();
  const query = { maxPageSize: 1 };
  const { data } = useQuery(
    queryOptions({
      queryKey: [...DUPLICATES_KEY, query],
      queryFn: async ({ signal }) =>
        (await api.call(listEntityDuplicates, { query }, { signal })).possibleTotal,
    }),
  );
  return data;
}

/** Has the server search anew where entities were changed, and loads the pairs again once that has ended. */
export function useDuplicateSearch() {
  const api = useApi();
  const client = useQueryClient();
  const query = useQuery(
    queryOptions({
      queryKey: [...entitiesKey, 'duplicate-search'],
      queryFn: ({ signal }) => api.call(searchEntityDuplicates, {}, { signal }),
      refetchInterval: ({ state }) => (state.data?.isSearching === true ? SEARCH_POLL_MS : false),
    }),
  );
  const searchedAt = query.data?.searchedAt;
  const seen = useRef(searchedAt);
  useEffect(() => {
    const isNewer = seen.current !== undefined && seen.current !== searchedAt;
    seen.current = searchedAt;
    if (isNewer) void client.invalidateQueries({ queryKey: DUPLICATES_KEY });
  }, [searchedAt, client]);
  return query;
}

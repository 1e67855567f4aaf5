import { useApi, type ApiClient } from '@assay/shared/api-client';
import { countUnmatchedNames, listUnmatchedNames } from '@assay/shared/contracts';
import { entitiesKey, queryOptions, useQuery } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';

/** A page of the names in documents that belong to no entity. */
export function unmatchedNamesQuery(api: ApiClient, { page: { offset, maxPageSize } }: ListRequest) {
  const query = { offset, maxPageSize };
  return queryOptions({
    queryKey: [...entitiesKey, 'unmatched', query],
    queryFn: ({ signal }) => api.call(listUnmatchedNames, { query }, { signal }),
  });
}

/** How many such names there are; undefined until that is known. */
export function useUnmatchedNameCount(): number | undefined {
  const api = useApi();
  const { data } = useQuery(
    queryOptions({
      queryKey: [...entitiesKey, 'unmatched-count'],
      queryFn: async ({ signal }) => (await api.call(countUnmatchedNames, {}, { signal })).totalCount,
    }),
  );
  return data;
}

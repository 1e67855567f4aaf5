import { useApi, type ApiClient } from '@assay/shared/api-client';
import {
  countUnmatchedNames,
  listUnmatchedNames,
  suggestForUnmatchedNames,
  type NameSuggestion,
} from '@assay/shared/contracts';
import { entitiesKey, queryOptions, useQuery } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';

/** The documents whose names are listed: those that are confirmed, unless the address asks for the others. */
export const isUnconfirmed = (filters: ListRequest['filters']) => filters['confirmed']?.[0] === 'false';

/** A page of the names in documents that belong to no entity. What they may mean is asked for on its own. */
export function unmatchedNamesQuery(api: ApiClient, { page, filters }: ListRequest) {
  const query = {
    ...page,
    search: filters['search']?.[0],
    type: filters['type'] && [...filters['type']],
    confirmed: isUnconfirmed(filters) ? ('false' as const) : ('true' as const),
    suggestions: 'false' as const,
  };
  return queryOptions({
    queryKey: [...entitiesKey, 'unmatched', query],
    queryFn: ({ signal }) => api.call(listUnmatchedNames, { query }, { signal }),
  });
}

/** What names are likely to mean, by name; undefined until that is known. */
export function useNameSuggestions(
  names: readonly string[],
): ReadonlyMap<string, readonly NameSuggestion[]> | undefined {
  const api = useApi();
  const { data, isError } = useQuery(
    queryOptions({
      queryKey: [...entitiesKey, 'name-suggestions', names],
      queryFn: async ({ signal }) => {
        const body = { names: [...names] };
        const { names: found } = await api.call(suggestForUnmatchedNames, { body }, { signal });
        return new Map(found.map(({ name, suggestions }) => [name, suggestions]));
      },
      enabled: names.length > 0,
    }),
  );
  return isError ? NO_SUGGESTIONS : data;
}

const NO_SUGGESTIONS: ReadonlyMap<string, readonly NameSuggestion[]> = new Map();

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

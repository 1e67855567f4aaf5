import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listEntities, type Entity } from '@assay/shared/contracts';
import { normaliseEntityName } from '@assay/shared/domain';
import { entitiesKey, keepPreviousData, queryOptions, useQuery } from '@assay/shared/query';

/** Entities whose name contains a text, to choose from. */
function entitySearchQuery(api: ApiClient, name: string) {
  const query = { name, offset: 0, maxPageSize: 20, orderBy: 'name:asc' };
  return queryOptions({
    queryKey: [...entitiesKey, 'search', query],
    queryFn: async ({ signal }) => (await api.call(listEntities, { query }, { signal })).entities,
    enabled: name.trim() !== '',
  });
}

/** Entities that match a typed name, and the exact match. */
export interface EntitySearch {
  readonly suggestions: readonly { readonly id: string; readonly label: string }[];
  readonly exactMatch: Entity | undefined;
}

/** Searches entities by the typed text, without the excluded one. */
export function useEntitySearch(name: string, excludedId?: string): EntitySearch {
  const api = useApi();
  const { data = [] } = useQuery({ ...entitySearchQuery(api, name), placeholderData: keepPreviousData });
  const others = data.filter(({ id }) => id !== excludedId);
  return {
    suggestions: others.map((other) => ({ id: other.id, label: other.name })),
    exactMatch: others.find((other) => normaliseEntityName(other.name) === normaliseEntityName(name)),
  };
}

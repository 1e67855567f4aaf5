import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listEntities, type Entity } from '@assay/shared/contracts';
import { INPUT_LIMITS, normaliseEntityName } from '@assay/shared/domain';
import { entitiesKey, queryOptions } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';

/** The entity of a name, compared normalised; null where there is none. */
export function entityByNameQuery(api: ApiClient, name: string) {
  return queryOptions({
    queryKey: [...entitiesKey, 'named', normaliseEntityName(name)],
    queryFn: async ({ signal }): Promise<Entity | null> => {
      // No entity has such a name, and the request would be refused.
      if (normaliseEntityName(name) === '' || name.length > INPUT_LIMITS.search) return null;
      const { entities } = await api.call(listEntities, { query: { name } }, { signal });
      return entities[0] ?? null;
    },
  });
}

/** Reads an entity again by its id; null where it no longer exists. */
export async function readEntity(api: ApiClient, id: string): Promise<Entity | null> {
  const { entities } = await api.call(listEntities, { query: { interDocumentEntityId: [id] } });
  return entities[0] ?? null;
}

/** The entity of a name, for its page. */
export function useEntityByName(name: string) {
  const api = useApi();
  return useLoadState(entityByNameQuery(api, name));
}

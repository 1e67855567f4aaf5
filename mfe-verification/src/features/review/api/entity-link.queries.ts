import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listEntities, type Entity, type SuggestedEntity } from '@assay/shared/contracts';
import { entitiesKey, queryOptions, useQuery } from '@assay/shared/query';
import { suggestedEntitiesQuery } from '@assay/shared/widgets';

const NONE: readonly SuggestedEntity[] = [];

function entityByIdQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...entitiesKey, 'byId', id],
    queryFn: ({ signal }) => readEntity(api, id, signal),
  });
}

/** An entity as it is stored now; undefined if it was deleted. */
export async function readEntity(api: ApiClient, id: string, signal?: AbortSignal): Promise<Entity | null> {
  const query = { interDocumentEntityId: [id] };
  const { entities } = await api.call(listEntities, { query }, { ...(signal && { signal }) });
  return entities[0] ?? null;
}

/** The entity that a name is linked to; undefined while it loads, and null for none. */
export function useLinkedEntity(id: string | null): Entity | null | undefined {
  const api = useApi();
  const { data } = useQuery({ ...entityByIdQuery(api, id ?? ''), enabled: id !== null });
  return id === null ? null : data;
}

/** The entities that an unlinked name may mean, the likeliest first; none for null. */
export function useSuggestedEntities(
  name: string | null,
  place: { readonly fin: string; readonly documentRequestId: string | undefined },
): readonly SuggestedEntity[] {
  const api = useApi();
  const { data } = useQuery({
    ...suggestedEntitiesQuery(api, { name: name ?? '', ...place }),
    enabled: name !== null,
  });
  return name === null ? NONE : (data ?? NONE);
}

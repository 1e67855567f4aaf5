import { useApi, type ApiClient } from '@assay/shared/api-client';
import { findRelationship, toRelatedEntities, type RelatedEntities } from '@assay/shared/contracts';
import { entitiesKey, queryOptions } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A relationship by its id [API-055]: the first of the response [REL-009]; null where there is none. */
function relationshipQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...entitiesKey, 'relationship', id],
    queryFn: async ({ signal }): Promise<RelatedEntities | null> => {
      // No relationship has such an id, and the request would be refused.
      if (!UUID.test(id)) return null;
      const body = { filters: { uuid: id } };
      const [first] = (await api.call(findRelationship, { body }, { signal })).items;
      return first ? toRelatedEntities(first) : null;
    },
  });
}

/** The relationship of an id, for its page. */
export function useRelationship(id: string) {
  const api = useApi();
  return useLoadState(relationshipQuery(api, id));
}

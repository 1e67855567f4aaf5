import type { ApiClient } from '@assay/shared/api-client';
import { listRelatedEntities } from '@assay/shared/contracts';
import { entitiesKey, queryOptions } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';

/** The relationships of one entity are read under this key. */
export const relationshipsKey = (entityId: string) => [...entitiesKey, entityId, 'relationships'] as const;

/** The query of a page of an entity's relationships [API-054]. */
export function relatedEntitiesQuery(entityId: string) {
  return (api: ApiClient, { page, filters }: ListRequest) => {
    const query = { ...page, name: filters.name?.[0], type: filters.type };
    return queryOptions({
      queryKey: [...relationshipsKey(entityId), 'list', query],
      queryFn: ({ signal }) => api.call(listRelatedEntities, { params: { id: entityId }, query }, { signal }),
    });
  };
}

/** The relationships of an entity that have most metrics with values. */
export function relationshipFiguresQuery(api: ApiClient, entityId: string, limit: number) {
  const query = { offset: 0, maxPageSize: limit, orderBy: 'metricCount:desc' };
  return queryOptions({
    queryKey: [...relationshipsKey(entityId), 'figures', query],
    queryFn: ({ signal }) => api.call(listRelatedEntities, { params: { id: entityId }, query }, { signal }),
  });
}

/** The first relationships of an entity by type, and how many there are of each, for the graph. */
export function relationshipGraphQuery(api: ApiClient, entityId: string, limit: number) {
  const query = { offset: 0, maxPageSize: limit };
  return queryOptions({
    queryKey: [...relationshipsKey(entityId), 'graph', query],
    queryFn: ({ signal }) => api.call(listRelatedEntities, { params: { id: entityId }, query }, { signal }),
  });
}

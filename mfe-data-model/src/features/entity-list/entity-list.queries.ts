import type { ApiClient } from '@assay/shared/api-client';
import { listEntities } from '@assay/shared/contracts';
import { entitiesKey, queryOptions } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';

/** A page of the client's entities [API-053]. */
export function entityListQuery(api: ApiClient, { page, filters }: ListRequest) {
  const query = { ...page, name: filters.name?.[0], type: filters.type && [...filters.type] };
  return queryOptions({
    queryKey: [...entitiesKey, 'list', query],
    queryFn: async ({ signal }) => {
      const { entities, totalEntityCount } = await api.call(listEntities, { query }, { signal });
      return { items: entities, totalCount: totalEntityCount };
    },
  });
}

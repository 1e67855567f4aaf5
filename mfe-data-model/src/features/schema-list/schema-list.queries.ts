import type { ApiClient } from '@assay/shared/api-client';
import { listSchemas } from '@assay/shared/contracts';
import { SCHEMA_LIST_LIMIT } from '@assay/shared/domain';
import { queryOptions } from '@assay/shared/query';

/** All schemas of the client, templates left out [API-068, CONST-005]. */
export function schemaListQuery(api: ApiClient) {
  const query = { maxPageSize: SCHEMA_LIST_LIMIT, isTemplate: 'false' };
  return queryOptions({
    queryKey: ['schemas', 'metadata'],
    queryFn: async ({ signal }) => {
      const { items } = await api.call(listSchemas, { query }, { signal });
      return { items, totalCount: items.length };
    },
  });
}

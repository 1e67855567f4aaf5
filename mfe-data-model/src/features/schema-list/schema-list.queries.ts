import type { ApiClient } from '@assay/shared/api-client';
import { listSchemas } from '@assay/shared/contracts';
import { SCHEMA_LIST_LIMIT } from '@assay/shared/domain';
import { queryOptions } from '@assay/shared/query';
import { schemasKey } from '../../schemas/schemas-key.ts';

function schemasQuery(api: ApiClient, isTemplate: 'true' | 'false') {
  const query = { maxPageSize: SCHEMA_LIST_LIMIT, isTemplate };
  return queryOptions({
    queryKey: [...schemasKey, 'metadata', isTemplate],
    queryFn: async ({ signal }) => {
      const { items } = await api.call(listSchemas, { query }, { signal });
      return { items, totalCount: items.length };
    },
  });
}

/** All schemas of the client, templates left out [API-068, CONST-005]. */
export function schemaListQuery(api: ApiClient) {
  return schemasQuery(api, 'false');
}

/** The templates that schemas can be copied from [AMB-108]. */
export function templateListQuery(api: ApiClient) {
  return schemasQuery(api, 'true');
}

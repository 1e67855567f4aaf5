import { useApi } from '@assay/shared/api-client';
import { listSchemas } from '@assay/shared/contracts';
import { SCHEMA_LIST_LIMIT } from '@assay/shared/domain';
import { queryOptions } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';

/** The client's schemas, templates left out [API-068]. */
export function useSchemaList() {
  const api = useApi();
  return useLoadState(
    queryOptions({
      queryKey: ['schemas', 'metadata'],
      queryFn: async ({ signal }) => {
        const query = { maxPageSize: SCHEMA_LIST_LIMIT, isTemplate: 'false' };
        const { items } = await api.call(listSchemas, { query }, { signal });
        return items;
      },
    }),
  );
}

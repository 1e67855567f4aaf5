import type { ApiClient } from '@assay/shared/api-client';
import { countEntityContents } from '@assay/shared/contracts';
import { entitiesKey, queryOptions } from '@assay/shared/query';

/** How much goes when entities are deleted or, with `types`, when they lose these types [ENT-014, AMB-099]. */
export function entityContentsQuery(api: ApiClient, ids: readonly string[], types?: readonly string[]) {
  return queryOptions({
    queryKey: [...entitiesKey, 'contents', ids, types],
    queryFn: ({ signal }) =>
      api.call(
        countEntityContents,
        { body: { uuids: [...ids], ...(types && { types: [...types] }) } },
        { signal },
      ),
    enabled: ids.length > 0,
  });
}

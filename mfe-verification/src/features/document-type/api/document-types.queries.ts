import type { ApiClient } from '@assay/shared/api-client';
import { listDocumentTypes } from '@assay/shared/contracts';
import { queryOptions } from '@assay/shared/query';

/** The document types of the client [API-009]; they change only when an administrator assigns a schema. */
export function documentTypesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['document-types'],
    queryFn: ({ signal }) => api.call(listDocumentTypes, {}, { signal }),
    staleTime: Infinity,
  });
}

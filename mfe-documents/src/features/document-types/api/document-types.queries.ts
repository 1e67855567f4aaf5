import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listDocumentTypes } from '@assay/shared/contracts';
import { queryOptions } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';

/** How long the document types count as fresh, in ms. They change only when an administrator assigns a schema. */
const FRESH_FOR_MS = 5 * 60_000;

/** The document types of the client [API-009]. */
export function documentTypesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['document-types'],
    queryFn: ({ signal }) => api.call(listDocumentTypes, {}, { signal }),
    staleTime: FRESH_FOR_MS,
  });
}

/** The document types of the client with their load status. */
export function useDocumentTypes() {
  return useLoadState(documentTypesQuery(useApi()));
}

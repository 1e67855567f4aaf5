import { useApi } from '@assay/shared/api-client';
import { listDocumentTypes } from '@assay/shared/contracts';
import { queryOptions } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';

/** How long the document types count as fresh, in ms: they change when an administrator assigns a schema, not while one reads a list. */
const FRESH_FOR = 5 * 60_000;

/** The document types of the client with their load status [API-009]. */
export function useDocumentTypes() {
  const api = useApi();
  return useLoadState(
    queryOptions({
      queryKey: ['document-types'],
      queryFn: ({ signal }) => api.call(listDocumentTypes, {}, { signal }),
      staleTime: FRESH_FOR,
    }),
  );
}

import type { ApiClient } from '@assay/shared/api-client';
import { listDocumentRequests, toDocumentRequest, type DocumentRequest } from '@assay/shared/contracts';
import { DOCUMENT_REQUEST_PAGE_SIZE, isInProgress, isStage, PROCESSING_POLL_MS } from '@assay/shared/domain';
import { documentsKey, queryOptions } from '@assay/shared/query';

/** Whether the program will move the document on by itself. */
export function isBeingExtracted({ stage }: DocumentRequest): boolean {
  return isStage(stage) && isInProgress(stage);
}

/** These documents at whatever stage; they are read again every five seconds while any is being extracted [AMB-047]. */
export function uploadedDocumentsQuery(api: ApiClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: [...documentsKey, 'uploaded', ids],
    queryFn: async ({ signal }) => {
      const found: DocumentRequest[] = [];
      for (let from = 0; from < ids.length; from += DOCUMENT_REQUEST_PAGE_SIZE) {
        const id = ids.slice(from, from + DOCUMENT_REQUEST_PAGE_SIZE);
        const { items } = await api.call(
          listDocumentRequests,
          { query: { id, maxPageSize: DOCUMENT_REQUEST_PAGE_SIZE } },
          { signal },
        );
        found.push(...items.map(toDocumentRequest));
      }
      return found;
    },
    enabled: ids.length > 0,
    refetchInterval: ({ state }) => (state.data?.some(isBeingExtracted) ? PROCESSING_POLL_MS : false),
  });
}

import { useApi } from '@assay/shared/api-client';
import { listDocumentRequests, toDocumentRequest } from '@assay/shared/contracts';
import { DOCUMENT_REQUEST_PAGE_SIZE, FAILED_STAGES, formatOrderBy, offsetOfPage } from '@assay/shared/domain';
import { documentsKey, keepPreviousData, queryOptions } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';
import { toExtractionError } from '../model/extraction-error.ts';

/** One page of failed extractions, a hundred at a time, newest first [ERRX-005, ERRX-006]. `page` counts from 1. */
export function useExtractionErrors(page: number) {
  const api = useApi();
  const query = {
    stage: FAILED_STAGES,
    offset: offsetOfPage(page, DOCUMENT_REQUEST_PAGE_SIZE),
    maxPageSize: DOCUMENT_REQUEST_PAGE_SIZE,
    orderBy: formatOrderBy({ column: 'uploadedDate', direction: 'desc' }),
  };
  return useLoadState(
    queryOptions({
      queryKey: [...documentsKey, 'errors', query],
      queryFn: async ({ signal }) => {
        const found = await api.call(listDocumentRequests, { query }, { signal });
        return { ...found, items: found.items.map((wire) => toExtractionError(toDocumentRequest(wire))) };
      },
      placeholderData: keepPreviousData,
    }),
  );
}

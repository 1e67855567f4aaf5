import type { ApiClient } from '@assay/shared/api-client';
import { listDocumentRequestsByStage, toDocumentRequest } from '@assay/shared/contracts';
import { PROCESSING_POLL_MS, PROCESSING_STAGES } from '@assay/shared/domain';
import { documentsKey, queryOptions } from '@assay/shared/query';
import { pageOfRows, type ListRequest } from '@assay/shared/widgets/list-page';
import { isMoving, searchRows, toProcessingRow, type ProcessingRow } from '../model/processing-row.ts';

/**
 * Document requests between upload and the lists [API-006, UPL-010, UPL-011, UPL-012]. They come whole; search and pages
 * are the browser's [AMB-041]. While the program is moving any of them on, they are read again every five seconds
 * [AMB-047]. `hiddenIds` are left out: files that this browser is uploading are listed above.
 */
export function processingListQuery(
  api: ApiClient,
  request: ListRequest,
  hiddenIds: ReadonlySet<string | null>,
) {
  return queryOptions({
    queryKey: [...documentsKey, 'processing'],
    queryFn: async ({ signal }) => {
      const requests = await api.call(
        listDocumentRequestsByStage,
        { query: { stage: PROCESSING_STAGES.join(',') } },
        { signal },
      );
      return requests.map((wire) => toProcessingRow(toDocumentRequest(wire)));
    },
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? PROCESSING_POLL_MS : false),
    select: (all: readonly ProcessingRow[]) => {
      const shown = all.filter(({ id }) => !hiddenIds.has(id));
      return { ...pageOfRows(searchRows(shown, request.filters.search?.[0] ?? ''), request), all };
    },
  });
}

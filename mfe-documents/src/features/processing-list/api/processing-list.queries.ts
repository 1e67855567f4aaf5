import type { ApiClient } from '@assay/shared/api-client';
import { listDocumentRequestsByStage, toDocumentRequest } from '@assay/shared/contracts';
import { PROCESSING_POLL_MS, PROCESSING_STAGES } from '@assay/shared/domain';
import { useStageChanges } from '@assay/shared/platform';
import { documentsKey, queryOptions, useQueryClient } from '@assay/shared/query';
import { paginateRows, type ListRequest } from '@assay/shared/widgets/list-page';
import { isProcessing, searchRows, toProcessingRow, type ProcessingRow } from '../model/processing-row.ts';

const processingKey = [...documentsKey, 'processing'] as const;

/** Reads the processing list again when documents come to it, move in it or leave it. */
export function useProcessingChanges(): void {
  const client = useQueryClient();
  useStageChanges(PROCESSING_STAGES, () => void client.invalidateQueries({ queryKey: processingKey }));
}

/**
 * Document requests between upload and the lists [API-006, UPL-010, UPL-011, UPL-012]. The server returns all of them;
 * search and paging happen in the browser [AMB-041]. Refetched every five seconds while any of them is being processed
 * [AMB-047]. `hiddenIds` are omitted: the upload list above shows files that this browser is uploading.
 */
export function processingListQuery(
  api: ApiClient,
  request: ListRequest,
  hiddenIds: ReadonlySet<string | null>,
) {
  return queryOptions({
    queryKey: processingKey,
    queryFn: async ({ signal }) => {
      const requests = await api.call(
        listDocumentRequestsByStage,
        { query: { stage: PROCESSING_STAGES.join(',') } },
        { signal },
      );
      return requests.map((wire) => toProcessingRow(toDocumentRequest(wire)));
    },
    refetchInterval: ({ state }) => (state.data?.some(isProcessing) ? PROCESSING_POLL_MS : false),
    select: (all: readonly ProcessingRow[]) => {
      const shown = all.filter(({ id }) => !hiddenIds.has(id));
      return { ...paginateRows(searchRows(shown, request.filters.search?.[0] ?? ''), request), all };
    },
  });
}

import { useApi } from '@assay/shared/api-client';
import { listDocumentRequestsByStage, toDocumentRequest } from '@assay/shared/contracts';
import { PROCESSING_POLL_MS, PROCESSING_STAGES } from '@assay/shared/domain';
import { documentsKey, queryOptions } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';
import { isMoving, toProcessingRow } from '../model/processing-row.ts';

/**
 * Document requests between upload and the lists, newest first [API-006, UPL-010…UPL-012]. Asked for again every five
 * seconds while the program is moving any of them on [AMB-047].
 */
export function useProcessingList() {
  const api = useApi();
  return useLoadState(
    queryOptions({
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
    }),
  );
}

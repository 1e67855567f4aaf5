import { useApi } from '@assay/shared/api-client';
import type { SavedMetric } from '@assay/shared/contracts';
import type { TableSave } from '@assay/shared/domain';
import { useQueryClient } from '@assay/shared/query';
import { setUnpublishedChanges } from '../document/document.queries.ts';
import type { ReviewDocument } from '../document/review-document.ts';
import type { SaveResponse } from './save-response.ts';
import { sendMetrics, sendTable } from './send-save.ts';

/** How edits of a document are sent. Its header says afterwards how many changes are not published. */
export function useSendSave(documentRequestId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const withUnpublished = async (response: Promise<SaveResponse>): Promise<SaveResponse> => {
    const { unpublishedChanges } = await response;
    setUnpublishedChanges(queryClient, documentRequestId, unpublishedChanges);
    return response;
  };
  return {
    sendMetrics: (metrics: readonly SavedMetric[], { request, documentType }: ReviewDocument) => {
      const { id, isVerified: verified } = request;
      const body = { documentRequestId: id, verified, documentType: documentType.id, metrics: [...metrics] };
      return withUnpublished(sendMetrics(api, body));
    },
    sendTable: (save: TableSave) => withUnpublished(sendTable(api, documentRequestId, save)),
  };
}

import { useApi } from '@assay/shared/api-client';
import type { SavedMetric } from '@assay/shared/contracts';
import type { TableSave } from '@assay/shared/domain';
import { useDocumentChanges, usePlatform } from '@assay/shared/platform';
import { useQueryClient } from '@assay/shared/query';
import { setUnpublishedChanges } from '../document/document.queries.ts';
import type { ReviewDocument } from '../document/review-document.ts';
import { useLostEdits } from './lost-edits.ts';
import type { SaveResponse } from './save-response.ts';
import { sendMetrics, sendTable } from './send-save.ts';

/**
 * What a session of a document is created from: how its edits are sent, and what follows. The header of the document says
 * after each save how many changes are not published.
 */
export function useSessionContext({ request: { id } }: ReviewDocument) {
  const api = useApi();
  const queryClient = useQueryClient();
  const lost = useLostEdits(id);
  const { notify, session } = usePlatform();
  const { valuesChanged } = useDocumentChanges();
  const withUnpublished = async (response: Promise<SaveResponse>): Promise<SaveResponse> => {
    const { unpublishedChanges } = await response;
    setUnpublishedChanges(queryClient, id, unpublishedChanges);
    return response;
  };
  return {
    id,
    userId: session.user.id ?? session.user.email,
    notify,
    lost,
    sendMetrics: (metrics: readonly SavedMetric[], { request, documentType }: ReviewDocument) => {
      const body = { verified: request.isVerified, documentType: documentType.id, metrics: [...metrics] };
      return withUnpublished(sendMetrics(api, { ...body, documentRequestId: id }));
    },
    sendTable: (save: TableSave) => withUnpublished(sendTable(api, id, save)),
    callbacks: {
      onLost: lost.add,
      onSaved: () => void valuesChanged(),
      onFailed: (error: unknown) => notify.failure(error, 'datapoints.updateFailed'),
    },
  };
}

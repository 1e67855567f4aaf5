import { useApi } from '@assay/shared/api-client';
import { reprocessDocuments } from '@assay/shared/contracts';
import { useDocumentChanges, useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/** Sends a document through the extraction again as another type [API-019, LIST-019]. */
export function useReprocessDocument(documentRequestId: string, onSent: () => void) {
  const api = useApi();
  const notify = useNotify();
  const { stagesChanged } = useDocumentChanges();
  return useMutation({
    mutationFn: (documentType: string) =>
      api.call(reprocessDocuments, { body: { documents: [{ id: documentRequestId, documentType }] } }),
    onSuccess: async () => {
      notify('documents.sentForReprocessing');
      onSent();
      await stagesChanged([documentRequestId]);
    },
    onError: (error) => notify.failure(error, 'documents.reprocessOneFailed'),
  });
}

import { useApi } from '@assay/shared/api-client';
import { deleteDocuments } from '@assay/shared/contracts';
import { useDocumentChanges, useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/**
 * Deletes documents [API-017, AMB-036]. `onDeleted` receives the number of documents that left the list, before the list is
 * loaded again.
 */
export function useDeleteDocuments({ onDeleted }: { onDeleted: (count: number) => void }) {
  const api = useApi();
  const notify = useNotify();
  const { stagesChanged } = useDocumentChanges();
  return useMutation({
    mutationFn: (ids: readonly string[]) => api.call(deleteDocuments, { body: { uuids: [...ids] } }),
    onSuccess: (_, ids) => {
      notify('documents.deleted');
      onDeleted(ids.length);
      return stagesChanged(ids);
    },
    onError: (error) => notify.failure(error, 'documents.deleteFailed'),
  });
}

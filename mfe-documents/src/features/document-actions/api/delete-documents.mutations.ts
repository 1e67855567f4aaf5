import { useApi } from '@assay/shared/api-client';
import { deleteDocuments } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';
import { useDocumentsChanged } from './use-documents-changed.ts';

/** Removes documents for good [API-017, AMB-036]. `onDeleted` hears how many left the list, before the list loads again. */
export function useDeleteDocuments({ onDeleted }: { onDeleted: (count: number) => void }) {
  const api = useApi();
  const notify = useNotify();
  const documentsChanged = useDocumentsChanged();
  return useMutation({
    mutationFn: (ids: readonly string[]) => api.call(deleteDocuments, { body: { uuids: [...ids] } }),
    onSuccess: (_, ids) => {
      notify('documents.deleted');
      onDeleted(ids.length);
      return documentsChanged(ids);
    },
    onError: (error) => notify.failure(error, 'documents.deleteFailed'),
  });
}

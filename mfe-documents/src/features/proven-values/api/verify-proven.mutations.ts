import { useApi } from '@assay/shared/api-client';
import { undoVerifyProven, verifyProvenValues } from '@assay/shared/contracts';
import { useDocumentChanges, useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/** Verifies what the pages of documents prove, says how many values, and offers to undo it [AMB-122]. */
export function useVerifyProven() {
  const api = useApi();
  const notify = useNotify();
  const { valuesChanged } = useDocumentChanges();
  const undo = async (batchId: string) => {
    try {
      const { undone } = await api.call(undoVerifyProven, { params: { batchId } });
      notify('documents.provenUndone', { count: undone });
    } catch (error) {
      notify.failure(error, 'documents.provenUndoFailed');
    }
    await valuesChanged();
  };
  return useMutation({
    mutationFn: (ids: readonly string[]) => api.call(verifyProvenValues, { body: { ids: [...ids] } }),
    onSuccess: ({ batchId, verified, documents }) => {
      notify(
        'documents.provenVerified',
        { count: verified, documents },
        batchId === null ? undefined : { label: 'documents.undo', run: () => void undo(batchId) },
      );
      return valuesChanged();
    },
    onError: (error) => notify.failure(error, 'documents.verifyProvenFailed'),
  });
}

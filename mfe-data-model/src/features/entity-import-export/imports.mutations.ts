import { saveFile, useApi } from '@assay/shared/api-client';
import { cancelEntityImport, exportLeftOutRows, undoEntityImport } from '@assay/shared/contracts';
import type { MessageKey } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import { useMutation, useQueryClient } from '@assay/shared/query';
import { IMPORTS_KEY } from './imports.queries.ts';

function useImportCall(endpoint: typeof cancelEntityImport | typeof undoEntityImport, failure: MessageKey) {
  const api = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(endpoint, { params: { id } }),
    onError: (error) => notify.failure(error, failure),
    onSettled: () => client.invalidateQueries({ queryKey: IMPORTS_KEY }),
  });
}

/** Ends an import that waits or runs; what is stored by then stays. */
export const useCancelImport = () => useImportCall(cancelEntityImport, 'entities.importCancelFailed');

/** Undoes an import in the background. */
export const useUndoImport = () => useImportCall(undoEntityImport, 'entities.importUndoFailed');

/** Saves the rows that an import left out, or that its undo did not touch. */
export function useDownloadRows() {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ id, outcome }: { readonly id: string; readonly outcome: 'refused' | 'kept' }) =>
      api.callForFile(exportLeftOutRows, { params: { id }, query: { outcome } }),
    onSuccess: ({ blob, filename }, { outcome }) => saveFile(blob, filename ?? `entities-${outcome}.csv`),
    onError: (error) => notify.failure(error, 'entities.importRowsFailed'),
  });
}

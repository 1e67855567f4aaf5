import { saveFile, useApi } from '@assay/shared/api-client';
import {
  exportEntities,
  importEntities,
  previewEntityImport,
  type BodyOf,
  type QueryOf,
} from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { entitiesKey, useMutation, useQueryClient } from '@assay/shared/query';

/** Which entities, in which form. */
export type EntityExport = QueryOf<typeof exportEntities>;

/** Exports the entities of the list and saves the file under the name that the server gives it. */
export function useExportEntities() {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: (query: EntityExport) => api.callForFile(exportEntities, { query }),
    onSuccess: ({ blob, filename }, { format }) => saveFile(blob, filename ?? `entities.${format}`),
    onError: (error) => notify.failure(error, 'entities.exportFailed'),
  });
}

/** Reads a file and shows what importing it would do. */
export function usePreviewImport() {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: (file: BodyOf<typeof previewEntityImport>) =>
      api.call(previewEntityImport, { body: { ...file, background: true } }),
    onError: (error) => notify.failure(error, 'entities.importFailed'),
  });
}

/** Imports a previewed file. `onImported` is called once all of it is stored, or goes on in the background. */
export function useImportEntities({ onImported }: { readonly onImported: () => void }) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (file: BodyOf<typeof importEntities>) =>
      api.call(importEntities, { body: { ...file, background: true } }),
    onSuccess: (result) => {
      if ('id' in result) notify('entities.importStarted');
      else notify('entities.imported', { created: result.created, changed: result.changed });
      onImported();
      return queryClient.invalidateQueries({ queryKey: entitiesKey });
    },
    onError: (error) => notify.failure(error, 'entities.importFailed'),
  });
}

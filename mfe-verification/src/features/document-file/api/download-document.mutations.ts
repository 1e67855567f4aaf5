import { fetchSigned, saveFile, useApi } from '@assay/shared/api-client';
import { useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';
import { readDocumentLinks } from './document-links.queries.ts';

/** What to download, and under which name. */
export interface DocumentDownload {
  readonly id: string;
  readonly filename: string;
}

/** Downloads the file of a document [LIST-021]. */
export function useDownloadDocument() {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ id, filename }: DocumentDownload) => {
      const links = await readDocumentLinks(api, id, { filename });
      const response = await fetchSigned(links.document);
      saveFile(await response.blob(), filename);
    },
    onError: (error) => notify.failure(error, 'documents.downloadFailed'),
  });
}

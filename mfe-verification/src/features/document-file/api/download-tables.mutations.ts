import { useApi } from '@assay/shared/api-client';
import { getTables } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/** Downloads the tables of a document as a workbook: the browser navigates to its address [API-012]. */
export function useDownloadTables() {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: async (id: string) => {
      const { url } = await api.call(getTables, { params: { id } });
      const link = document.createElement('a');
      link.href = api.addressOf(url);
      document.body.append(link);
      link.click();
      link.remove();
    },
    onError: (error) => notify.failure(error, 'documents.downloadFailed'),
  });
}

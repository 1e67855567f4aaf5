import { fetchSigned, saveFile, useApi } from '@assay/shared/api-client';
import { generateReport } from '@assay/shared/contracts';
import { toIsoDate } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/** Generates the verification report of documents and saves it [AMB-042, LIST-022, LIST-023]. */
export function useGenerateReport() {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const { status, url } = await api.call(generateReport, { body: { document_request_ids: [...ids] } });
      if (status === 'failure' || url === undefined) throw new Error(text('documents.requestFailure'));
      return (await fetchSigned(api.addressOf(url))).blob();
    },
    onSuccess: (blob) => {
      saveFile(blob, `verification-report-${toIsoDate(new Date())}.html`);
      notify('documents.reportGenerated');
    },
    onError: (error) => notify.failure(error, 'documents.reportFailed'),
  });
}

import { saveFile, useApi } from '@assay/shared/api-client';
import { exportVerifiedMetrics } from '@assay/shared/contracts';
import { exportFileName, toIsoDate, type MetricExportFormat } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/** Which documents, in which form. */
export interface MetricExport {
  readonly ids: readonly string[];
  readonly format: MetricExportFormat;
}

/**
 * Exports the verified metrics of documents and saves the file under the name that the server gives it [API-020]. A
 * refusal says which condition is not met [EXP-005, EXP-006]; any other failure is a failed metrics export [EXP-010].
 */
export function useExportVerifiedMetrics() {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ ids, format }: MetricExport) =>
      api.callForFile(exportVerifiedMetrics, {
        query: { content: format },
        body: { documentRequests: [...ids] },
      }),
    onSuccess: ({ blob, filename }, { format }) => {
      saveFile(blob, filename ?? exportFileName(format, toIsoDate(new Date())));
      notify('exports.succeeded');
    },
    onError: (error) => notify.failure(error, 'exports.metricsFailed'),
  });
}

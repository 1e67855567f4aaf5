import { saveFile, useApi } from '@assay/shared/api-client';
import { exportVerifiedMetrics } from '@assay/shared/contracts';
import {
  AppError,
  checkVerifiedCsv,
  csvReadinessOf,
  exportFileName,
  toIsoDate,
  type CheckedMetric,
  type MetricExportFormat,
} from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/** A document on its way into a file. */
export interface MetricExport {
  readonly id: string;
  readonly format: MetricExportFormat;
  readonly metrics: readonly CheckedMetric[];
}

/**
 * Exports the verified metrics of one document and saves the file. CSV is refused here already while none is verified or
 * a required one is not [EXP-005, EXP-006, AMB-073].
 */
export function useExportMetrics() {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ id, format, metrics }: MetricExport) => {
      const refusal = format === 'csv' ? checkVerifiedCsv(csvReadinessOf(metrics)) : null;
      if (refusal) throw new AppError(refusal);
      return api.callForFile(exportVerifiedMetrics, {
        query: { content: format },
        body: { documentRequests: [id] },
      });
    },
    onSuccess: ({ blob, filename }, { format }) => {
      saveFile(blob, filename ?? exportFileName({ kind: 'verifiedMetrics', format }, toIsoDate(new Date())));
      notify('exports.succeeded');
    },
    onError: (error) => notify.failure(error, 'exports.metricsFailed'),
  });
}

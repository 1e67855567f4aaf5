import { ACTIONS, AppError, type MetricExportFormat } from '@assay/shared/domain';
import { useCan, useNotify } from '@assay/shared/platform';
import { currentDatapoint } from '../../document/metric-state.ts';
import { orderForReview } from '../../document/review-fields.ts';
import { exportEntries, useExportMetrics } from '../../features/metric-export/index.ts';
import { labelsOf, type Review } from '../../features/review/index.ts';

/** Exports what is reviewed, after it is saved. A refused export names the fields that block it and offers the first. */
export function useReviewExport({ document, session, fields, actions }: Review) {
  const notify = useNotify();
  const mayExport = useCan(ACTIONS['documents.export']);
  const metricExport = useExportMetrics();

  const sayWhatBlocks = () => {
    const ids = fields
      .filter(({ state }) => state.isRequired && !state.isVerified)
      .map(({ metric }) => metric.id);
    const [first] = ids.length > 0 ? ids : orderForReview(fields);
    if (first === undefined) return;
    const metrics = labelsOf(ids.length > 0 ? ids : [first], document.metrics);
    const action = { label: 'verification.showField', run: () => actions.show(first) } as const;
    notify('verification.exportBlocked', { metrics }, action);
  };
  const exportMetrics = async (format: MetricExportFormat) => {
    await session.flush();
    const metrics = fields.map(({ state }) => ({
      verified: state.isVerified,
      required: state.isRequired,
      hasValue: currentDatapoint(state).value !== '',
    }));
    metricExport.mutate(
      { id: document.request.id, format, metrics },
      { onError: (error) => error instanceof AppError && sayWhatBlocks() },
    );
  };
  return {
    entries: exportEntries(mayExport, (format) => void exportMetrics(format)),
    isPending: metricExport.isPending,
  };
}

export { useExportVerifiedMetrics } from './api/export-verified-metrics.mutations.ts';
export { ExportDialog } from './components/export-dialog.tsx';
export type { MetricExportFormat } from './model/export-formats.ts';

export { useExportVerifiedMetrics } from './api/export-verified-metrics.mutations.ts';
export { ExportDialog } from './components/export-dialog.tsx';

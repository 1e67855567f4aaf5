/** Exporting the verified metrics of one document. */
export { useExportMetrics, type MetricExportFormat } from './api/export-metrics.mutations.ts';
export { ExportMenu } from './components/export-menu.tsx';

/** Exporting the verified metrics of one document. */
export { useExportMetrics } from './api/export-metrics.mutations.ts';
export { ExportMenu } from './components/export-menu.tsx';

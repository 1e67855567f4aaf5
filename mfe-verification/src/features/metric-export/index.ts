/** Exporting the verified metrics of one document. */
export { useExportMetrics } from './api/export-metrics.mutations.ts';
export { ExportChanges } from './components/export-changes.tsx';
export { exportEntries } from './model/export-entries.ts';

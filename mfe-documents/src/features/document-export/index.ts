export { useGenerateReport } from './api/generate-report.mutations.ts';
export { ExportTray } from './components/export-tray.tsx';
export { ExportDocuments } from './lazy-export-documents.ts';

export { useGenerateReport } from './api/generate-report.mutations.ts';
export { ExportDocuments } from './components/export-documents.tsx';
export { ExportTray } from './components/export-tray.tsx';

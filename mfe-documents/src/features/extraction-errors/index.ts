export { useExtractionErrors } from './api/extraction-errors.queries.ts';
export { ExtractionErrorTable } from './components/extraction-error-table.tsx';
export type { ExtractionError } from './model/extraction-error.ts';

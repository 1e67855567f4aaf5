export { extractionErrorsQuery } from './api/extraction-errors.queries.ts';
export { extractionErrorColumns } from './components/extraction-error-columns.tsx';
export type { ExtractionError } from './model/extraction-error.ts';

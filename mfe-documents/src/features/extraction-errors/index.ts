export { extractionErrorsQuery } from './api/extraction-errors.queries.ts';
export { DuplicateDialog } from './components/duplicate-dialog.tsx';
export { extractionErrorColumns } from './components/extraction-error-columns.tsx';
export type { ExtractionError } from './model/extraction-error.ts';

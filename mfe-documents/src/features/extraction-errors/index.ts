export { extractionErrorsQuery, NEEDS_TYPE, NEEDS_TYPE_QUERY } from './api/extraction-errors.queries.ts';
export { ErrorsFilter } from './components/errors-filter.tsx';
export { extractionErrorColumns } from './components/extraction-error-columns.tsx';
export { TypeButtons, TypeOfSelected } from './components/type-choice.tsx';
export type { ExtractionError } from './model/extraction-error.ts';

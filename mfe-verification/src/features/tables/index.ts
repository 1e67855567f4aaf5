/** The tables of a document as grids that can be edited. */
export { TableWorkspace } from './components/table-workspace.tsx';
export { useFieldReviews } from './hooks/use-field-reviews.ts';
export { createLocationReader } from './model/list-locations.ts';
export { parseBreadcrumbIndex } from './model/breadcrumb.ts';

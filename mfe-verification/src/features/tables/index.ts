/** The tables of a document, to read. */
export { DocumentTables } from './components/document-tables.tsx';
export { parseBreadcrumbIndex } from './model/breadcrumb.ts';

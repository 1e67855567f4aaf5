/** The tables of a document, read-only. */
export { GroupTables } from './components/group-tables.tsx';
export { parseBreadcrumbIndex } from './model/breadcrumb.ts';

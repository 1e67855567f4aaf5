/** The tables of a document as grids that can be edited. */
export type { LocationRequest } from './components/table-workspace-props.ts';
export { TableWorkspace } from './components/table-workspace.tsx';
export { useTableSession } from './hooks/use-table-session.ts';
export { listLocations } from './model/list-locations.ts';
export { parseBreadcrumbIndex } from './model/breadcrumb.ts';

/** The tables of a document as grids that can be edited. */
export { CaptureLayer } from './components/capture-layer.tsx';
export { CapturePanel } from './components/capture-panel.tsx';
export { TableWorkspace } from './components/table-workspace.tsx';
export { useTableSession } from './hooks/use-table-session.ts';
export { snapToWords, type CaptureGrid } from './model/capture-grid.ts';
export { createLocationReader } from './model/list-locations.ts';
export { parseBreadcrumbIndex } from './model/breadcrumb.ts';

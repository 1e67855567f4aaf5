/** The tables of a document as grids that can be edited. */
export { CaptureLayer } from './components/capture-layer.tsx';
export { CapturePanel } from './components/capture-panel.tsx';
export { MetricGrid } from './components/metric-grid.tsx';
export { TableWorkspace } from './components/table-workspace.tsx';
export { useMetricGrid } from './api/metric-grid.queries.ts';
export {
  filterGrid,
  type GridDocument,
  type GridFilter,
  type MetricGrid as LoadedGrid,
} from '../../document/metric-grid.ts';
export { useJudgements } from './hooks/use-judgements.ts';
export { snapToWords, type CaptureGrid } from './model/capture-grid.ts';
export { createLocationReader } from './model/list-locations.ts';
export { parseBreadcrumbIndex } from './model/breadcrumb.ts';

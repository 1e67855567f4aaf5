/** The metrics of several documents as one grid. */
export { MetricGrid } from './components/metric-grid.tsx';
export { useMetricGrid } from './api/metric-grid.queries.ts';
export { useGridEdits } from './hooks/use-grid-edits.ts';

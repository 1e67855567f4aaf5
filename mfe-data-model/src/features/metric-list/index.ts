export { useMetricList } from './api/metric-list.queries.ts';
export { MetricTable } from './components/metric-table.tsx';

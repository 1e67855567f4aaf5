export { DeleteMetricsWarning } from './delete-metrics-warning.tsx';
export { useDeleteMetrics, type DeletedMetric } from './delete-metrics.mutations.ts';
export { LoadMore } from './load-more.tsx';
export { metricColumns } from './metric-columns.ts';
export { metricListQuery } from './metric-list.queries.ts';
export { useEndlessMetrics } from './use-endless-metrics.ts';

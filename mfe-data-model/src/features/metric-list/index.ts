export { DeleteMetricsWarning } from './delete-metrics-warning.tsx';
export { useDeleteMetrics, type DeletedMetric } from './delete-metrics.mutations.ts';
export { LoadMore } from './load-more.tsx';
export { metricRowKey, useMetricList } from './use-metric-list.ts';

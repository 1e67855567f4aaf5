export { OwnerMetrics } from './owner-metrics.tsx';

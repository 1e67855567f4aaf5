export { OwnerMetrics } from './owner-metrics.tsx';
export { MisplacedValues } from './misplaced-values.tsx';

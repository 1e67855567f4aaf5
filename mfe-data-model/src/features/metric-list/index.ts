export { metricColumns } from './metric-columns.ts';
export { metricListQuery } from './metric-list.queries.ts';

export { entityColumns } from './entity-columns.ts';
export { entityListQuery } from './entity-list.queries.ts';

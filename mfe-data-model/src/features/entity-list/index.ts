export { DeleteEntitiesWarning } from './delete-entities-warning.tsx';
export { entityColumns } from './entity-columns.tsx';
export { entityFiltersOf, entityListQuery } from './entity-list.queries.ts';
export { useDeleteEntities } from './delete-entities.mutations.ts';

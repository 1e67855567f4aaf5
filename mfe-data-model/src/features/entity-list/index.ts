export { useEntityList } from './api/entity-list.queries.ts';
export { EntityTable } from './components/entity-table.tsx';

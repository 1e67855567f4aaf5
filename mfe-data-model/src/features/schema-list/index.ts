export { useSchemaList } from './api/schema-list.queries.ts';
export { SchemaTable } from './components/schema-table.tsx';

export { NewSchemaButtons } from './new-schema-buttons.tsx';
export { schemaColumns } from './schema-columns.tsx';
export { schemaListQuery } from './schema-list.queries.ts';

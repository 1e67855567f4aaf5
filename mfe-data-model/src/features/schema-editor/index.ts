export { SchemaEditor } from './components/schema-editor.tsx';
export { reportingDateQuery, schemaQuery } from './api/schema-editor.queries.ts';

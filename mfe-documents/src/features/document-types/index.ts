export { useDocumentTypes } from './api/document-types.queries.ts';
export { groupByCategory } from './model/type-choices.ts';

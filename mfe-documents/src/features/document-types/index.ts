export { useDocumentTypes } from './api/document-types.queries.ts';
export { groupByCategory, type TypeChoiceGroup } from './model/type-choices.ts';

export { documentListQuery } from './api/document-list.queries.ts';
export { documentColumns } from './components/document-columns.tsx';
export { DocumentToolbar } from './components/document-toolbar.tsx';
export { DOCUMENT_LISTS, type DocumentList } from './model/document-lists.ts';

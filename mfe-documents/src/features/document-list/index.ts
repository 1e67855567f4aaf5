export { useDocumentList } from './api/document-list.queries.ts';
export { DocumentTable } from './components/document-table.tsx';
export { DocumentToolbar } from './components/document-toolbar.tsx';
export { tagChoices } from './model/document-cells.ts';
export { DOCUMENT_LISTS, type DocumentList } from './model/document-lists.ts';

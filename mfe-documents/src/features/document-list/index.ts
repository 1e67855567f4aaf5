export { documentColumns } from './components/document-columns.tsx';
export { DocumentToolbar } from './components/document-toolbar.tsx';
export { UploadButton } from './components/upload-button.tsx';
export { DOCUMENT_LISTS, type DocumentList } from './model/document-lists.ts';
export { useDocumentList } from './use-document-list.ts';
export { useSelection, type DocumentSelection } from './use-selection.ts';
export { useListedDocuments } from './use-listed-documents.ts';

export { DocumentToolbar } from './components/document-toolbar.tsx';
export { UploadLink } from './components/upload-link.tsx';
export { DOCUMENT_LISTS, type DocumentList } from './model/document-lists.ts';
export { useDocumentList } from './use-document-list.ts';
export { useSelection, type DocumentSelection } from './use-selection.ts';

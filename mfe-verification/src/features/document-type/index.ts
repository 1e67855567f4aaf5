/** The type of a document, where it was chosen wrongly. */
export { ReprocessAsType } from './components/reprocess-as-type.tsx';
export { DocumentTypeMenu } from './components/document-type-menu.tsx';

/** The file of a document: its addresses, its annotations, downloading it and copying from it. */
export { useAnnotations } from './api/annotations.queries.ts';
export { useDocumentLinks } from './api/document-links.queries.ts';
export { useDownloadDocument } from './api/download-document.mutations.ts';
export { copyAnnotation } from './model/copy-annotation.ts';

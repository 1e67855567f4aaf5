/** The file of a document: its address, its annotations, copying text from it, and downloading it. */
export { useDownloadDocument } from './api/download-document.mutations.ts';
export { useDocumentFile, type DocumentFile } from './hooks/use-document-file.ts';
export { prefetchDocumentFile } from './api/prefetch-document-file.ts';
export { documentLinksQuery } from './api/document-links.queries.ts';
export { useDownloadTables } from './api/download-tables.mutations.ts';

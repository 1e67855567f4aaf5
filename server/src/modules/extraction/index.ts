export type { ExtractionQueue } from './extraction-queue.ts';
export { foundDocumentId } from './found-documents.ts';
export { addHeldDocuments } from './held-documents.ts';
export { findOriginal, findPageCount, findWaitingOrder, setFilePart } from './queries.ts';
export { runFiles, tablesKey } from './run-files.ts';
export { StageReporter } from './stage-reporter.ts';

export { useDeleteDocuments } from './api/delete-documents.mutations.ts';
export { useMoveDocuments } from './api/move-documents.mutations.ts';
export { useReprocessDocuments, type DocumentToReprocess } from './api/reprocess-documents.mutations.ts';
export { BulkActionBar } from './components/bulk-action-bar.tsx';
export { TypeToReprocess } from './components/type-to-reprocess.tsx';
export { DocumentWarning, type PendingAct } from './components/document-warning.tsx';
export { TagsDialog } from './lazy-tags-dialog.ts';
export { bulkActionsOf, TARGET_OF_ACTION } from './model/bulk-actions.ts';

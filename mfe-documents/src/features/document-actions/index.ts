export { useDeleteDocuments } from './api/delete-documents.mutations.ts';
export { useMoveDocuments } from './api/move-documents.mutations.ts';
export { useReprocessDocuments, type DocumentToReprocess } from './api/reprocess-documents.mutations.ts';
export { BulkActionBar } from './components/bulk-action-bar.tsx';
export { ReprocessTypeSelect } from './components/reprocess-type-select.tsx';
export { DocumentWarning, type PendingAction } from './components/document-warning.tsx';
export { TagsDialog } from './lazy-tags-dialog.ts';
export { bulkActionsOf, ACTION_TARGETS } from './model/bulk-actions.ts';

/** The entry point of client-side state: load statuses, drafts with undo, the edit journal, and zustand. */
export { create as createUiStore, useStore } from 'zustand';
export type { StoreApi } from 'zustand';
export { useShallow } from 'zustand/react/shallow';
export {
  createDocumentQueue,
  documentQueue,
  useDocumentQueue,
  type DocumentQueue,
  type DocumentQueueState,
  type ListedDocuments,
} from './document-queue.ts';
export { createDraftStore, type DraftCommand, type DraftState } from './draft-store.ts';
export {
  openEditJournal,
  type EditJournal,
  type EditJournalOptions,
  type JournalEntry,
} from './edit-journal.ts';
export { usePatternTests } from './pattern-tests.ts';
export { persistedDrafts, usePersistedState, type PersistedStateOptions } from './persisted-drafts.ts';
export { useDraftForm, type DraftFormOptions } from './use-draft-form.ts';
export {
  listStatusOf,
  loadStatusOf,
  useLoadState,
  type ListStatus,
  type LoadState,
  type LoadStatus,
} from './use-load-state.ts';
export { useDebounced } from './use-debounced.ts';
export { useStoredState } from './use-stored-state.ts';

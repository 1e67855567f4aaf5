/** Reviewing a document: its metrics, the edits of them, saving and confirming. */
export { DocumentNotes } from './components/document-notes.tsx';
export { FileContentsNote } from './components/file-contents-note.tsx';
export { MetricPanel } from './components/metric-panel.tsx';
export { fieldValueText } from './components/metric-row.tsx';
export { ReviewHeader } from './components/review-header.tsx';
export { ReviewKeyHints, ReviewKeySheet } from './components/review-keys.tsx';
export { handleReviewKey, useKeysWithoutFocus, type ReviewKeyActions } from './hooks/review-keys.ts';
export { useActiveField } from './hooks/use-active-field.ts';
export { useConfirmation } from './hooks/use-confirmation.ts';
export { useFieldActions } from './hooks/use-field-actions.ts';
export { useGoBack } from './hooks/use-go-back.ts';
export { useReviewSession, useSessionState } from './hooks/use-review-session.ts';
export { useTypingContext } from './hooks/use-typing-context.ts';

/** The review of a document: its metrics, their edits, the keyboard, saving and confirming. */
export { ConfirmOpen } from './components/confirm-open.tsx';
export { DocumentDoubts } from './components/document-doubts.tsx';
export { DocumentNotes } from './components/document-notes.tsx';
export { FileContentsNote } from './components/file-contents-note.tsx';
export { reasonText } from './components/reason-chip.tsx';
export { MetricPanel } from './components/metric-panel.tsx';
export { ReviewHeader } from './components/review-header.tsx';
export { SaveStatus } from './components/save-status.tsx';
export { ReviewKeyboard } from './components/review-keyboard.tsx';
export { useConfirmation } from './hooks/use-confirmation.ts';
export { useGoBack } from './hooks/use-go-back.ts';
export { useDocumentSequence, type DocumentSequence } from './hooks/use-document-sequence.ts';
export { readWantedPlace, useReview, type Review } from './hooks/use-review.ts';
export { useValueCapture, type ValueCapture } from './hooks/use-value-capture.ts';
export { useProvenConfirmation, useVerifyProven } from './hooks/use-verify-proven.ts';
export { findReviewRights } from './model/review-rights.ts';
export { fieldValueText } from './model/field-value-text.ts';
export { labelsOf } from './model/name-list.ts';

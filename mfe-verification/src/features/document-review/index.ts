/** Reviewing a document: its metrics, the edits of them, saving and confirming. */
export { readUnseenChanges, useConfirmDocument } from './api/confirm-document.mutations.ts';
export { markConfirmed, reloadDocument, useReviewDocument } from './api/verification.queries.ts';
export { DocumentNotes } from './components/document-notes.tsx';
export { FileContentsNote } from './components/file-contents.tsx';
export { MetricPanel } from './components/metric-panel.tsx';
export { wordsOfField, type FieldActions, type TypingContext } from './components/metric-row.tsx';
export { ReviewHeader } from './components/review-header.tsx';
export { ReviewKeyHints, ReviewKeySheet } from './components/review-keys.tsx';
export { reviewOrder, stopAfter, toFields, type ReviewField } from './model/attention.ts';
export { baseCurrencyOf, printedMarksOf } from './model/document-style.ts';
export { failingChecks } from './model/failing-checks.ts';
export {
  alternativesOf,
  chooseAlternative,
  editValue,
  frontOf,
  isPrinted,
  setRequired,
  setVerified,
  type MetricState,
} from './model/metric-state.ts';
export { ReviewLoadError } from './model/read-payload.ts';
export { metricsInOrder, type ReviewDocument } from './model/review-document.ts';
export type { ReviewSession } from './model/review-session.ts';
export { useReviewSession, useSessionState } from './use-review-session.ts';

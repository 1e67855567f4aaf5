import {
  useConfirmation,
  useConfirmationQuestion,
  useVerifyProven,
  type DocumentSequence,
  type Review,
} from '../../features/review/index.ts';

interface ReviewCompletionOptions {
  readonly sequence: DocumentSequence | null;
  /** The stored document is newer than the one shown. */
  readonly onOutdated: () => void;
}

/** Ends the review of a document: confirms it after a confirmation dialog, verifies matching values first, or leaves. */
export function useReviewCompletion(review: Review, { sequence, onOutdated }: ReviewCompletionOptions) {
  const confirmation = useConfirmation(review, {
    onConfirmed: () => sequence?.isQueue && sequence.openNext(),
    onOutdated,
  });
  const proven = useVerifyProven(review);
  const confirmDialog = useConfirmationQuestion(review, confirmation);
  /** Saves before leaving. Edits that cannot be saved now stay in the journal and return with the document. */
  const leave = (go: () => void) => {
    review.clearOpenEdit();
    void review.session.flush().then(go);
  };
  /** Confirms the document, or opens the next one if it is confirmed and has no unpublished changes. */
  const orOpenNext = (confirm: () => void) => () => {
    const { isVerified, unpublishedChanges } = review.document.request;
    if (isVerified && unpublishedChanges === 0) leave(() => sequence?.openNext());
    else confirm();
  };
  return {
    confirmation,
    asking: confirmDialog,
    verifyProven: proven.verifyAndNotify,
    confirmOrOpenNext: orOpenNext(() => confirmDialog.start('asVerified')),
    verifyProvenAndConfirmOrOpenNext: orOpenNext(() => confirmDialog.start('withMatching')),
    leave,
  };
}

export type ReviewCompletion = ReturnType<typeof useReviewCompletion>;

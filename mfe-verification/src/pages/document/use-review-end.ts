import {
  useConfirmation,
  useConfirmationQuestion,
  useVerifyProven,
  type DocumentSequence,
  type Review,
} from '../../features/review/index.ts';

interface ReviewEndOptions {
  readonly sequence: DocumentSequence | null;
  /** The stored document is newer than the one shown. */
  readonly onOutdated: () => void;
}

/** How the review of a document ends: by confirming it after a question, by verifying what matches first, or by leaving it. */
export function useReviewEnd(review: Review, { sequence, onOutdated }: ReviewEndOptions) {
  const confirmation = useConfirmation(review, {
    onConfirmed: () => sequence?.isQueue && sequence.openNext(),
    onOutdated,
  });
  const proven = useVerifyProven(review);
  const asking = useConfirmationQuestion(review, confirmation);
  /** Saves before leaving. Edits that cannot be saved now stay in the journal and return with the document. */
  const leave = (go: () => void) => {
    review.forgetOpenEdit();
    void review.session.flush().then(go);
  };
  /** Confirms in one way or the other; a document that is confirmed, with all its changes, is left for the next one. */
  const orOpenNext = (confirm: () => void) => () => {
    const { isVerified, unpublishedChanges } = review.document.request;
    if (isVerified && unpublishedChanges === 0) leave(() => sequence?.openNext());
    else confirm();
  };
  return {
    confirmation,
    asking,
    verifyProven: proven.verifyAndSay,
    confirmOrOpenNext: orOpenNext(() => asking.start('asVerified')),
    verifyProvenAndConfirmOrOpenNext: orOpenNext(() => asking.start('withMatching')),
    leave,
  };
}

export type ReviewEnd = ReturnType<typeof useReviewEnd>;

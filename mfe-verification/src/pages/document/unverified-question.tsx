import { nextFieldOf } from '../../document/review-fields.ts';
import { ConfirmOpen, type Review, type useProvenConfirmation } from '../../features/review/index.ts';

export interface UnverifiedQuestionProps {
  readonly review: Review;
  readonly confirmation: ReturnType<typeof useProvenConfirmation>;
}

/** The question before a confirmation that leaves values unverified; after it the keyboard is where it was, or at such a value. */
export function UnverifiedQuestion({ review, confirmation }: UnverifiedQuestionProps) {
  const { fields, activeElements, show } = review;
  const focusActiveRow = () => activeElements.row.current?.focus({ preventScroll: true });
  return (
    <ConfirmOpen
      question={confirmation.question}
      onConfirm={() => {
        confirmation.verifyAndConfirm();
        focusActiveRow();
      }}
      onDismiss={() => {
        confirmation.dismiss();
        focusActiveRow();
      }}
      onReview={(status) => {
        confirmation.dismiss();
        const first = nextFieldOf(fields, status, null);
        if (first !== null) show(first);
      }}
    />
  );
}

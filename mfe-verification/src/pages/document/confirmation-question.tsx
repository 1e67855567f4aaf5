import type { Language } from '@assay/shared/domain';
import { nextFieldOf } from '../../document/review-fields.ts';
import { ConfirmQuestion, type Review, type useConfirmationQuestion } from '../../features/review/index.ts';

export interface ConfirmationQuestionProps {
  readonly review: Review;
  readonly language: Language;
  readonly asking: ReturnType<typeof useConfirmationQuestion>;
}

/** The question before a confirmation; after it the keyboard is where it was, or at the value that has to be looked at. */
export function ConfirmationQuestion({ review, language, asking }: ConfirmationQuestionProps) {
  const { document, fields, activeElements } = review;
  const { show } = review.actions;
  const focusActiveRow = () => activeElements.row.current?.focus({ preventScroll: true });
  const andFocus = (act: () => void) => () => {
    act();
    focusActiveRow();
  };
  return (
    <ConfirmQuestion
      question={asking.question}
      metrics={document.metrics}
      language={language}
      onConfirm={andFocus(asking.finish)}
      onVerifyNames={andFocus(asking.verifyNames)}
      onVerifyMatching={andFocus(asking.verifyMatching)}
      onDismiss={andFocus(asking.dismiss)}
      onShow={(metricId) => {
        asking.dismiss();
        show(metricId);
      }}
      onReview={(status) => {
        asking.dismiss();
        const first = nextFieldOf(fields, status, null);
        if (first !== null) show(first);
      }}
    />
  );
}

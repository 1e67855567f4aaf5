import { useEffect, useRef, useState } from 'react';
import { setVerified } from '../../../document/metric-state.ts';
import { usePreviewConfirmation } from '../api/confirmation-preview.ts';
import {
  questionOf,
  verifiedBy,
  type ConfirmationQuestion,
  type ConfirmationWay,
} from '../model/confirmation-question.ts';
import type { useConfirmation } from './use-confirmation.ts';
import type { Review } from './use-review.ts';

/** Confirms a document, and asks first about what it would not store, or would create [AMB-122, AMB-137]. */
export function useConfirmationQuestion(
  review: Review,
  { confirm, save }: Pick<ReturnType<typeof useConfirmation>, 'confirm' | 'save'>,
) {
  const { session, rights } = review;
  const preview = usePreviewConfirmation(review.document.request.id);
  const [question, setQuestion] = useState<ConfirmationQuestion | null>(null);
  // The fields as they are when a response has arrived.
  const latest = useRef(review);
  useEffect(() => {
    latest.current = review;
  });

  const verify = (ids: readonly string[]) =>
    session.changeMetrics([...ids], 'verifyProven', (state) => setVerified(state, true));
  const finish = (way: ConfirmationWay) => {
    setQuestion(null);
    const ids = verifiedBy(way, latest.current.fields);
    if (ids.length > 0) verify(ids);
    confirm(true);
  };
  const start = async (way: ConfirmationWay): Promise<void> => {
    const isLoading = latest.current.document.missingRows > 0;
    if (isLoading || rights.isReadOnlyStage || !rights.canConfirm) {
      confirm(true); // It says why not.
      return;
    }
    if (preview.isPending || !(await save())) return;
    try {
      const outcome = await preview.mutateAsync(verifiedBy(way, latest.current.fields));
      const { fields, document } = latest.current;
      const { isVerified: isConfirmed } = document.request;
      const next = questionOf(way, fields, { preview: outcome, isConfirmed });
      if (next === null) finish(way);
      else setQuestion(next);
    } catch {
      setQuestion(null); // The failure is shown.
    }
  };
  return {
    /** null while nothing is asked. */
    question,
    isPending: preview.isPending,
    start: (way: ConfirmationWay) => void start(way),
    dismiss: () => setQuestion(null),
    finish: () => question && finish(question.way),
    /** Verifies the names that match the page; confirms in the same way unless others have to be looked at. */
    verifyNames: () => {
      if (!question) return;
      verify(question.namesToVerify);
      setQuestion(null);
      if (question.namesToOpen.length === 0) void start(question.way);
    },
    verifyMatching: () => void start('withMatching'),
  };
}

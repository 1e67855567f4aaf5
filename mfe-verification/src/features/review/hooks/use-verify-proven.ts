import { useNotify } from '@assay/shared/platform';
import { setVerified } from '../../../document/metric-state.ts';
import { countOpen, provenIds, type OpenCounts } from '../../../document/review-fields.ts';
import { useState } from 'react';
import type { Review } from './use-review.ts';

/** Verifies at once every value that the page proves [AMB-122]. */
export function useVerifyProven({ session, fields, rights }: Review) {
  const notify = useNotify();
  const verify = (): readonly string[] => {
    const ids = rights.canVerify ? provenIds(fields) : [];
    session.changeMetrics(ids, 'verifyProven', (state) => setVerified(state, true));
    return ids;
  };
  const undo = (ids: readonly string[]) =>
    session.changeMetrics(ids, 'unverifyProven', (state) => setVerified(state, false));
  return {
    verify,
    /** Verifies them and says how many; the message offers to undo it. */
    verifyAndSay: () => {
      if (!rights.canVerify) {
        notify('generic.insufficientPermissions');
        return;
      }
      const ids = verify();
      const action = { label: 'documents.undo', run: () => undo(ids) } as const;
      if (ids.length === 0) notify('verification.noneProven');
      else if (ids.length === 1) notify('verification.provenVerifiedOne', undefined, action);
      else notify('verification.provenVerified', { count: ids.length }, action);
    },
  };
}

/** What a confirmation of all that is proven would verify, and what it would leave unverified. */
export interface OpenQuestion extends OpenCounts {
  readonly proven: number;
}

const isNothingOpen = ({ doubtful, found, requiredMissing }: OpenCounts) =>
  doubtful + found + requiredMissing === 0;

/** Verifies what is proven and confirms; asks first if that leaves values unverified [AMB-122]. */
export function useProvenConfirmation(review: Review, confirm: () => void) {
  const { fields, rights } = review;
  const { verify } = useVerifyProven(review);
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const verifyAndConfirm = () => {
    setQuestion(null);
    verify();
    confirm();
  };
  return {
    /** null while nothing is asked. */
    question,
    dismiss: () => setQuestion(null),
    /** The answer to the question. */
    verifyAndConfirm,
    start: () => {
      const open = countOpen(fields);
      if (rights.isReadOnlyStage || !rights.canConfirm) confirm(); // It says why not.
      else if (isNothingOpen(open)) verifyAndConfirm();
      else setQuestion({ ...open, proven: provenIds(fields).length });
    },
  };
}

import { useNotify } from '@assay/shared/platform';
import { setVerified } from '../../../document/metric-state.ts';
import { provenIds } from '../../../document/review-fields.ts';
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
    verifyAndNotify: () => {
      if (!rights.canVerify) {
        notify('generic.insufficientPermissions');
        return;
      }
      const ids = verify();
      const action = { label: 'documents.undo', run: () => undo(ids) } as const;
      if (ids.length === 0) notify('verification.noneProven');
      else notify('verification.provenVerified', { count: ids.length }, action);
    },
  };
}

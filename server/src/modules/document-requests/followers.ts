import type { Follower } from '../../documents/index.ts';
import { updateSamePeriod } from './same-period.repository.ts';

/** Finds the other document of the period of each changed one. */
export const findSamePeriods: Follower = async ({ transaction, documentIds }) => {
  for (const id of documentIds) await updateSamePeriod(transaction, id);
};

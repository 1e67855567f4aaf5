import type { Evidence } from '../evidence.ts';
import type { Finding, SignalReader } from './finding.ts';

/** A document may report as of the day it is written. */
const OWN_DATES: readonly string[] = ['reporting_date', 'notice_date'];

/** Whether a date is also that of something else: a notice is neither due nor paid on the day it is written. */
export function dates({ singles }: Finding): SignalReader {
  const all = singles.filter(({ wanted }) => wanted.metric.type === 'DATE');
  const reported = all.find(({ wanted }) => wanted.terms.base === 'reporting_date')?.proposal.value;
  return ({ wanted, proposal }, row): Evidence => {
    if (row !== null) return {};
    if (wanted.terms.shape === 'year')
      return { sharedDate: reported?.startsWith(proposal.value) === true ? 1 : 0 };
    if (wanted.metric.type !== 'DATE' || OWN_DATES.includes(wanted.terms.base)) return {};
    const same = all.some((other) => other.wanted !== wanted && other.proposal.value === proposal.value);
    return { sharedDate: same ? 1 : 0 };
  };
}

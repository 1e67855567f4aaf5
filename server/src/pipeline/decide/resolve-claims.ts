import type { PipelineSchema } from '../contract/job.ts';
import type { Word } from '../contract/page.ts';
import { isMonthEnd } from '../facts/reporting-day.ts';
import type { Proposal } from '../match/proposal.ts';
import { addSignal, copyOf, rank } from '../match/proposal.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';

/** Ranked proposals of every wanted metric. */
export type Ranked = Map<TargetMetric, Proposal[]>;

/** A better claim leads by at least this much. */
const CLEAR_LEAD = 0.4;
const NEAR_HEIGHTS = 12;
const MAX_NEIGHBOURS = 4;

/** What came in since inception is also what came in to date. */
function isSumOf({ metric }: TargetMetric, movement: TargetMetric): boolean {
  return metric.timePeriod === null && movement.metric.timePeriod === 'Inception To Date';
}

/** One date may be the reporting date and whatever else; a notice is not due on the day it is written. */
function mayShare(one: TargetMetric, other: TargetMetric): boolean {
  const { metric, terms } = one;
  if (isSumOf(one, other) || isSumOf(other, one)) return true;
  if (metric.type !== 'DATE') return false;
  return [terms.base, other.terms.base].some((base) => base !== 'notice_date' && base !== 'due_date');
}

/** Lowers proposals whose printed value another metric of the same type claims with better reason. */
export function resolveClaims(ranked: Ranked): void {
  const claims = new Map<Word, { wanted: TargetMetric; odds: number }[]>();
  for (const [wanted, [best]] of ranked) {
    const word = best?.words[0];
    if (best === undefined || word === undefined || best.isBlank || wanted.metric.type === 'ENTITY_NAME')
      continue;
    claims.set(word, [...(claims.get(word) ?? []), { wanted, odds: best.odds }]);
  }
  for (const claimants of claims.values()) {
    const [first, ...others] = claimants.sort((a, b) => b.odds - a.odds);
    for (const { wanted, odds } of others) {
      const proposals = ranked.get(wanted);
      if (first === undefined || proposals === undefined || first.odds - odds < CLEAR_LEAD) continue;
      if (wanted.metric.type !== first.wanted.metric.type || mayShare(wanted, first.wanted)) continue;
      const [best, ...rest] = proposals;
      if (best === undefined) continue;
      const lowered = copyOf(best);
      addSignal(lowered, 'claimed', 1);
      ranked.set(wanted, rank([lowered, ...rest]));
    }
  }
}

function isNear(a: Proposal, b: Proposal): boolean {
  const [first, second] = [a.words[0], b.words[0]];
  if (a.page !== b.page || first === undefined || second === undefined) return false;
  return Math.abs(first.y0 - second.y0) < NEAR_HEIGHTS * (second.y1 - second.y0);
}

/**
 * Values of one group stand together on the page: a text gains by every other metric of its group whose best proposal
 * is near, because nothing in its form speaks for it.
 */
export function boostNeighbours(ranked: Ranked, schema: PipelineSchema): void {
  for (const group of schema.groups) {
    const fins = new Set(group.metrics.map((metric) => metric.fin));
    const members = [...ranked].filter(([{ metric }]) => fins.has(metric.fin));
    const bests = members.flatMap(([wanted, [best]]) => (best === undefined ? [] : [{ wanted, best }]));
    for (const [wanted, proposals] of members) {
      if (wanted.metric.type !== 'STRING' || proposals.length < 2) continue;
      for (const proposal of proposals) {
        const near = bests.filter(({ wanted: other, best }) => other !== wanted && isNear(best, proposal));
        addSignal(proposal, 'neighbours', Math.min(near.length, MAX_NEIGHBOURS));
      }
      proposals.sort((a, b) => b.odds - a.odds);
    }
  }
}

/** A notice reports as of its own date: there the reporting date is the notice date. */
export function shareNoticeDate(ranked: Ranked): void {
  const of = (base: string): TargetMetric | undefined =>
    [...ranked.keys()].find(({ terms }) => terms.base === base);
  const [notice, reporting] = [of('notice_date'), of('reporting_date')];
  if (notice === undefined || reporting === undefined) return;
  ranked.set(reporting, (ranked.get(notice) ?? []).map(copyOf));
}

/** What is no notice reports as of the end of a month, whenever it was written. */
export function favourPeriodEnds(ranked: Ranked): void {
  if ([...ranked.keys()].some(({ terms }) => terms.base === 'notice_date')) return;
  for (const [{ terms }, proposals] of ranked) {
    if (terms.base !== 'reporting_date') continue;
    for (const proposal of proposals) if (isMonthEnd(proposal.value)) addSignal(proposal, 'periodEnd', 1);
    proposals.sort((a, b) => b.odds - a.odds);
  }
}

/** Of two dates that contradict each other, none is surer. */
const MAX_CONTRADICTED = 0.5;

/** Nothing is due before the notice that asks for it: then one of the dates is wrong, and nobody knows which. */
export function doubtDates(ranked: Ranked): void {
  const bestOf = (base: string): { wanted: TargetMetric; best: Proposal } | undefined => {
    const wanted = [...ranked.keys()].find(({ terms }) => terms.base === base);
    const best = wanted === undefined ? undefined : ranked.get(wanted)?.[0];
    return wanted === undefined || best === undefined || best.isBlank ? undefined : { wanted, best };
  };
  const [notice, due, reporting] = [bestOf('notice_date'), bestOf('due_date'), bestOf('reporting_date')];
  if (notice === undefined || due === undefined || due.best.value >= notice.best.value) return;
  for (const one of [notice, due, reporting]) {
    if (one === undefined || (one === reporting && one.best.value !== notice.best.value)) continue;
    const [best, ...others] = ranked.get(one.wanted) ?? [];
    if (best !== undefined) ranked.set(one.wanted, [{ ...best, most: MAX_CONTRADICTED }, ...others]);
  }
}

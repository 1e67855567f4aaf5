import { SAME_EDGE } from '../pdf/geometry.ts';
import type { Word } from '../contract/page.ts';
import { NOTICES } from '../vocabulary/label-parts.ts';
import { shiftDecimal } from '../values/decimals.ts';
import type { Proposal } from '../match/proposal.ts';
import { addSignal } from '../match/proposal.ts';
import type { Ranked } from './resolve-claims.ts';

/** Digits behind the point that count. */
const PLACES = 4;
const MIN_PARTS = 2;
const MAX_PROPOSALS = 12;

const exact = ({ value }: Proposal): bigint => BigInt(shiftDecimal(value, PLACES).split('.')[0] ?? '0');

/** The proposals right above another one in its column, the nearest first. */
function above(sum: Proposal, proposals: readonly Proposal[]): Proposal[] {
  const [own, places] = [sum.words.at(-1), new Map<number, Proposal>()];
  for (const other of proposals) {
    const word = other.words.at(-1);
    const isAbove = own !== undefined && word !== undefined && other.page === sum.page && word.y1 <= own.y1;
    if (other === sum || !isAbove || Math.abs(word.x1 - own.x1) > SAME_EDGE) continue;
    places.set(word.y1, other);
  }
  return [...places].sort(([one], [other]) => other - one).map(([, proposal]) => proposal);
}

/** The amounts above an amount that add up to it, the nearest first; of one that is a sum itself its own parts do not count. */
function partsOf(sum: Proposal, proposals: readonly Proposal[]): Proposal[] {
  const lines = above(sum, proposals);
  const within = new Set<Proposal>();
  const parts: Proposal[] = [];
  let rest = exact(sum);
  for (const line of lines) {
    if (within.has(line)) continue;
    parts.push(line);
    rest -= exact(line);
    if (rest === 0n && parts.length >= MIN_PARTS) return parts;
    for (const part of partsOf(line, lines)) within.add(part);
  }
  return [];
}

/** True for an amount in the row or column of others. */
const isOfOthers = ({ features }: Proposal): boolean =>
  features.otherColumn !== undefined || features.wrongScope !== undefined;

interface Sum {
  sum: Proposal;
  parts: readonly Proposal[];
}

/** The parts of a call, whose own parts may bear any names. */
const PARTS = new Set<string>(NOTICES.call.bases);
/** What is left of a call: nothing that is a part of one of its parts. */
const REST = 'call_other';

/** Balances, which a balance sheet adds to liabilities: "Total liabilities and partners' capital" is no net asset value. */
const BALANCES = new Set(['fund_nav', 'opening_balance', 'closing_balance']);
/** A part is named better than its sum when its label is more alike by this much. */
const BETTER = 0.05;
const isNamedBetter = (part: Proposal, sum: Proposal): boolean =>
  (part.features.similarity ?? 0) > (sum.features.similarity ?? 0) + BETTER;

const isAmount = (one: Proposal): boolean => !one.isBlank && exact(one) !== 0n;

/**
 * Several lines may be named alike where a table breaks one amount down: then the metric is their sum, or the sum of sums.
 * The lines of a part of a call may have names of their own: "Facility interest" and "Audit" over "Partnership expenses".
 */
export function boostSums(ranked: Ranked): void {
  const ofMoney = [...ranked].filter(([{ metric }]) => metric.type === 'CURRENCY');
  const all = ofMoney.flatMap(([, proposals]) => proposals.filter(isAmount));
  const within = new Set<Word | undefined>();
  for (const [{ terms }, proposals] of ofMoney) {
    const isPartOfCall = PARTS.has(terms.base);
    const amounts = proposals.filter(isAmount).slice(0, MAX_PROPOSALS);
    const sums = amounts
      .map((sum) => ({ sum, parts: partsOf(sum, isPartOfCall ? all : amounts) }))
      .filter(({ parts }) => parts.length > 0)
      .filter(
        ({ sum, parts }) => !BALANCES.has(terms.base) || !parts.some((part) => isNamedBetter(part, sum)),
      );
    const isPart = (one: Proposal): boolean => sums.some(({ parts }) => parts.includes(one));
    // What adds up one own share and those of others is nobody's own.
    const isShared = ({ sum: whole, parts }: Sum): boolean =>
      isOfOthers(whole) && parts.length > MIN_PARTS && parts.filter((part) => !isOfOthers(part)).length === 1;
    const sum = sums.find((one) => !isPart(one.sum) && !isShared(one))?.sum;
    if (sum === undefined) continue;
    addSignal(sum, 'sumOfParts', 1);
    proposals.sort((a, b) => b.odds - a.odds);
    const parts = sums.find((one) => one.sum === sum)?.parts ?? [];
    if (isPartOfCall && proposals[0] === sum) for (const { words } of parts) within.add(words[0]);
  }
  for (const [{ terms }, proposals] of ofMoney) {
    if (terms.base !== REST) continue;
    const rest = proposals.filter(({ words }) => !within.has(words[0]));
    proposals.splice(0, proposals.length, ...rest);
  }
}

import { shiftDecimal } from '../values/decimals.ts';
import type { Proposal } from '../match/proposal.ts';
import { addSignal } from '../match/proposal.ts';
import type { Ranked } from './resolve-claims.ts';

/** Digits behind the point that count. */
const PLACES = 4;
const SAME_EDGE = 3;
const FEWEST_PARTS = 2;
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

/** True for an amount that is the sum of the amounts right above it. */
function isSum(proposal: Proposal, proposals: readonly Proposal[]): boolean {
  let rest = exact(proposal);
  return above(proposal, proposals).some((part, index) => {
    rest -= exact(part);
    return rest === 0n && index + 1 >= FEWEST_PARTS;
  });
}

/** Several lines may be named alike where a table breaks one amount down: then the metric is their sum. */
export function favourSums(ranked: Ranked): void {
  for (const [{ metric }, proposals] of ranked) {
    if (metric.type !== 'CURRENCY') continue;
    const amounts = proposals.slice(0, MAX_PROPOSALS).filter(({ isBlank }) => !isBlank);
    const sum = amounts.length > FEWEST_PARTS ? amounts.find((one) => isSum(one, amounts)) : undefined;
    if (sum === undefined) continue;
    addSignal(sum, 'sumOfParts', 1);
    proposals.sort((a, b) => b.odds - a.odds);
  }
}

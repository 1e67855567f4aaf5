import { createRandom } from '../corpus/seeded.ts';

/** A value that was shown with a probability, and whether it was right. */
export interface Judgement {
  probability: number;
  right: boolean;
}

/** One bin of a reliability diagram. */
export interface Bin {
  from: number;
  count: number;
  /** Mean probability that was claimed, and share that was right. */
  claimed: number;
  right: number;
}

const BINS = 10;
const WANTED_PRECISION = 0.995;

/** Ten bins of equal width. */
export function reliability(judgements: readonly Judgement[]): Bin[] {
  return Array.from({ length: BINS }, (_, at) => {
    const own = judgements.filter(
      ({ probability }) => Math.min(BINS - 1, Math.floor(probability * BINS)) === at,
    );
    const count = own.length || 1;
    return {
      from: at / BINS,
      count: own.length,
      claimed: own.reduce((sum, { probability }) => sum + probability, 0) / count,
      right: own.filter(({ right }) => right).length / count,
    };
  });
}

/** Expected calibration error: the mean gap between what was claimed and what was right. */
export function calibrationError(judgements: readonly Judgement[]): number {
  const gap = reliability(judgements).reduce(
    (sum, { count, claimed, right }) => sum + count * Math.abs(claimed - right),
    0,
  );
  return gap / (judgements.length || 1);
}

/** Share of values that could be accepted untouched so that 99.5 % of them are right. */
export function untouchedShare(judgements: readonly Judgement[]): number {
  const sorted = judgements.toSorted((a, b) => b.probability - a.probability);
  let right = 0;
  let accepted = 0;
  sorted.forEach((one, at) => {
    right += one.right ? 1 : 0;
    const closes = (sorted[at + 1]?.probability ?? -1) < one.probability;
    if (closes && right / (at + 1) >= WANTED_PRECISION) accepted = at + 1;
  });
  return accepted / (judgements.length || 1);
}

/** What is accepted at a probability: how much of all values, and how much of it is right. */
export function acceptedAt(
  judgements: readonly Judgement[],
  least: number,
): { share: number; precision: number } {
  const accepted = judgements.filter(({ probability }) => probability >= least);
  const right = accepted.filter((one) => one.right).length;
  return {
    share: accepted.length / (judgements.length || 1),
    precision: right / (accepted.length || 1),
  };
}

const DRAWS = 400;
const BOUND = 0.05;

/** The untouched share that 19 of 20 draws of as many layouts reach: layouts are drawn with repetition, always the same. */
export function untouchedBound(byLayout: readonly (readonly Judgement[])[]): number {
  const random = createRandom('layouts');
  const shares = Array.from({ length: DRAWS }, () =>
    untouchedShare(byLayout.flatMap(() => random.pick(byLayout))),
  );
  return shares.sort((a, b) => a - b)[Math.floor(BOUND * DRAWS)] ?? 0;
}

/** Mean negative log likelihood: what a fit minimises. */
export function logLoss(judgements: readonly Judgement[]): number {
  const losses = judgements.map(({ probability, right }) =>
    Math.log(Math.max(1e-6, right ? probability : 1 - probability)),
  );
  return -losses.reduce((sum, loss) => sum + loss, 0) / (judgements.length || 1);
}

/** A value that was shown with a probability, whether it was right, and how much it counts; once where that is absent. */
export interface Judgement {
  probability: number;
  right: boolean;
  weight?: number;
}

const BINS = 10;
const WANTED_PRECISION = 0.995;

const weightOf = ({ weight = 1 }: Judgement): number => weight;
const sumOf = (judgements: readonly Judgement[], amountOf: (one: Judgement) => number): number =>
  judgements.reduce((sum, one) => sum + weightOf(one) * amountOf(one), 0);

/** Expected calibration error: the mean gap between what was claimed and what was right, in ten bins of equal width. */
export function calibrationError(judgements: readonly Judgement[]): number {
  const bins = Map.groupBy(judgements, ({ probability }) =>
    Math.min(BINS - 1, Math.floor(probability * BINS)),
  );
  const gaps = [...bins.values()].map((own) =>
    Math.abs(sumOf(own, ({ probability, right }) => probability - Number(right))),
  );
  return gaps.reduce((sum, gap) => sum + gap, 0) / (sumOf(judgements, () => 1) || 1);
}

/** Share of values that could be accepted untouched so that 99.5 % of them are right. */
export function untouchedShare(judgements: readonly Judgement[]): number {
  const sorted = judgements.toSorted((a, b) => b.probability - a.probability);
  let [right, all, accepted] = [0, 0, 0];
  sorted.forEach((one, at) => {
    all += weightOf(one);
    right += weightOf(one) * Number(one.right);
    const closes = (sorted[at + 1]?.probability ?? -1) < one.probability;
    if (closes && right / all >= WANTED_PRECISION) accepted = all;
  });
  return accepted / (all || 1);
}

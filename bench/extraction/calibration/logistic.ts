/** One decided value: its evidence, whether it was right, and the layout it comes from. */
export interface Sample {
  evidence: Readonly<Record<string, number>>;
  right: boolean;
  layout: string;
}

/** A fitted model: log-odds = bias + sum of weight × evidence. */
export interface Logistic {
  bias: number;
  weights: Record<string, number>;
}

const ROUNDS = 30;
const SMALL_STEP = 1e-6;

/** Solves the symmetric positive definite system `matrix` × x = `right` by Gaussian elimination with pivots. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let at = column + 1; at < size; at += 1)
      if (Math.abs(rows[at]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = at;
    const top = rows[pivot] ?? [];
    rows[pivot] = rows[column] ?? [];
    rows[column] = top;
    for (let at = column + 1; at < size; at += 1) {
      const row = rows[at] ?? [];
      const factor = (row[column] ?? 0) / (top[column] || 1);
      if (factor === 0) continue;
      for (let of = column; of <= size; of += 1) row[of] = (row[of] ?? 0) - factor * (top[of] ?? 0);
    }
  }
  const result = new Array<number>(size).fill(0);
  for (let at = size - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? [];
    let sum = row[size] ?? 0;
    for (let of = at + 1; of < size; of += 1) sum -= (row[of] ?? 0) * (result[of] ?? 0);
    result[at] = sum / (row[at] || 1);
  }
  return result;
}

/** The probability that a model gives to evidence. */
export function predict({ bias, weights }: Logistic, evidence: Sample['evidence']): number {
  const odds = Object.entries(evidence).reduce(
    (sum, [name, amount]) => sum + (weights[name] ?? 0) * amount,
    bias,
  );
  return 1 / (1 + Math.exp(-odds));
}

/**
 * Fits by Newton's method; `ridge` draws every weight, not the bias, towards what is expected of it, else towards zero.
 * Deterministic.
 */
export function fit(
  samples: readonly Sample[],
  ridge: number,
  { expected, start }: { expected: Readonly<Record<string, number>>; start?: Logistic | undefined },
): Logistic {
  // What no sample shows keeps what is expected of it.
  const seen = samples.flatMap(({ evidence }) => Object.keys(evidence));
  const names = [...new Set([...seen, ...Object.keys(expected)])].sort();
  const inputs = samples.map(({ evidence }) => [1, ...names.map((name) => evidence[name] ?? 0)]);
  const centre = [0, ...names.map((name) => expected[name] ?? 0)];
  // A fit to nearly the same samples is near: it ends after a step or two.
  let weights =
    start === undefined ? [...centre] : [start.bias, ...names.map((name) => start.weights[name] ?? 0)];
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -ridge * (weight - (centre[at] ?? 0))));
    const curvature = weights.map((_, row) =>
      weights.map((__, column) => (row === column ? (row === 0 ? 1e-9 : ridge) : 0)),
    );
    inputs.forEach((input, sample) => {
      const odds = input.reduce((sum, amount, at) => sum + amount * (weights[at] ?? 0), 0);
      const probability = 1 / (1 + Math.exp(-odds));
      const error = (samples[sample]?.right ? 1 : 0) - probability;
      const spread = Math.max(1e-9, probability * (1 - probability));
      input.forEach((amount, row) => {
        if (amount === 0) return;
        gradient[row] = (gradient[row] ?? 0) + error * amount;
        const line = curvature[row] ?? [];
        input.forEach((other, column) => {
          if (other !== 0) line[column] = (line[column] ?? 0) + spread * amount * other;
        });
      });
    });
    const step = solve(curvature, gradient);
    weights = weights.map((weight, at) => weight + Math.max(-2, Math.min(2, step[at] ?? 0)));
    if (Math.max(...step.map(Math.abs)) < SMALL_STEP) break;
  }
  const [bias = 0, ...rest] = weights;
  return { bias, weights: Object.fromEntries(names.map((name, at) => [name, rest[at] ?? 0])) };
}

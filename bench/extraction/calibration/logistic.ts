/** What speaks for and against a value, by name; an absent one is 0. */
export type Evidence = Readonly<Record<string, number>>;

/** What a fit learns from: evidence, what came of it, and how much it counts. */
export interface Observation {
  evidence: Evidence;
  right: boolean;
  weight: number;
}

/** A fitted model: log-odds = bias + sum of weight × evidence. */
export interface Logistic {
  bias: number;
  weights: Record<string, number>;
}

const ROUNDS = 30;
const MAX_STEP = 2;
const SMALL_STEP = 1e-6;
const MIN_SPREAD = 1e-9;

/** Solves the symmetric positive definite system `matrix` × x = `right` by elimination; changes both. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const at = (row: number, column: number): number => matrix[row]?.[column] ?? 0;
  for (let column = 0; column < size; column += 1)
    for (let row = column + 1; row < size; row += 1) {
      const factor = at(row, column) / at(column, column);
      if (factor === 0) continue;
      matrix[row]?.forEach((value, of, line) => (line[of] = value - factor * at(column, of)));
      right[row] = (right[row] ?? 0) - factor * (right[column] ?? 0);
    }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = right[row] ?? 0;
    for (let column = row + 1; column < size; column += 1) sum -= at(row, column) * (right[column] ?? 0);
    right[row] = sum / at(row, row);
  }
  return right;
}

/** An observation by the places of its evidence that is not 0; the bias is at place 0. */
interface Input {
  places: readonly number[];
  amounts: readonly number[];
  right: number;
  weight: number;
}

/** The step of Newton's method from `weights`; `ridge` draws all of them but the bias to `centre`. */
function stepFrom(
  weights: Float64Array,
  inputs: readonly Input[],
  { ridge, centre }: { ridge: number; centre: Float64Array },
): Float64Array {
  const pull = (at: number): number => (at === 0 ? MIN_SPREAD : ridge);
  const gradient = weights.map((weight, at) => -pull(at) * (weight - (centre[at] ?? 0)));
  const curvature = Array.from(weights, (_, row) => {
    const line = new Float64Array(weights.length);
    line[row] = pull(row);
    return line;
  });
  for (const { places, amounts, right, weight } of inputs) {
    const odds = places.reduce((sum, place, at) => sum + (weights[place] ?? 0) * (amounts[at] ?? 0), 0);
    const probability = 1 / (1 + Math.exp(-odds));
    const spread = weight * Math.max(MIN_SPREAD, probability * (1 - probability));
    places.forEach((row, at) => {
      const amount = amounts[at] ?? 0;
      gradient[row] = (gradient[row] ?? 0) + weight * (right - probability) * amount;
      const line = curvature[row] ?? gradient;
      places.forEach((column, of) => {
        line[column] = (line[column] ?? 0) + spread * amount * (amounts[of] ?? 0);
      });
    });
  }
  return solve(curvature, gradient);
}

/** Of evidence that fewer observations show, more is known than they say. */
const MIN_SEEN = 10;

/**
 * Fits by Newton's method. `ridge` draws every weight but the bias towards zero, and those of evidence that hardly any
 * observation shows towards what is expected of it. Deterministic.
 */
export function fit(
  observations: readonly Observation[],
  { ridge, expected }: { ridge: number; expected: Evidence },
): Logistic {
  const seen = new Map<string, number>();
  for (const { evidence } of observations)
    for (const [name, amount] of Object.entries(evidence))
      if (amount !== 0) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...new Set([...seen.keys(), ...Object.keys(expected)])].sort();
  const placeOf = new Map(names.map((name, at) => [name, at + 1]));
  const inputs = observations.map(({ evidence, right, weight }) => {
    const entries = Object.entries(evidence).filter(([, amount]) => amount !== 0);
    return {
      places: [0, ...entries.map(([name]) => placeOf.get(name) ?? 0)],
      amounts: [1, ...entries.map(([, amount]) => amount)],
      right: Number(right),
      weight,
    };
  });
  const centre = Float64Array.from([
    0,
    ...names.map((name) => ((seen.get(name) ?? 0) < MIN_SEEN ? (expected[name] ?? 0) : 0)),
  ]);
  let weights = centre;
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = stepFrom(weights, inputs, { ridge, centre });
    weights = weights.map((weight, at) => weight + Math.max(-MAX_STEP, Math.min(MAX_STEP, step[at] ?? 0)));
    if (step.every((one) => Math.abs(one) < SMALL_STEP)) break;
  }
  const [bias = 0, ...rest] = weights;
  return { bias, weights: Object.fromEntries(names.map((name, at) => [name, rest[at] ?? 0])) };
}

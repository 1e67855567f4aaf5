/** `1.62 × (limit 2 ×, within)`. A figure over its limit fails the benchmark at its end. */
export function checkRatio(ratio: number, limit: number): string {
  return `${ratio.toFixed(2)} × (${checkLimit(ratio, `${limit} ×`, limit)})`;
}

/** `limit 6144 bytes, within`: the same of a figure of any unit, whose limit is written as it is given. */
export function checkLimit(figure: number, written: string, limit: number): string {
  // A figure that is no number, because nothing was measured, is not within.
  const isWithin = figure <= limit;
  if (!isWithin) process.exitCode = 1;
  return `limit ${written}, ${isWithin ? 'within' : 'OVER'}`;
}

/** The middle of measurements; not a number where there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

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

/** The measurement below which a share of all lies, 0.95 for p95; not a number where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const at = Math.min(values.length - 1, Math.floor(values.length * share));
  return values.toSorted((one, other) => one - other)[at] ?? Number.NaN;
}

/** The middle of measurements. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Milliseconds that work takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const STEPS = [1, 2, 2.5, 5, 10];

/** The smallest round number that is not below the value; at least 1. */
export function roundUp(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((one) => one * power >= value && Number.isInteger(one * power));
  return (step ?? 10) * power;
}

/** The indexes of at most `count` evenly spaced labels among `length` places, the first always among them. */
export function labelledPlaces(length: number, count: number): ReadonlySet<number> {
  const every = Math.max(1, Math.ceil(length / count));
  return new Set(Array.from({ length: Math.ceil(length / every) }, (_, index) => index * every));
}

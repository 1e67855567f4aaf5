import { compareDecimals, isDecimal } from './decimal.ts';

/** A value as decimal text or text, with its currency where it has one. */
interface Figure {
  readonly value: string;
  readonly currency?: string | null | undefined;
}

/** Whether two figures are one: 1.50 is 1.5. */
export function isSameFigure(one: Figure, other: Figure): boolean {
  if ((one.currency ?? null) !== (other.currency ?? null)) return false;
  if (!isDecimal(one.value) || !isDecimal(other.value)) return one.value === other.value;
  return compareDecimals(one.value, other.value) === 0;
}

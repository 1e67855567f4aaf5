import { compareDecimals, isDecimal } from './decimal.ts';

/** A value as decimal text or text, with its currency where it has one. */
interface AmountWithCurrency {
  readonly value: string;
  readonly currency?: string | null | undefined;
}

/** Whether two amounts are equal: 1.50 equals 1.5. */
export function isSameAmount(one: AmountWithCurrency, other: AmountWithCurrency): boolean {
  if ((one.currency ?? null) !== (other.currency ?? null)) return false;
  if (!isDecimal(one.value) || !isDecimal(other.value)) return one.value === other.value;
  return compareDecimals(one.value, other.value) === 0;
}

import { decimalPlacesOf, isDecimal, roundDecimal } from '../decimals/decimal.ts';
import { CURRENCIES, isCurrencyCode } from './currencies.ts';
import { numberMarks } from './screen-locale.ts';

/** Precision limits of numbers, in digits after the dot [FMT-008]. */
export const MIN_PRECISION = 0;
export const MAX_PRECISION = 10;
/** Amounts of money show at least this many digits after the dot [AMB-088]. */
export const MIN_CURRENCY_PRECISION = 2;

/** A true minus: as wide as a digit, unlike the hyphen that is stored and exported. */
const MINUS = '\u2212';

export interface NumberPrecision {
  minPrecision?: number;
  maxPrecision?: number;
}

/**
 * A decimal for reading: comma between thousands, dot before decimals, a true minus [FMT-009]; in German the other way round. Decimals appear as
 * stored within the precision; beyond the maximum they are rounded half up. Text that is no decimal stays as it is.
 * Throws RangeError when the minimum is above the maximum or either is outside 0 to 10 [AMB-088].
 */
export function formatNumber(value: string, precision: NumberPrecision = {}): string {
  const { minPrecision = MIN_PRECISION, maxPrecision = MAX_PRECISION } = precision;
  assertPrecision(minPrecision, maxPrecision);
  if (!isDecimal(value)) return value;
  const places = Math.min(maxPrecision, Math.max(minPrecision, decimalPlacesOf(value)));
  const [sign, digits] = splitSign(roundDecimal(value, places));
  return `${sign}${groupThousands(digits)}`;
}

/**
 * An amount with the symbol of its currency before or behind it; symbols that end in a letter get a space [AMB-087].
 * AUTO and no currency show no symbol; an unknown code is written in full. At least two decimals.
 */
export function formatCurrency(value: string, code: string | null | undefined): string {
  if (!isDecimal(value)) return value;
  const amount = formatNumber(value, { minPrecision: MIN_CURRENCY_PRECISION });
  if (code === null || code === undefined || code === '') return amount;
  const { symbol, position } = isCurrencyCode(code)
    ? CURRENCIES[code]
    : ({ symbol: code, position: 'prefix' } as const);
  if (symbol === '') return amount;
  if (position === 'suffix') return /^\p{L}/u.test(symbol) ? `${amount} ${symbol}` : `${amount}${symbol}`;
  const sign = amount.startsWith(MINUS) ? MINUS : '';
  const space = /\p{L}$/u.test(symbol) ? ' ' : '';
  return `${sign}${symbol}${space}${amount.slice(sign.length)}`;
}

/** A percentage as stored, 12.5 for 12.5%, with its sign [AMB-088]; in German behind a space: 12,5 %. */
export function formatPercentage(value: string): string {
  return isDecimal(value) ? `${formatNumber(value)}${numberMarks().percent}` : value;
}

function assertPrecision(min: number, max: number): void {
  const isWithin = (precision: number) =>
    Number.isInteger(precision) && precision >= MIN_PRECISION && precision <= MAX_PRECISION;
  if (!isWithin(min) || !isWithin(max) || min > max) {
    throw new RangeError(`Precision must lie in 0 to 10, minimum not above maximum: ${min}, ${max}`);
  }
}

function splitSign(decimal: string): [sign: string, digits: string] {
  return decimal.startsWith('-') ? [MINUS, decimal.slice(1)] : ['', decimal];
}

function groupThousands(digits: string): string {
  const [whole = '', fraction] = digits.split('.');
  const { thousands, decimal } = numberMarks();
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

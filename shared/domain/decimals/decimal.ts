import { Big } from 'big.js';

const PLAIN_DECIMAL = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;

/**
 * Whether the text is a decimal as Assay stores and sends it: digits, an optional minus and an optional dot with
 * digits after it; no separators, no exponent, no white space [AMB-088].
 */
export function isDecimal(text: string): boolean {
  return PLAIN_DECIMAL.test(text);
}

/** The one spelling of a decimal's value: no superfluous zeros, no negative zero. Throws RangeError on other text. */
export function normaliseDecimal(text: string): string {
  return print(read(text));
}

/** The exact sum; `0` of nothing. Throws RangeError on text that is not a decimal. */
export function addDecimals(...terms: readonly string[]): string {
  return print(terms.reduce((sum, term) => sum.plus(read(term)), new Big(0)));
}

/** The exact difference. Throws RangeError on text that is not a decimal. */
export function subtractDecimals(minuend: string, subtrahend: string): string {
  return print(read(minuend).minus(read(subtrahend)));
}

/** The exact product. Throws RangeError on text that is not a decimal. */
export function multiplyDecimals(left: string, right: string): string {
  return print(read(left).times(read(right)));
}

/** The quotient with `places` digits after the dot, halves rounded away from zero. Throws RangeError for a divisor of 0. */
export function divideDecimals(dividend: string, divisor: string, places: number): string {
  const under = read(divisor);
  if (under.eq(0)) throw new RangeError('Division by zero');
  return roundDecimal(print(read(dividend).div(under)), places); // big.js divides to 20 places.
}

/** Negative, zero or positive as `left` is below, equal to or above `right` in value. */
export function compareDecimals(left: string, right: string): -1 | 0 | 1 {
  return read(left).cmp(read(right));
}

/** The decimal with exactly `places` digits after the dot, halves rounded away from zero [AMB-088]. */
export function roundDecimal(text: string, places: number): string {
  if (!Number.isInteger(places) || places < 0)
    throw new RangeError(`Places must be a whole number: ${places}`);
  const rounded = read(text).round(places, Big.roundHalfUp);
  return rounded.eq(0) ? new Big(0).toFixed(places) : rounded.toFixed(places);
}

/**
 * A decimal divided by the power of ten with so many zeros, exactly: its digits with the dot moved to the left.
 * @throws RangeError on text that is not a decimal
 */
export function movePointLeft(text: string, places: number): string {
  if (!isDecimal(text)) throw new RangeError(`Not a decimal: ${JSON.stringify(text)}`);
  const sign = text.startsWith('-') ? '-' : '';
  const decimals = decimalPlacesOf(text) + places;
  const digits = text
    .slice(sign.length)
    .replace('.', '')
    .padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return decimals === 0 ? sign + digits : `${sign}${whole}.${digits.slice(digits.length - decimals)}`;
}

/** How many digits the text has after its dot. */
export function decimalPlacesOf(text: string): number {
  const dot = text.indexOf('.');
  return dot === -1 ? 0 : text.length - dot - 1;
}

function read(text: string): Big {
  if (!isDecimal(text)) throw new RangeError(`Not a decimal: ${JSON.stringify(text)}`);
  return new Big(text.startsWith('.') ? `0${text}` : text.replace(/^-\./, '-0.'));
}

/** Plain notation for any size; big.js itself would switch to exponents. */
function print(value: Big): string {
  return value.eq(0) ? '0' : value.toFixed();
}

import { isDecimal } from '../decimals/index.ts';

/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Beyond this a value is no figure of a document, and arithmetic on it would take its time. */
const TOO_LARGE = 10n ** 200n;

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

const isTooLarge = (value: bigint) => value > TOO_LARGE || value < -TOO_LARGE;

/** The fraction in lowest terms; null where it is too large to go on with. */
function reduce(numerator: bigint, denominator: bigint): Rational | null {
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(numerator, denominator * sign) * sign;
  if (isTooLarge(numerator / divisor) || isTooLarge(denominator / divisor)) return null;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const ZERO: Rational = { numerator: 0n, denominator: 1n };

/** The value of a plain decimal; null where it has too many digits. Throws RangeError on other text. */
export function readRational(text: string): Rational | null {
  if (!isDecimal(text)) throw new RangeError(`Not a decimal: ${JSON.stringify(text)}`);
  const [whole = '', fraction = ''] = text.split('.');
  if (whole.length + fraction.length > 200) return null;
  const sign = whole.startsWith('-') ? -1n : 1n;
  const digits = BigInt(`${whole.replace('-', '')}${fraction}` || '0');
  return reduce(sign * digits, 10n ** BigInt(fraction.length));
}

export function addRationals(left: Rational, right: Rational): Rational | null {
  return reduce(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export function multiplyRationals(left: Rational, right: Rational): Rational | null {
  return reduce(left.numerator * right.numerator, left.denominator * right.denominator);
}

/** The quotient. The divisor must not be zero. */
export function divideRationals(left: Rational, right: Rational): Rational | null {
  return reduce(left.numerator * right.denominator, left.denominator * right.numerator);
}

export function negateRational({ numerator, denominator }: Rational): Rational {
  return { numerator: -numerator, denominator };
}

/** Negative, zero or positive as `left` is below, equal to or above `right`. */
export function compareRationals(left: Rational, right: Rational): -1 | 0 | 1 {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** The value in units of the last of so many digits after the dot, halves away from zero (AMB-088). */
function inUnits({ numerator, denominator }: Rational, places: number): bigint {
  const scale = 10n ** BigInt(places);
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (size * scale * 2n + denominator) / (denominator * 2n);
  return numerator < 0n ? -rounded : rounded;
}

/** The value rounded to so many digits after the dot. */
export function roundRational(value: Rational, places: number): Rational | null {
  return reduce(inUnits(value, places), 10n ** BigInt(places));
}

/** The plain decimal with at most so many digits after the dot, in its one spelling. */
export function printRational(value: Rational, places: number): string {
  const units = inUnits(value, places);
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

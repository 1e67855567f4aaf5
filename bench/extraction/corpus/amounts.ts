import {
  addDecimals,
  compareDecimals,
  decimalPlacesOf,
  multiplyDecimals,
  roundDecimal,
} from '@assay/shared/domain';

import type { Mark } from './document.ts';
import type { Random } from './seeded.ts';

/** How a document prints numbers. */
export interface NumberStyle {
  /** Between groups of three, `,` where absent. */
  group?: string;
  /** Before the decimals, `.` where absent. */
  point?: string;
  negative?: 'parentheses' | 'minus' | 'trailing';
  /** The document's unit as a power of ten: 3 for thousands, 6 for millions. */
  scale?: 0 | 3 | 6;
  /** Printed decimals, as many as the value has where absent. */
  places?: number;
  before?: string;
  after?: string;
  /** ISO 4217 code that the truth states for every amount. */
  currency?: string;
}

/** `whole` units of `step`, exactly: 12345 of '0.01' is '123.45'. */
export function ofSteps(whole: number, step: string): string {
  const value = multiplyDecimals(String(whole), step);
  return roundDecimal(value, decimalPlacesOf(step));
}

/** An amount between two bounds in whole units of `step`. */
export function randomAmount(random: Random, [low, high]: readonly [number, number], step = '0.01'): string {
  const size = Number(step);
  return ofSteps(random.whole(Math.round(low / size), Math.round(high / size)), step);
}

/** The sum with the decimals of the most exact term; terms may be negative. */
export function sum(...terms: readonly string[]): string {
  return roundDecimal(addDecimals('0', ...terms), Math.max(0, ...terms.map(decimalPlacesOf)));
}

export const negate = (value: string): string => {
  if (compareDecimals(value, '0') === 0) return value;
  return value.startsWith('-') ? value.slice(1) : `-${value}`;
};

/** A value in full units as the style prints it. */
export function printNumber(value: string, style: NumberStyle = {}): string {
  const { group = ',', point = '.', negative = 'parentheses', scale = 0, before = '', after = '' } = style;
  const scaled = scale === 0 ? value : multiplyDecimals(value, `0.${'0'.repeat(scale - 1)}1`);
  const shown = roundDecimal(scaled, style.places ?? decimalPlacesOf(scaled));
  const [whole = '', fraction] = shown.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const digits = before + grouped + (fraction === undefined ? '' : point + fraction) + after;
  if (!shown.startsWith('-')) return digits;
  if (negative === 'parentheses') return `(${digits})`;
  return negative === 'minus' ? `-${digits}` : `${digits}-`;
}

/** Prints and marks amounts in one style. `cost` prints the positive value as a deduction. */
export function createPrinter(
  mark: Mark,
  style: NumberStyle,
): (
  fin: string | readonly string[],
  value: string,
  how?: NumberStyle & { cost?: boolean; row?: number },
) => string {
  return (fin, value, how = {}) => {
    const { cost = false, row, ...own } = how;
    const used = { ...style, ...own };
    return mark(fin, printNumber(cost ? negate(value) : value, used), {
      value,
      currency: used.currency,
      row,
    });
  };
}

/** The exact product, rounded to so many places. */
export function multiplied(value: string, by: string, places: number): string {
  return roundDecimal(multiplyDecimals(value, by), places);
}

import { isDecimal, multiplyDecimals, compareDecimals, readTypedNumber } from '../decimals/index.ts';
import { dataTypeOf, hasCurrency, datesOf, isCurrencyCode, type MetricDataType } from '../formats/index.ts';
import { optionsOf, type MetricValidator } from '../validators/index.ts';

/** A value with the words that are printed in its box. */
export interface PrintedValue {
  /** Plain decimal, ISO date or text; '' where the page prints a dash. */
  readonly value: string;
  readonly text: string;
  readonly currency: string | null;
}

/** The part of a metric that says how its values are printed. */
export interface PrintedMetric {
  readonly dataType: MetricDataType;
  readonly validators: readonly MetricValidator[];
}

/** What the words in the box of a value say of it. */
export type PrintComparison =
  | { readonly kind: 'same' }
  /** The printed number times ten to this power, or with the other sign, is the value. */
  | { readonly kind: 'converted'; readonly power: number; readonly isSignTurned: boolean }
  /** The words name another value. */
  | { readonly kind: 'differs' }
  /** The words can not be compared: a number spelled out, or a name among other words. */
  | { readonly kind: 'unknown' };

const SAME: PrintComparison = { kind: 'same' };
const DIFFERS: PrintComparison = { kind: 'differs' };
const UNKNOWN: PrintComparison = { kind: 'unknown' };

/** Powers of ten in which a heading may state amounts: thousands, millions, billions. */
const HEADING_POWERS = [3, 6, 9];

/** What a page prints instead of a number that is nil or does not apply. */
const NIL = /^(?:[-\u2010-\u2015\u2212.\s]+|nil|none|n\.?\/?a\.?)$/i;

/** What the printed words say of a value. Both are read as the number, date or text that the metric holds. */
export function comparePrint(metric: PrintedMetric, printed: PrintedValue): PrintComparison {
  const { value, text } = printed;
  if (text.trim() === '') return UNKNOWN;
  if (value === '') return NIL.test(text.trim()) ? SAME : UNKNOWN;
  switch (dataTypeOf(metric.dataType).reading) {
    case 'number':
      return compareNumber(metric.dataType, printed);
    case 'date':
      return compareDate(value, text);
    case 'text':
      return compareText(value, text, optionsOf(metric.validators));
  }
}

const isSameNumber = (left: string, right: string) => compareDecimals(left, right) === 0;
const negated = (value: string) => multiplyDecimals(value, '-1');

/** The numbers that a text may mean; none where it is more or less than one number. */
function readingsOf(text: string): {
  readonly readings: readonly string[];
  readonly currency?: string | undefined;
} {
  const typed = readTypedNumber(text.replace(/\s*[x×]$/i, '')); // Multiples are printed as 1.43x.
  if (typed.kind === 'invalid') return { readings: [] };
  const { currency } = typed;
  return { readings: typed.kind === 'number' ? [typed.value] : typed.readings, currency };
}

function compareNumber(dataType: MetricDataType, { value, text, currency }: PrintedValue): PrintComparison {
  if (!isDecimal(value)) return UNKNOWN;
  if (NIL.test(text.trim())) return isSameNumber(value, '0') ? SAME : DIFFERS;
  const printed = readingsOf(text);
  if (printed.readings.length === 0) return holdsNumber(text, value) ? SAME : UNKNOWN;
  if (printed.currency !== undefined && currency !== null && printed.currency !== currency) return DIFFERS;
  if (printed.readings.some((reading) => isSameNumber(reading, value))) return SAME;
  if (printed.readings.some((reading) => isSameNumber(negated(reading), value)))
    return { kind: 'converted', power: 0, isSignTurned: true };
  return (hasCurrency(dataType) && compareScaled(printed.readings, value)) || DIFFERS;
}

function compareScaled(readings: readonly string[], value: string): PrintComparison | undefined {
  for (const power of HEADING_POWERS) {
    const scaled = readings.map((reading) => multiplyDecimals(reading, `1${'0'.repeat(power)}`));
    if (scaled.some((reading) => isSameNumber(reading, value)))
      return { kind: 'converted', power, isSignTurned: false };
    if (scaled.some((reading) => isSameNumber(negated(reading), value)))
      return { kind: 'converted', power, isSignTurned: true };
  }
  return undefined;
}

/** Whether one of several numbers in a text is the value, as in "EUR 5.000,– (2023: 4.000,–)". */
function holdsNumber(text: string, value: string): boolean {
  const numbers = text.match(/\(?[-\u2212]?\d(?:[\d.,'’\s]*\d)?\)?/g) ?? [];
  return numbers.some((digits) =>
    readingsOf(digits).readings.some((reading) => isSameNumber(reading, value)),
  );
}

/** A printed date counts in either order of day and month. */
function compareDate(value: string, text: string): PrintComparison {
  const readings = datesOf(text);
  if (readings.includes(value)) return SAME;
  return readings.length === 0 ? UNKNOWN : DIFFERS;
}

/** The letters and digits of a text, without accents; American and British spelling are one. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L}{3})z(?=e[ds]?\b|ation\b|ing\b)/gu, 's')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

function compareText(value: string, text: string, options: readonly string[] | null): PrintComparison {
  const [wanted, printed] = [wordsOf(value), wordsOf(text)];
  if (wanted.join('') === printed.join('')) return SAME;
  const areThere = wanted.every((word) => printed.includes(word));
  if (options !== null) return areThere ? SAME : UNKNOWN; // An option is a name for what the page says in its own words.
  if (areThere || isCurrencyCode(value)) return UNKNOWN;
  return printed.join('').includes(wanted.join('')) ? UNKNOWN : DIFFERS;
}

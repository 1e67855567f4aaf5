import { currencyOfSymbol, isCurrencyCode } from '../formats/currencies.ts';
import type { CurrencyCode } from '../formats/currencies.ts';
import { multiplyDecimals } from './decimal.ts';

/** The mark between the whole part of a number and its fraction. */
export type DecimalMark = '.' | ',';

/** What was read from a number as a user types or a document prints it. */
export type TypedNumber =
  /** `value` is a plain decimal; `currency` or `symbol` is set when one was typed with it. */
  | ({ kind: 'number'; value: string } & TypedCurrency)
  /** One separator before three digits, e.g. 1.234 or 1,234: `readWrittenNumber` decides or asks [AMB-088, AMB-123]. */
  | ({
      kind: 'ambiguous';
      readings: readonly [grouped: string, decimal: string];
      separator: DecimalMark;
    } & TypedCurrency)
  | { kind: 'invalid' };

/** What names the currency of a typed number: its code, or a symbol such as `€` or `A$`. */
export interface TypedCurrency {
  readonly currency?: CurrencyCode;
  readonly symbol?: string;
}

/** Multipliers that may follow a number. */
const SCALES: Readonly<Record<string, string>> = {
  k: '1000',
  thousand: '1000',
  m: '1000000',
  mn: '1000000',
  mm: '1000000',
  mio: '1000000',
  million: '1000000',
  b: '1000000000',
  bn: '1000000000',
  billion: '1000000000',
  tn: '1000000000000',
  trillion: '1000000000000',
};

const INVALID = { kind: 'invalid' } as const;
const CURRENCY_SYMBOL = /(?:\b(?:[ACRS]|HK|NZ|US))?\p{Sc}/u;
const GROUPED = /^\d{1,3}(?:(.)\d{3})(?:\1\d{3})*$/;
/** Indian grouping, e.g. 12,34,567. */
const GROUPED_BY_TWO = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

/**
 * Reads a number with its thousands separators, a minus or brackets for a negative, a currency code or symbol, a
 * percent sign and a scale word: `(1,250)`, `1.2m`, `USD 3bn`, `1.234,56`, `12 500`, `-4.5%` [AMB-088].
 */
export function readTypedNumber(text: string): TypedNumber {
  const words = splitWords(text);
  if (words === null) return INVALID;
  const { digits, isNegative, scale, named } = words;
  const readings = readDigits(digits);
  if (readings === null) return INVALID;
  const values = readings.map((reading) => {
    const scaled = scale === '1' ? reading : multiplyDecimals(reading, scale);
    return isNegative && !/^[0.]*$/.test(scaled) ? `-${scaled}` : scaled;
  });
  const [first, second] = values;
  if (first === undefined) return INVALID;
  return second === undefined
    ? { kind: 'number', value: first, ...named }
    : {
        kind: 'ambiguous',
        readings: [first, second],
        separator: digits.includes('.') ? '.' : ',',
        ...named,
      };
}

interface Words {
  digits: string;
  isNegative: boolean;
  scale: string;
  named: TypedCurrency;
}

/** Strips sign, brackets, currency, percent sign and scale word from the digits; null when something else is left. */
function splitWords(text: string): Words | null {
  let rest = text
    .normalize('NFKC')
    .replace(/[\u2212\u2012\u2013\u2014]/g, '-')
    .replace(/[\u2019\u02BC`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

  const bracketed = /^([^()]*)\(([^()]+)\)([^()]*)$/.exec(rest);
  if (bracketed) rest = bracketed.slice(1).join(' ').trim();
  const symbol = CURRENCY_SYMBOL.exec(rest)?.[0];
  rest = rest.replace(CURRENCY_SYMBOL, ' ').replace(/\s?%$/, '').replace(/\s+/g, ' ').trim();

  const parts = /^(-?) ?([a-z]{3})? ?(-?) ?([\d.,' ]*\d) ?([a-z]*) ?(?:([a-z]{3}))? ?(-?)$/i.exec(rest);
  if (!parts) return null;
  const [, outerMinus, leading, innerMinus, digits = '', word = '', trailing, endMinus] = parts;
  const minusCount = [outerMinus, innerMinus, endMinus].filter((sign) => sign === '-').length;
  if (minusCount + (bracketed ? 1 : 0) > 1) return null;

  const tail = splitTail(word, trailing);
  const codes = [leading, tail?.code].filter((code) => code !== undefined).map((code) => code.toUpperCase());
  const [code = null] = codes;
  if (tail === null || codes.length > 1) return null;
  if (code !== null && (!isCurrencyCode(code) || code === 'AUTO')) return null;
  if (code !== null && symbol !== undefined && currencyOfSymbol(symbol, code) !== code) return null;
  return {
    digits: digits.trim(),
    isNegative: minusCount > 0 || bracketed !== null,
    scale: tail.scale,
    named: code !== null ? { currency: code } : symbol !== undefined ? { symbol } : {},
  };
}

/** What follows the digits: a scale word, a currency code, or both in that order. */
function splitTail(word: string, trailing: string | undefined): { scale: string; code?: string } | null {
  const scale = SCALES[word.toLowerCase()];
  if (scale !== undefined) return { scale, ...(trailing === undefined ? {} : { code: trailing }) };
  if (trailing !== undefined) return null;
  return word === '' ? { scale: '1' } : { scale: '1', code: word };
}

/** The plain decimals that a run of digits and separators can mean: one, two when it is ambiguous, null when none. */
function readDigits(digits: string): string[] | null {
  if (/^\d+$/.test(digits)) return [plain(digits, '')];

  const spaced = /^([\d' ]+)(?:[.,](\d+))?$/.exec(digits);
  if (spaced) {
    const [, whole = '', fraction = ''] = spaced;
    if (/[' ]/.test(whole)) return GROUPED.test(whole) ? [plain(whole, fraction)] : null;
  }
  if (/[' ]/.test(digits)) return null;

  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const separator = digits.charAt(last);
  const whole = digits.slice(0, last);
  const fraction = digits.slice(last + 1);
  if (fraction === '') return null;

  if (/[.,]/.test(whole)) return readTwoOrMoreSeparators(digits, whole, separator, fraction);
  if (fraction.length !== 3 || whole.length > 3 || /^0*$/.test(whole)) return [plain(whole, fraction)];
  return [plain(`${whole}${fraction}`, ''), plain(whole, fraction)];
}

function readTwoOrMoreSeparators(
  digits: string,
  whole: string,
  separator: string,
  fraction: string,
): string[] | null {
  if (whole.includes(separator)) return isGrouped(digits) ? [plain(digits, '')] : null;
  return isGrouped(whole) ? [plain(whole, fraction)] : null;
}

function isGrouped(text: string): boolean {
  return GROUPED.test(text) || GROUPED_BY_TWO.test(text);
}

/** Digits without separators and leading zeros; digits after the dot stay as typed. */
function plain(whole: string, fraction: string): string {
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

import { PART_OF_YEAR } from '../vocabulary/period-words.ts';
import { CURRENCY_MARK, SIGN_CHARACTERS } from '../vocabulary/currencies.ts';
import { UNIT_BEFORE, UNIT_BEHIND, MULTIPLE_MARK } from '../vocabulary/units.ts';
import { fold } from '../vocabulary/fold.ts';
import { OF_NEXT } from '../vocabulary/function-words.ts';
import { inAllLanguages } from '../vocabulary/language-files.ts';
import { memoizeText } from '../memoize.ts';

/** Shape tests that need no knowledge of the document: enough to tell label columns from value columns. */

/** A hundredth of the currency, in which amounts of one unit are told: "7.10c", "12.4p". */
const HUNDREDTH = '[cp¢]';
const UNIT = `%|${MULTIPLE_MARK}|${UNIT_BEHIND}|${HUNDREDTH}`;
const NUMBER_LIKE = new RegExp(
  String.raw`^(?:${CURRENCY_MARK})?\s?[([\-—+${SIGN_CHARACTERS}\s]*\d[\d.,'’\s]*[)\]]?\s?(?:${UNIT})?\s?[)\]]?\s?%?\s?-?` +
    String.raw`\s?(?:${CURRENCY_MARK})?[)\]]?-?\s?(?:[CcDd][Rr]\.?)?\*?$`,
  'u',
);
/** How words are written in full or shortened, with and without their accents. */
const beginnings = (names: readonly string[], ...lengths: number[]): string =>
  [
    ...new Set(
      [...names, ...names.map(fold)].flatMap((name) => lengths.map((length) => name.slice(0, length))),
    ),
  ]
    .sort((a, b) => b.length - a.length)
    .join('|');
const MONTHS = beginnings(
  inAllLanguages(({ months }) => months.flat()),
  3,
);
const MONTH_YEAR = new RegExp(`^\\d{1,2}\\/\\d{4}$|^(?:${MONTHS})\\p{L}*\\.?[\\s-]\\d{4}$`, 'iu');
const DATE_LIKE = new RegExp(
  String.raw`^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{1,2}\. \d{1,2}\. ?\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}\.?[\s-]+${OF_NEXT}?\p{L}{3,10}\.?[\s,-]+${OF_NEXT}?\d{4}|\p{L}{3,9}\.?\s+\d{1,2},?\s+\d{4})$`,
  'u',
);
/** Days of the week in full and by their first letters ("Do."), unless a month begins with them. */
const WEEKDAYS = beginnings(
  inAllLanguages(({ weekdays }) => weekdays),
  2,
  Infinity,
)
  .split('|')
  .filter((day) => day.length > 2 || !MONTHS.split('|').some((month) => month.startsWith(day)))
  .join('|');
/** The day of the week before a date: "Monday, January 12, 2026", "Do., 12.02.2026". */
const WEEKDAY = new RegExp(`^(?:${WEEKDAYS})\\.?,?\\s+`, 'iu');
/** A currency with its scale before an amount: "T€ 240", "Mio. EUR 12.5", "tkr 500". */
export const SCALED_MARK = new RegExp(
  `^(?<sign>[-(]?)\\s*(?<unit>${UNIT_BEFORE})\\s?(?<mark>${CURRENCY_MARK})\\s+(?=[-(]?\\d)`,
  'u',
);
const BLANKS = beginnings(
  inAllLanguages(({ blanks }) => blanks),
  Infinity,
);
const BLANK_LIKE = new RegExp(
  `^(?:\\p{Sc}?\\s*[-—]+|[-—]+\\s*\\p{Sc}|\\.{2,}|n\\.?\\s?[/.]?\\s?[am]\\.?|${BLANKS})$`,
  'iu',
);

/** The dash of a range that runs on over the next line: "01.07.2024 –" above "30.09.2024". */
const RANGE_DASH = /^[-—]\s+|\s*[-—]$/u;

/** What is printed for a minus; a long dash stands for an empty cell as well and stays. */
const MINUS_SIGNS = /[‐‑‒–―−﹣－]/gu;
/** "<1,250>" and "[1,250]": brackets for a negative amount; "[10]" is a number to be filled in. */
const BRACKETS = /^<([^<>]*\d[^<>]*)>$|^\[([^[\]]*\d[.,'’\s]\d{3}[^[\]]*)\]$/u;
/** A number or date with one sign for each minus, and one kind of brackets. */
export const withPlainSigns = (text: string): string =>
  text.trim().replace(MINUS_SIGNS, '-').replace(BRACKETS, '($1$2)');

/** True for a cell that says "nothing here": a dash, n/a, nil, in any of the languages. */
export function isBlankMark(text: string): boolean {
  return BLANK_LIKE.test(withPlainSigns(text));
}

/** A text without the day of the week that it begins with. */
export const withoutWeekday = (text: string): string => text.replace(WEEKDAY, '');

const shapeOf = memoizeText((text) => {
  const trimmed = withPlainSigns(text).replace(SCALED_MARK, '$<sign>');
  const date = withoutWeekday(trimmed).replace(RANGE_DASH, '');
  // "Kvartal 3 2025" and "3. Quartal 2025" are written like dates.
  const isDate = DATE_LIKE.test(date) && !PART_OF_YEAR.test(date);
  return {
    isDate: isDate || MONTH_YEAR.test(date),
    isNumber: isBlankMark(trimmed) || (!isDate && NUMBER_LIKE.test(trimmed)),
  };
});

/** True for dates of digits or with a month name, one end of a range among them. */
export function isDateLike(text: string): boolean {
  return shapeOf(text).isDate;
}

/** True for numbers with sign, currency or unit, and for marks of an empty cell; not for dates. */
export function isNumberLike(text: string): boolean {
  return shapeOf(text).isNumber;
}

/** True for a number that is a year by its form. */
export const isYear = (text: string): boolean => /^(?:19|20)\d\d$/u.test(text);

/** Those of some words or phrases that are numbers. */
export const numbersOf = <T extends { text: string }>(parts: readonly T[]): T[] =>
  parts.filter(({ text }) => isNumberLike(text));

const LONE_CURRENCY = new RegExp(`^(?:${CURRENCY_MARK})$`, 'u');

/** True for a currency sign or code that stands alone, as in a column of its own. */
export function isLoneCurrency(text: string): boolean {
  return LONE_CURRENCY.test(text.trim());
}

/** True for anything that is a value by its shape: number, blank mark or date. */
export function isValueLike(text: string): boolean {
  const { isDate, isNumber } = shapeOf(text);
  return isDate || isNumber;
}

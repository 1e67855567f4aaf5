import { printIsoDate, toCalendarDate } from './dates.ts';
import type { Language } from './language.ts';

/** Which number of `03/04/2024` is the day. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/** A date as a user types it or a document prints it; dates as YYYY-MM-DD. */
export type TypedDate =
  | { kind: 'date'; value: string }
  /** Day and month could be either, as in 03/04/2024: `readWrittenDate` decides or asks. */
  | { kind: 'ambiguous'; readings: readonly [dayFirst: string, monthFirst: string] }
  | { kind: 'invalid' };

/** What is known of the dates where one is typed. Without `printedOrders` the language alone decides. */
export interface DateWriting {
  /** What the reviewer answered when asked. */
  readonly answered?: DateOrder | null | undefined;
  /** The date that was found for the field, and its alternatives. */
  readonly ownValues?: readonly string[] | undefined;
  /** The orders in which the document prints its dates. */
  readonly printedOrders?: readonly DateOrder[] | undefined;
  readonly language?: Language | undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const INVALID = { kind: 'invalid' } as const;
/** Two-digit years from here on belong to the last century. */
const LAST_CENTURY = 70;
const ORDER_OF_LANGUAGE: Readonly<Record<Language, DateOrder>> = {
  'en-gb': 'dayFirst',
  'en-us': 'monthFirst',
  'de-de': 'dayFirst',
};

/**
 * Reads a date: `31/12/2024` and `12/31/2024`, also with dots, hyphens or spaces and with two digits of the year, the year
 * first (`2024-12-31`), or the month as a word (`31-Mar-24`, `31 Dec 2024`, `December 31, 2024`).
 */
export function readTypedDate(text: string): TypedDate {
  const typed = text.trim();
  const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(typed);
  if (yearFirst) return dateOf(toIso(yearFirst[1], yearFirst[2], yearFirst[3]));

  const numeric = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/.exec(typed);
  if (numeric) return readNumeric(numeric[1], numeric[3], numeric[4]);

  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]*([a-z]+)[-/., ]*['’]?(\d{4}|\d{2})$/i.exec(typed);
  if (dayFirst) return dateOf(toIso(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]));

  const monthFirst = /^([a-z]+)[-/. ]+(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4})$/i.exec(typed);
  return monthFirst ? dateOf(toIso(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2])) : INVALID;
}

/**
 * Reads a typed date by what is known of the document [AMB-123]: its own form, else the answer that was given before, else
 * what the field's own values and the printed dates show. It stays ambiguous where these contradict each other or the
 * language, and where none of them shows an order.
 */
export function readWrittenDate(text: string, writing: DateWriting = {}): TypedDate {
  const typed = readTypedDate(text);
  if (typed.kind !== 'ambiguous') return typed;
  const { answered, ownValues = [], printedOrders, language = 'en-gb' } = writing;
  const [dayFirst, monthFirst] = typed.readings;
  const by = (order: DateOrder) => dateOf(order === 'dayFirst' ? dayFirst : monthFirst);
  if (answered) return by(answered);
  if (printedOrders === undefined) return by(ORDER_OF_LANGUAGE[language]);
  const own = ownValues.flatMap((value) => orderOf(typed.readings, value) ?? []);
  const shown = [...own, ...printedOrders];
  const orders = new Set(shown.length === 0 ? [] : [...shown, ORDER_OF_LANGUAGE[language]]);
  const [order, ...others] = orders;
  return order === undefined || others.length > 0 ? typed : by(order);
}

/** The order that a printed date shows, given the date that was read from it; null where both are possible. */
export function printedDateOrder(printed: string, value: string): DateOrder | null {
  const numeric = /^(\d{1,2})[-/. ](\d{1,2})[-/. ]\d{2,4}$/.exec(printed.trim());
  if (!numeric || numeric[1] === numeric[2]) return null;
  const typed = readTypedDate(printed);
  if (typed.kind === 'ambiguous') return orderOf(typed.readings, value);
  if (typed.kind === 'invalid' || typed.value !== value) return null;
  return Number(numeric[1]) > Number(numeric[2]) ? 'dayFirst' : 'monthFirst';
}

/** Every date that a text can mean. */
export function datesOf(text: string): readonly string[] {
  const typed = readTypedDate(text);
  if (typed.kind === 'invalid') return [];
  return typed.kind === 'date' ? [typed.value] : typed.readings;
}

/** The order that was chosen with one of the two readings. */
export function orderOf(readings: readonly [string, string], chosen: string): DateOrder | null {
  if (chosen === readings[0]) return 'dayFirst';
  return chosen === readings[1] ? 'monthFirst' : null;
}

function readNumeric(
  first: string | undefined,
  second: string | undefined,
  year: string | undefined,
): TypedDate {
  const [dayFirst, monthFirst] = [toIso(year, second, first), toIso(year, first, second)];
  if (dayFirst === null || monthFirst === null || dayFirst === monthFirst)
    return dateOf(dayFirst ?? monthFirst);
  return { kind: 'ambiguous', readings: [dayFirst, monthFirst] };
}

function dateOf(iso: string | null): TypedDate {
  return iso === null ? INVALID : { kind: 'date', value: iso };
}

function fullYear(year: string): number {
  const number = Number(year);
  if (year.length > 2) return number;
  return number < LAST_CENTURY ? 2000 + number : 1900 + number;
}

function toIso(
  year: string | undefined,
  month: string | number | undefined,
  day: string | undefined,
): string | null {
  const date = toCalendarDate(fullYear(year ?? ''), Number(month), Number(day));
  return date === null ? null : printIsoDate(date);
}

/** 1 to 12 for a month name or its three-letter form (also Sept), 0 for any other word. */
function monthOf(word: string | undefined): number {
  const name = (word ?? '').toLowerCase();
  if (name === 'sept') return 9;
  return Math.max(MONTHS.indexOf(name), MONTH_NAMES.indexOf(name)) + 1;
}

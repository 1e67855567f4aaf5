import { cardinalOf } from '../vocabulary/number-words.ts';
import { ORDINAL_MARK } from '../vocabulary/ordinals.ts';
import { fold } from '../vocabulary/fold.ts';
import { OF_NEXT } from '../vocabulary/function-words.ts';
import { LANGUAGES } from '../vocabulary/language-files.ts';

/** Order of day and month in dates of digits: 03/04/2024. */
export type DayOrder = 'day-first' | 'month-first';

const MONTHS = new Map(
  LANGUAGES.flatMap(({ months }) =>
    months.flatMap((names, index) => names.map((name) => [fold(name), index + 1] as const)),
  ),
);

const LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** ISO date, or null when the calendar has no such day. */
function isoDate(year: number, month: number, day: number): string | null {
  const last = LAST_DAYS[month - 1];
  if (last === undefined || day < 1 || day > last || year < 1900 || year > 2199) return null;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2 && day === 29 && !leap) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function fullYear(text: string): number {
  const year = Number(text);
  return text.length === 2 ? year + (year < 70 ? 2000 : 1900) : year;
}

/** "14. 3. 2025", as German typists set it. */
const SPACED = /^(\d{1,2}\.)\s(\d{1,2}\.)\s?(\d{4})$/u;

function readDigitsDate(spaced: string, order: DayOrder): string | null {
  const text = spaced.replace(SPACED, '$1$2$3');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/u.exec(text);
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/u.exec(text);
  if (!parts) return null;
  const [, first = '', sign, second = '', year = ''] = parts;
  const dayFirst = sign === '.' || order === 'day-first';
  const usual = dayFirst
    ? isoDate(fullYear(year), Number(second), Number(first))
    : isoDate(fullYear(year), Number(first), Number(second));
  // A day above 12 says by itself which part it is.
  return (
    usual ?? isoDate(fullYear(year), Number(dayFirst ? first : second), Number(dayFirst ? second : first))
  );
}

/** Number of the month that a word names in any language, from 1; undefined when it names none. */
export function monthOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : MONTHS.get(fold(text.replace(/\.$/u, '')));
}

const DAY_IN_WORDS = new RegExp(`^(\\p{L}+(?:-\\p{L}+)?)(\\s${OF_NEXT}?\\p{L}{3,}\\.?\\s.*)$`, 'u');
/** "veintidós de octubre": a day in words before its month, in digits. */
function inDigits(text: string): string {
  const [, day = '', rest = ''] = DAY_IN_WORDS.exec(text) ?? [];
  const number = rest === '' ? undefined : cardinalOf(day);
  return number === undefined ? text : `${number}${rest}`;
}

/** "1er de julio de 2024", "3. März 2025". */
const DAY_MONTH_YEAR = new RegExp(
  `^(\\d{1,2})(?:[.,]|${ORDINAL_MARK})?(?:[\\s/-]+|(?<=\\.))${OF_NEXT}?(\\p{L}{3,}\\.?)[\\s,./-]*${OF_NEXT}?['’]?(\\d{4}|\\d{2})$`,
  'u',
);
/** "July 1st, 2024". */
const MONTH_DAY_YEAR = new RegExp(
  `^(\\p{L}{3,}\\.?)[\\s-]+(\\d{1,2})${ORDINAL_MARK}?(?:,\\s*|[\\s-]+)(\\d{4})$`,
  'u',
);

/** Reads a text that is one date and nothing else, in the languages of the month table; null when it is not. */
export function readDate(text: string, order: DayOrder): string | null {
  const trimmed = inDigits(
    text
      .trim()
      .replace(/[‐‑]/gu, '-')
      .replace(/[,;.]$/u, '')
      .replace(/^\(|\)$/gu, ''),
  );
  const digits = readDigitsDate(trimmed, order);
  if (digits !== null) return digits;
  const dayMonth = DAY_MONTH_YEAR.exec(trimmed);
  const month = monthOf(dayMonth?.[2]);
  if (dayMonth && month !== undefined)
    return isoDate(fullYear(dayMonth[3] ?? ''), month, Number(dayMonth[1]));
  const monthDay = MONTH_DAY_YEAR.exec(trimmed);
  const leading = monthOf(monthDay?.[1]);
  if (monthDay && leading !== undefined) return isoDate(Number(monthDay[3]), leading, Number(monthDay[2]));
  return null;
}

/** A date found in a run of words: words `from`..`to` (exclusive) print it. */
export interface FoundDate {
  iso: string;
  from: number;
  to: number;
}

/** "30 de septiembre de 2024". */
const MAX_DATE_IN_WORDS_LENGTH = 5;

/** "31 May", "31 de octubre", "May 31st": a day without its year. */
const DAY_MONTH = new RegExp(`^(\\d{1,2})(?:\\.|${ORDINAL_MARK})?\\s${OF_NEXT}?(\\p{L}{3,}\\.?)$`, 'u');
const MONTH_DAY = new RegExp(`^(\\p{L}{3,}\\.?)\\s(\\d{1,2})${ORDINAL_MARK}?$`, 'u');
const HALF_A_YEAR = 183 * 24 * 60 * 60 * 1000;

/** Reads a day without its year as the one nearest to another day; null for any other text. */
function readDayOfYear(text: string, near: string): string | null {
  const bare = text.trim().replace(/[,;.]$/u, '');
  const [dayFirst, monthFirst] = [DAY_MONTH.exec(bare), MONTH_DAY.exec(bare)];
  const month = monthOf(dayFirst?.[2] ?? monthFirst?.[1]);
  const day = Number(dayFirst?.[1] ?? monthFirst?.[2]);
  if (month === undefined) return null;
  const year = Number(near.slice(0, 4));
  const isNear = (iso: string | null): boolean =>
    iso !== null && Math.abs(Date.parse(iso) - Date.parse(near)) <= HALF_A_YEAR;
  return [year, year + 1, year - 1].map((one) => isoDate(one, month, day)).find(isNear) ?? null;
}

/**
 * All dates in a run of words, from left to right, the longest reading first. With `near`, an ISO date, days without
 * their year are read as well.
 */
export function findDates(words: readonly string[], order: DayOrder, near?: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const first = words[from] ?? '';
    if (!/\d/u.test(first) && monthOf(first) === undefined && cardinalOf(first) === undefined) continue;
    for (let size = MAX_DATE_IN_WORDS_LENGTH; size >= 1; size -= 1) {
      if (from + size > words.length) continue;
      const text = words.slice(from, from + size).join(' ');
      const iso = readDate(text, order) ?? (near === undefined ? null : readDayOfYear(text, near));
      if (iso === null) continue;
      found.push({ iso, from, to: from + size });
      from += size - 1;
      break;
    }
  }
  return found;
}

/** Which order the dates of digits in a document prove; `fallback` when none does. */
export function voteDayOrder(texts: Iterable<string>, fallback: DayOrder): DayOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const text of texts) {
    const parts = /^\(?(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d{2})[),.;]*$/u.exec(text);
    if (!parts) continue;
    if (Number(parts[1]) > 12) dayFirst += 1;
    if (Number(parts[2]) > 12) monthFirst += 1;
  }
  return dayFirst === monthFirst ? fallback : dayFirst > monthFirst ? 'day-first' : 'month-first';
}

import { memoizeText } from '../../memoize.ts';
import { findDates, monthOf } from '../../values/dates.ts';
import { fold } from '../../vocabulary/fold.ts';
import { MONTH_YEAR, MONTHS_LONG, PART_OF_YEAR, QUARTER, YEAR_ONLY } from '../../vocabulary/period-words.ts';
import { ORDINAL_MARK, ordinalOf } from '../../vocabulary/ordinals.ts';
import { inAllLanguages } from '../../vocabulary/language-files.ts';

/** What dates in a title say: the period that ends there, as the catalogue names it, and its last month. */
export interface DatedPeriod {
  /** Null when the title names a day or month but no length. */
  period: string | null;
  /** Months since year 0; null when no year is named. */
  end: number | null;
  /** The quarter of a year that is not named, from 1. */
  quarter?: number;
  /** How many months it covers, where the title says it. */
  months?: number;
}

/** "2024 t/m Q2": up to the quarter. */
const UNTIL = new RegExp(
  `(?<!\\p{L})(?:${inAllLanguages(({ links }) => links.until)
    .map(fold)
    .join('|')})\\s+$`,
  'u',
);
/** True for a title that names a quarter as the end of what it covers. */
export function isUpToQuarter(title: string): boolean {
  const text = fold(title);
  const quarter = QUARTER.exec(text);
  return quarter !== null && UNTIL.test(text.slice(0, quarter.index));
}

/** "H1 2024" runs from the start of the year, as does its first half by any name. */
const HALF =
  /(?<![\p{L}\p{N}])(?:h\s?([12])|([12])\s?h)(?:(?=20\d\d(?!\d))|(?![\p{L}\p{N}]))(?:\s?[/'’-]?\s?((?:20)?\d{2})(?!\d))?/u;
const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

interface Point {
  year: number | null;
  month: number;
  day: number | null;
}

/** "01.07.", "1/7" and "01-07" before a date: a day of its year. */
const DAY = new RegExp(`^(\\d{1,2})(?:${ORDINAL_MARK})?$`, 'u');
const DAY_MONTH = /^(\d{1,2})[./-](\d{1,2})\.?$/u;
/** A start without its year stands at most so many words before the end: "July to 30 September 2024". */
const RANGE_REACH = 3;

/** The day or month without a year that a range begins with, before its end: "1 januari t/m", "01.07. –". */
function yearlessStart(words: readonly string[]): Point[] {
  for (let at = Math.max(0, words.length - RANGE_REACH); at < words.length; at += 1) {
    const [, first, second] = DAY_MONTH.exec(words[at] ?? '') ?? [];
    if (first !== undefined && Number(second) <= 12)
      return [{ year: null, month: Number(second), day: Number(first) }];
    const month = monthOf(words[at]);
    const day = DAY.exec(words[at - 1] ?? '') ?? /^(\d{1,2})$/u.exec(words[at + 1] ?? '');
    if (month !== undefined) return [{ year: null, month, day: day === null ? null : Number(day[1]) }];
  }
  return [];
}

/** "07/2025". */
const MONTH_IN_DIGITS = /(?<![\d./-])(\d{1,2})\/((?:19|20)\d{2})(?![\d./-])/gu;

/** Days and months that a text names, from left to right. */
function pointsOf(text: string): Point[] {
  const words = text
    .replace(/[()]/gu, ' ')
    .replace(/[–—]|\s-\s|(?<=\d\.?)-(?=\d{1,2}[./]\d{1,2}[./])/gu, ' – ')
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => word.replace(/[,;:]$/u, ''));
  const dates = findDates(words, 'day-first');
  const points = dates.map(({ iso }) => ({
    year: Number(iso.slice(0, 4)),
    month: Number(iso.slice(5, 7)),
    day: Number(iso.slice(8)),
  }));
  if (dates.length === 1) return [...yearlessStart(words.slice(0, dates[0]?.from)), ...points];
  if (dates.length > 0) return points;
  const months = [...fold(text).matchAll(MONTH_YEAR), ...text.matchAll(MONTH_IN_DIGITS)];
  return months.flatMap((match) => {
    const month =
      monthOf(match[1]) ?? (/^(?:0?[1-9]|1[0-2])$/u.test(match[1] ?? '') ? Number(match[1]) : undefined);
    const year = match[2];
    return month === undefined
      ? []
      : [{ month, year: year === undefined ? null : fullYear(year), day: null }];
  });
}

function periodOfLength(months: number, from: number): string {
  if (months <= 1) return 'Month To Date';
  if (months === 3) return 'Quarter To Date';
  if (months > 12) return 'Inception To Date';
  return months === 12 && from !== 1 ? 'Last Twelve Months' : 'Year To Date';
}

function rangePeriod(start: Point, end: Point): DatedPeriod {
  const endYear = end.year ?? start.year;
  const startYear = start.year ?? endYear;
  const last = endYear === null ? null : endYear * 12 + end.month;
  // A period that begins on the last day of a month begins with the next one.
  const late = start.day !== null && start.day >= 28 ? 1 : 0;
  const from = ((start.month - 1 + late) % 12) + 1;
  const years = endYear === null || startYear === null ? 0 : endYear - startYear;
  const months = years * 12 + end.month - start.month - late + 1;
  return { period: months > 0 ? periodOfLength(months, from) : null, end: last, months };
}

/** "2025-Q4". */
const YEAR_BEFORE = /(?<!\d)(20\d{2})\s?[-/]?\s?$/u;
/** "Fourth quarter": the word before a part of a year. */
const COUNTED_PART = new RegExp(`\\p{L}+(?=\\s(?:${PART_OF_YEAR.source}))`, 'gu');
const withCountedParts = (text: string): string =>
  text.replace(COUNTED_PART, (word) => ordinalOf(word)?.toString() ?? word);

/**
 * The period that the dates of a title name ("Q4 2023", "Geschäftsjahr 2024", "Januari–juni 2024", "9 months ended 30 Sep
 * 2024", "Jul-24 - Sep-24"), and its end; null when the title names none.
 */
export const datedPeriod = memoizeText((title): DatedPeriod | null => {
  const text = withCountedParts(fold(title).trim());
  const points = pointsOf(title);
  const [first, second] = points;
  const lastYear = [...points].reverse().find(({ year }) => year !== null)?.year ?? null;
  const quarter = QUARTER.exec(text);
  if (quarter !== null) {
    const number = Number(quarter[1] ?? quarter[2] ?? quarter[3] ?? quarter[5]);
    const year = quarter[4] ?? quarter[6] ?? YEAR_BEFORE.exec(text.slice(0, quarter.index))?.[1];
    const end = year === undefined ? lastYear : fullYear(year);
    const isUpTo = UNTIL.test(text.slice(0, quarter.index));
    return {
      period: isUpTo ? 'Year To Date' : 'Quarter To Date',
      ...(end === null ? { end, quarter: number } : { end: end * 12 + number * 3 }),
    };
  }
  const end = first?.year === null || first === undefined ? null : first.year * 12 + first.month;
  const long = MONTHS_LONG.exec(text);
  const months = long === null ? 0 : Number(long[1]);
  if (months >= 1 && months <= 12) return { period: periodOfLength(months, 1), end, months };
  if (first !== undefined && second !== undefined) return rangePeriod(first, second);
  if (first !== undefined) return { period: null, end };
  const half = HALF.exec(text);
  if (half !== null) {
    const year = half[3] === undefined ? null : fullYear(half[3]);
    const month = Number(half[1] ?? half[2]) * 6;
    return { period: month === 6 ? 'Year To Date' : null, end: year === null ? null : year * 12 + month };
  }
  const year = YEAR_ONLY.exec(text)?.[1];
  return year === undefined ? null : { period: 'Year To Date', end: fullYear(year) * 12 + 12, months: 12 };
});

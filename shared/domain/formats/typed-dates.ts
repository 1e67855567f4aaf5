import { printIsoDate, toCalendarDate } from './dates.ts';
import type { Language } from './language.ts';

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

/**
 * Reads a date as a user types it: in the order of the language (`31/12/2024` or `12/31/2024`, also with dots,
 * hyphens or spaces), with the year first (`2024-12-31`), or with the month as a word (`31 Dec 2024`,
 * `December 31, 2024`). Years have four digits. Returns YYYY-MM-DD, or null if the day does not exist [AMB-086].
 */
export function parseTypedDate(text: string, language: Language): string | null {
  const trimmed = text.trim();
  const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(trimmed);
  if (yearFirst) return toIso(yearFirst[1], yearFirst[2], yearFirst[3]);

  const numeric = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(trimmed);
  if (numeric) {
    const [, first, second, year] = numeric;
    return language === 'en-us' ? toIso(year, first, second) : toIso(year, second, first);
  }

  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+([a-z]+)\.?,?[-/. ]+(\d{4})$/i.exec(trimmed);
  if (dayFirst) return toIso(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);

  const monthFirst = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(trimmed);
  return monthFirst ? toIso(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]) : null;
}

function toIso(
  year: string | undefined,
  month: string | number | undefined,
  day: string | undefined,
): string | null {
  const date = toCalendarDate(Number(year), Number(month), Number(day));
  return date === null ? null : printIsoDate(date);
}

/** 1 to 12 for a month name or its three-letter form (also Sept), 0 for any other word. */
function monthOf(word: string | undefined): number {
  const name = (word ?? '').toLowerCase();
  if (name === 'sept') return 9;
  return Math.max(MONTHS.indexOf(name), MONTH_NAMES.indexOf(name)) + 1;
}

import { DEFAULT_LANGUAGE } from './language.ts';
import type { Language } from './language.ts';
import type { Locale } from './locale.ts';
import { screenLocale } from './screen-locale.ts';

/** The date that represents an unknown one, in wire form [AMB-086]. */
export const UNKNOWN_DATE = '2099-01-01';
/** What the unknown date and invalid dates are displayed as [FMT-001, FMT-002]. */
const UNKNOWN_DATE_TEXTS: Readonly<Record<Language, string>> = {
  'en-gb': 'Unknown',
  'en-us': 'Unknown',
  'de-de': 'Unbekannt',
};

interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is a real day as YYYY-MM-DD. */
export function isIsoDate(text: string): boolean {
  return readIsoDate(text) !== null;
}

/** A wire date or timestamp as day/month/year, month/day/year in en-us, day.month.year in de-de; `Unknown` for the sentinel and bad dates. */
export function formatDate(iso: string | null | undefined, language: Language = DEFAULT_LANGUAGE): string {
  const date = readDate(iso);
  return date === null ? UNKNOWN_DATE_TEXTS[language] : printDate(date, language);
}

/** A timestamp in the local zone as date plus `h:mm A`, e.g. 05/03/2025 2:07 PM [AMB-086]; in German 05.03.2025 14:07. */
export function formatDateTime(
  iso: string | null | undefined,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const instant = readInstant(iso);
  if (instant === null) return formatDate(iso, language);
  return `${printDate(localDate(instant), language)} ${printTime(instant, language)}`;
}

const ENGLISH_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** The short names of the months. */
const MONTH_LABELS: Readonly<Record<Locale, readonly string[]>> = {
  'en-GB': ENGLISH_MONTHS,
  'en-US': ENGLISH_MONTHS,
  'de-DE': ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dez.'],
};
const monthLabel = (month: number) => MONTH_LABELS[screenLocale()][month - 1];

/** A wire date with its month as a word, which has one reading everywhere: `3 Apr 2024`, `3. Apr. 2024`. Invalid dates stay as they are. */
export function spellDate(iso: string): string {
  const date = readIsoDate(iso);
  const point = screenLocale() === 'de-DE' ? '.' : '';
  return date === null ? iso : `${date.day}${point} ${monthLabel(date.month)} ${date.year}`;
}

/** The month of a wire date with its name: `Apr 2024`. Invalid dates stay as they are. */
export function spellMonth(iso: string): string {
  const date = readIsoDate(iso);
  return date === null ? iso : `${monthLabel(date.month)} ${date.year}`;
}

/** The wire form of a moment's local day, e.g. the reporting date of a new datapoint [AMB-086]. */
export function toIsoDate(moment: Date): string {
  return printIsoDate(localDate(moment));
}

/** The export form is the displayed one [FMT-005]; an absent date exports as nothing. */
export function formatDateForExport(
  iso: string | null | undefined,
  language: Language = DEFAULT_LANGUAGE,
): string {
  return iso === null || iso === undefined || iso === '' ? '' : formatDate(iso, language);
}

/** Wire date, as printed by `language`: its pattern of DATE_PATTERNS. */
function printDate({ year, month, day }: CalendarDate, language: Language): string {
  const [yyyy, mm, dd] = [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)];
  if (language === 'de-de') return `${dd}.${mm}.${yyyy}`;
  return language === 'en-us' ? `${mm}/${dd}/${yyyy}` : `${dd}/${mm}/${yyyy}`;
}

function printTime(instant: Date, language: Language): string {
  const hours = instant.getHours();
  if (language === 'de-de') return `${twoDigits(hours)}:${twoDigits(instant.getMinutes())}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${twoDigits(instant.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** YYYY-MM-DD of a calendar date. */
export function printIsoDate({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The date when it exists in the calendar, otherwise null. */
export function toCalendarDate(year: number, month: number, day: number): CalendarDate | null {
  if (!Number.isInteger(year) || year < 1 || month < 1 || month > 12 || day < 1) return null;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (lengths[month - 1] ?? 0) ? { year, month, day } : null;
}

function readDate(iso: string | null | undefined): CalendarDate | null {
  const instant = readInstant(iso);
  if (instant !== null) return localDate(instant);
  return iso === null || iso === undefined || iso === UNKNOWN_DATE ? null : readIsoDate(iso);
}

function readIsoDate(text: string): CalendarDate | null {
  const parts = ISO_DATE.exec(text);
  return parts ? toCalendarDate(Number(parts[1]), Number(parts[2]), Number(parts[3])) : null;
}

/** A timestamp with a time of day; a date alone is a calendar day and belongs to no zone. */
function readInstant(iso: string | null | undefined): Date | null {
  if (iso === null || iso === undefined || iso.startsWith(UNKNOWN_DATE)) return null;
  const [, day] = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}/.exec(iso) ?? [];
  if (day === undefined || !isIsoDate(day)) return null;
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function localDate(instant: Date): CalendarDate {
  return { year: instant.getFullYear(), month: instant.getMonth() + 1, day: instant.getDate() };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

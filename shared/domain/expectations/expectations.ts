import { printIsoDate } from '../formats/dates.ts';
import { median } from '../statistics/median.ts';

/** How often documents of a fund and type come, in months between reporting dates. */
export const CADENCES = { monthly: 1, quarterly: 3, halfYearly: 6, yearly: 12 } as const;
export type Cadence = keyof typeof CADENCES;

/** What is known of the documents for one reporting date. */
export interface ReceivedPeriod {
  /** YYYY-MM-DD. */
  readonly reportingDate: string;
  /** The day on which the first of them came, YYYY-MM-DD. */
  readonly receivedOn: string;
  readonly isConfirmed: boolean;
}

/**
 * `verified` and `received`: it is here; `expected`: it is not due yet; `late`: due in the last 30 days; `missing`: due
 * before that.
 */
export type PeriodStatus = 'verified' | 'received' | 'expected' | 'late' | 'missing';

export interface ExpectedPeriod {
  readonly reportingDate: string;
  readonly dueDate: string;
  readonly status: PeriodStatus;
}

export interface Expectation {
  readonly cadence: Cadence;
  /** The newest last; the last one is the next to come, unless it came early. */
  readonly periods: readonly ExpectedPeriod[];
}

/** Fewer reporting dates than this make no cadence. */
const MIN_DATES = 3;
/** So many periods are looked back at; a series that ended longer ago is no longer expected. */
const PERIODS = 8;
const LATE_DAYS = 30;
/** Documents are due as long after their reporting date as they usually come, within these limits, in days. */
const MIN_LAG = 15;
const MAX_LAG = 120;
const DAY_MS = 86_400_000;

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
const lastDayOf = (month: number) =>
  new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The cadence that most gaps between reporting dates have; null where there are too few dates, or no such cadence. */
export function cadenceOf(dates: readonly string[]): Cadence | null {
  const months = [...new Set(dates.map(monthOf))].toSorted((one, other) => one - other);
  if (months.length < MIN_DATES) return null;
  const gaps = months.slice(1).map((month, index) => month - (months[index] ?? 0));
  const names: readonly Cadence[] = ['monthly', 'quarterly', 'halfYearly', 'yearly'];
  return names.find((name) => gaps.filter((gap) => gap === CADENCES[name]).length * 2 > gaps.length) ?? null;
}

/** The reporting date in a month: its last day for a series that ends with months, else the day of the series. */
function dateIn(month: number, series: string): string {
  const day = Number(series.slice(8, 10));
  const isLast = day === lastDayOf(monthOf(series));
  const last = lastDayOf(month);
  return printIsoDate({
    year: Math.floor(month / 12),
    month: (month % 12) + 1,
    day: isLast ? last : Math.min(day, last),
  });
}

function statusOf(received: ReceivedPeriod | undefined, dueDate: string, today: string): PeriodStatus {
  if (received) return received.isConfirmed ? 'verified' : 'received';
  if (dueDate >= today) return 'expected';
  return daysBetween(dueDate, today) <= LATE_DAYS ? 'late' : 'missing';
}

/**
 * What should have come and what comes next, by the cadence of the reporting dates so far [AMB-009]. Null where there is no
 * cadence, or where nothing has come for so long that nothing is expected any more.
 */
export function expectationOf(received: readonly ReceivedPeriod[], today: string): Expectation | null {
  const cadence = cadenceOf(received.map(({ reportingDate }) => reportingDate));
  const sorted = received.toSorted((one, other) => (one.reportingDate < other.reportingDate ? -1 : 1));
  const [first, latest] = [sorted[0], sorted.at(-1)];
  if (cadence === null || first === undefined || latest === undefined) return null;
  const step = CADENCES[cadence];
  const lags = received.map((one) => daysBetween(one.reportingDate, one.receivedOn));
  const lag = Math.min(MAX_LAG, Math.max(MIN_LAG, median(lags) ?? 0));
  const byMonth = new Map(sorted.map((one) => [monthOf(one.reportingDate), one]));
  const start = monthOf(latest.reportingDate);
  // On to the first period that is not due yet, and back from there.
  let end = start;
  while (addDays(dateIn(end, latest.reportingDate), lag) < today || end === start) end += step;
  const months = Array.from({ length: PERIODS }, (_, index) => end - (PERIODS - 1 - index) * step);
  if (months.every((month) => month > start)) return null;
  const periods = months
    .filter((month) => month >= monthOf(first.reportingDate))
    .map((month) => {
      const own = byMonth.get(month);
      const reportingDate = own?.reportingDate ?? dateIn(month, latest.reportingDate);
      const dueDate = addDays(reportingDate, lag);
      return { reportingDate, dueDate, status: statusOf(own, dueDate, today) };
    });
  return { cadence, periods };
}

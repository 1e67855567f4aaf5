import { spellDate, spellMonth } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';

/** The periods that figures can be shown for, in days up to today; the first is the default. */
export const PERIODS = ['30', '90', '365'] as const;
export type Period = (typeof PERIODS)[number];

/** A period in words. */
export function periodText(period: Period): string {
  return period === '365' ? text('usage.twelveMonths') : text('usage.days', { days: period });
}

/** What was counted on a day, or in a month where the period is a year. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  /** What stands under its bar: short. */
  readonly label: string;
  readonly count: number;
}

interface Day {
  readonly date: string;
  readonly count: number;
}

const toSpan = ({ date, count }: Day): Span => ({
  from: date,
  to: date,
  name: spellDate(date),
  label: spellDate(date).replace(/ \d+$/, ''),
  count,
});

function toMonths(days: readonly Day[]): readonly Span[] {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
  return months.map((month) => {
    const own = days.filter(({ date }) => date.startsWith(month));
    const from = own[0]?.date ?? '';
    return {
      from,
      to: own.at(-1)?.date ?? '',
      name: spellMonth(from),
      label: spellMonth(from).replace(/ \d+$/, ''),
      count: own.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

/** The counts of a period in spans that can be told apart in a chart, the oldest first. */
export function toTimeBuckets(days: readonly Day[], period: Period): readonly Span[] {
  const own = days.slice(-Number(period));
  return period === '365' ? toMonths(own) : own.map(toSpan);
}

const DAY_MS = 86_400_000;

/** Every day from one to another, with what the rows of the day add up to. */
export function fillDays(from: string, to: string, rows: readonly Day[]): readonly Day[] {
  const start = Date.parse(from);
  const length = Math.round((Date.parse(to) - start) / DAY_MS) + 1;
  return Array.from({ length }, (_, index) => {
    const date = new Date(start + index * DAY_MS).toISOString().slice(0, 10);
    const own = rows.filter((row) => row.date === date);
    return { date, count: own.reduce((sum, { count }) => sum + count, 0) };
  });
}

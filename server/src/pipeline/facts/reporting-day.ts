import { textOf } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { numbersOf } from '../graph/value-shape.ts';
import type { Word } from '../contract/page.ts';
import { findDates } from '../values/dates.ts';
import { datedPeriod } from './columns/column-periods.ts';
import type { Fact } from './fact.ts';
import { plainFact } from './fact.ts';

/** The day on which a paper reports, where no words say so. */

/** True for the last day of a month, in ISO form. */
export function isMonthEnd(iso: string): boolean {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return day === new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const isQuarterEnd = (iso: string): boolean => Number(iso.slice(5, 7)) % 3 === 0;

/** A line of figures has at least so many numbers. */
const MIN_NUMBERS = 2;

/** Where the figures of a page begin. */
function topOfFigures({ rows, height }: PageGraph): number {
  const first = rows.find((row) => numbersOf(row).length >= MIN_NUMBERS);
  return first?.[0]?.y0 ?? height;
}

/** A period is named in so many words at most: "Quarter 4 of 2025". */
const MAX_PERIOD_LENGTH = 4;
const ONLY_YEAR = /^\d{4}$/u;

/**
 * The last day of the period that a text names, in ISO form: of "Q4 2025" 31 December 2025; null where it names none. A
 * lone month is one where a label asks for a day.
 */
export function lastDayOf(text: string, isLabelled = false): string | null {
  const { period = null, end = null } = (ONLY_YEAR.test(text) ? null : datedPeriod(text)) ?? {};
  if ((period === null && !isLabelled) || end === null) return null;
  const [year, month] = [Math.floor((end - 1) / 12), (end - 1) % 12];
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The words that name a period over the figures of a page, where no day is named; none where nothing does. */
function periodOver(page: PageGraph, top: number): Word[] {
  const lines = page.rows.flat().filter(({ y1 }) => y1 <= top);
  for (const { words } of lines)
    for (let size = 1; size <= MAX_PERIOD_LENGTH; size += 1)
      for (let from = 0; from + size <= words.length; from += 1) {
        const some = words.slice(from, from + size);
        if (lastDayOf(textOf(some)) !== null) return some;
      }
  return [];
}

/**
 * The last end of a quarter, or else of a month, that is named over the figures of a page, which begin at `top`; or the
 * period named there (AMB-133).
 */
export function reportingDay(page: PageGraph, top = topOfFigures(page)): Fact[] {
  const days = page.rows
    .flat()
    .filter(({ y1 }) => y1 <= top)
    .flatMap(({ words }) =>
      findDates(
        words.map(({ text }) => text.replace(/^\(|[),;:]+$/gu, '')),
        'day-first',
      )
        .filter(({ iso }) => isMonthEnd(iso))
        .map(({ iso, from, to }) => ({ iso, words: words.slice(from, to) })),
    );
  const [last] = days.sort(
    (a, b) => Number(isQuarterEnd(b.iso)) - Number(isQuarterEnd(a.iso)) || b.iso.localeCompare(a.iso),
  );
  const words = last?.words ?? periodOver(page, top);
  if (words.length === 0) return [];
  return [{ ...plainFact({ page, kind: 'prose', label: '', words }), base: 'reporting_date' }];
}

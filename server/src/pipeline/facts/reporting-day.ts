import type { PageGraph } from '../graph/page-graph.ts';
import { isNumberLike } from '../graph/value-shape.ts';
import { findDates } from '../values/dates.ts';
import type { Fact } from './fact.ts';

/** The day on which a paper reports, where no words say so. */

/** True for the last day of a month, in ISO form. */
export function isMonthEnd(iso: string): boolean {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return day === new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const isQuarterEnd = (iso: string): boolean => Number(iso.slice(5, 7)) % 3 === 0;

/** A line of figures has at least so many numbers. */
const FEWEST_NUMBERS = 2;

/** Where the figures of a page begin. */
function topOfFigures({ rows, height }: PageGraph): number {
  const first = rows.find((row) => row.filter(({ text }) => isNumberLike(text)).length >= FEWEST_NUMBERS);
  return first?.[0]?.y0 ?? height;
}

/** The last end of a quarter, or else of a month, that is named over the figures of a page, which begin at `top`. */
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
  if (last === undefined) return [];
  const text = last.words.map((word) => word.text).join(' ');
  const place = { label: '', tokens: [], headers: [], heading: '', following: [], hasPartnerColumn: false };
  return [{ page, kind: 'prose', ...place, words: last.words, text, order: 0, base: 'reporting_date' }];
}

import type { PageGraph } from '../graph/page-graph.ts';
import { isNumberLike } from '../graph/value-shape.ts';
import { columnRole } from './columns/header-roles.ts';

/** More words than these are a sentence, which may speak of any period. */
const MAX_TITLE_LENGTH = 16;
const SEPARATORS = /\s[·|•–—]\s|;\s/u;
/** A year is stated with its number: "Financial year end: 31 December" says nothing of the amounts. */
const NUMBERED_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
const QUARTER = 'Quarter To Date';
const YEAR = 'Year To Date';

/** The titles of a page: what stands above its first line of amounts. */
function titlesOf(page: PageGraph): string[] {
  const first = page.rows.findIndex((row) => row.length > 1 && row.some(({ text }) => isNumberLike(text)));
  return page.rows
    .slice(0, first < 0 ? page.rows.length : first)
    .flat()
    .flatMap(({ text }) => text.split(SEPARATORS))
    .filter((title) => title.split(/\s+/u).length <= MAX_TITLE_LENGTH);
}

/**
 * The period that a document states for all its amounts ("Ejercicio cerrado el 31 de diciembre de 2023", "Quarter ended
 * 30 June 2024"), named as in the catalogue; null when its titles state none. A quarter wins over the year it is part of.
 */
export function statedPeriod(page: PageGraph | undefined): string | null {
  if (page === undefined) return null;
  const periods = titlesOf(page)
    .filter((title) => NUMBERED_YEAR.test(title))
    .map((title) => columnRole([title]).period);
  return [QUARTER, YEAR].find((period) => periods.includes(period)) ?? null;
}

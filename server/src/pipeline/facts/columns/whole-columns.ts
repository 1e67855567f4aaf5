import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { numbersOf } from '../../graph/value-shape.ts';
import { overlapX } from '../../pdf/geometry.ts';
import { digitsOf } from '../account/subtotals.ts';
import { isLabel } from '../../vocabulary/metric-terms.ts';
import { labelTokens, wordsOf } from '../../vocabulary/label-tokens.ts';
import { titlePhrases, titleTexts } from './column-titles.ts';
import { columnRole } from './header-roles.ts';
import { countsNotice } from './notice-stage.ts';
import { SUM_WORDS } from '../../vocabulary/sum-words.ts';

/**
 * A holding in parts, side by side: share classes, the accounts of one partner, capital and loan. Beside them stands a
 * column that adds them up, and that one is the holding.
 */

const TOTALS = new Set(SUM_WORDS.flatMap((word) => wordsOf(word)));
const MIN_COLUMNS = 3;
/** So many lines must add up: one does by accident, or because of what it counts. */
const MIN_SUMS = 2;
/** A table has at most so many lines on each side of a value. */
const LINES_AROUND = 24;

const saysTotal = (titles: readonly string[]): boolean =>
  titles.some((title) => labelTokens(title).some((token) => TOTALS.has(token)));

/** True for titles that say a sum and name nothing that it would be the sum of: "Total", "Total holding CHF", "Gesamt". */
function saysWhole(titles: readonly string[]): boolean {
  const tokens = titles.flatMap((title) => labelTokens(title));
  return saysTotal(titles) && (tokens.every((token) => TOTALS.has(token)) || !isLabel(titles.join(' ')));
}

/** "Total due" beside "Drawdown 5" and "Equalisation": what is to be paid in all, this notice being a part of it. */
const isDueInAll = (titles: readonly string[], others: readonly (readonly string[])[]): boolean =>
  saysTotal(titles) && others.some((other) => other.some(countsNotice));

/** True where columns differ in nothing but what they are parts of: no periods, no scopes. */
function areParts(columns: readonly (readonly string[])[]): boolean {
  return columns.every((titles) => {
    const { period, scope } = columnRole(titles);
    return titles.length > 0 && period === null && scope === null;
  });
}

/** The numbers of a line that stand in given columns, by column. */
function cellsOf(row: readonly Phrase[], columns: readonly Phrase[]): (Phrase | undefined)[] {
  const numbers = numbersOf(row);
  return columns.map((column) => numbers.find((one) => overlapX(one, column) > 0));
}

/** True when a line adds up to the amount of one of its columns, and more than that one is given. */
function addsUp(row: readonly Phrase[], columns: readonly Phrase[], at: number): boolean | null {
  const cells = cellsOf(row, columns);
  const amounts = cells.map((cell) => (cell === undefined ? 0 : digitsOf(cell.text)));
  const whole = amounts[at] ?? 0;
  const parts = amounts.filter((amount, index) => index !== at && amount !== 0);
  if (cells.some((cell) => cell === undefined) || whole === 0 || parts.length === 0) return null;
  return parts.reduce((sum, amount) => sum + amount, 0) === whole;
}

/** True for a number in the column that says to be the sum of those beside it and is. */
export function isWhole(page: PageGraph, value: Phrase): boolean {
  const columns = numbersOf(page.rows[value.line] ?? []);
  if (columns.length < MIN_COLUMNS) return false;
  const at = columns.indexOf(value);
  const titles = columns.map((column) => titleTexts(page, column));
  const own = titles[at] ?? [];
  if (!(saysWhole(own) || isDueInAll(own, titles.toSpliced(at, 1))) || !areParts(titles)) return false;
  const [first] = titlePhrases(page, value);
  const from = Math.max((first?.line ?? -1) + 1, value.line - LINES_AROUND);
  const sums = page.rows
    .slice(from, value.line + LINES_AROUND + 1)
    .map((row) => addsUp(row, columns, at))
    .filter((sum) => sum !== null);
  const fitting = sums.filter(Boolean).length;
  return fitting >= MIN_SUMS && fitting > sums.length - fitting;
}

import type { PageRules, Rule, Word } from '../contract/page.ts';
import type { Line } from './lines.ts';
import { buildLines } from './lines.ts';

/**
 * A narrow column on a ground of its own, or behind a long vertical line, tells of whom and what the page is: investor,
 * fund, date, bank. Its lines have nothing to do with those that happen to stand beside them.
 */

/** The edge of such a column is at least this part of the page's height long. */
const LONGEST_PART = 0.3;
/** It takes at most this part of the page's width. */
const WIDEST_PART = 0.38;
const FEWEST_LINES = 6;
/** Where more of its lines than this part share a base line with one beside them, it is a column of a table. */
const MAX_ALIGNED = 0.75;
/** Boxes of words may reach over an edge by so many points. */
const OVER = 1.5;
/** Lines share a base line when their middles differ by less than this part of their height. */
const SAME_LINE = 0.3;

interface Halves {
  left: Word[];
  right: Word[];
}

/** The words beside an edge on both sides; null where the edge runs through words or is crossed by ruled lines. */
function halvesAt(edge: Rule, words: readonly Word[], { horizontal }: PageRules): Halves | null {
  const isCrossed = horizontal.some(
    ({ at, from, to }) =>
      at > edge.from + OVER && at < edge.to - OVER && from < edge.at - 2 * OVER && to > edge.at + 2 * OVER,
  );
  if (isCrossed) return null;
  const halves: Halves = { left: [], right: [] };
  for (const word of words) {
    const middle = (word.y0 + word.y1) / 2;
    if (!word.upright || middle < edge.from || middle > edge.to) continue;
    if (word.x1 <= edge.at + OVER) halves.left.push(word);
    else if (word.x0 >= edge.at - OVER) halves.right.push(word);
    else return null;
  }
  return halves;
}

function isAligned(line: Line, others: readonly Line[]): boolean {
  const reach = SAME_LINE * (line.y1 - line.y0);
  return others.some(({ y0, y1 }) => Math.abs(y0 + y1 - line.y0 - line.y1) / 2 < reach);
}

/** True for words that stand as a narrow column of their own beside the others. */
function isSideColumn(own: readonly Word[], others: readonly Word[], width: number): boolean {
  const [from, to] = own.reduce(
    ([least, most], { x0, x1 }) => [Math.min(least, x0), Math.max(most, x1)],
    [Infinity, -Infinity],
  );
  if (to - from > WIDEST_PART * width) return false;
  const [lines, beside] = [buildLines(own), buildLines(others)];
  if (lines.length < FEWEST_LINES || beside.length < FEWEST_LINES) return false;
  return lines.filter((line) => isAligned(line, beside)).length < MAX_ALIGNED * lines.length;
}

/** The words of a page's side columns. `width` and `height` are those of the reading frame, in points. */
export function sideColumns(
  words: readonly Word[],
  rules: PageRules,
  { width, height }: { width: number; height: number },
): ReadonlySet<Word> {
  const found = new Set<Word>();
  for (const edge of rules.vertical) {
    if (edge.to - edge.from < LONGEST_PART * height) continue;
    const rest = words.filter((word) => !found.has(word));
    const halves = halvesAt(edge, rest, rules);
    if (halves === null) continue;
    const { left, right } = halves;
    if (isSideColumn(left, right, width)) for (const word of left) found.add(word);
    else if (isSideColumn(right, left, width)) for (const word of right) found.add(word);
  }
  return found;
}

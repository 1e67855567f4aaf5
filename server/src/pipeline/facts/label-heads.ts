import { SAME_EDGE } from '../pdf/geometry.ts';
import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { neighbourInColumn } from '../graph/page-graph.ts';
import { isBeside } from '../graph/key-values.ts';
import { isNumberLike, isValueLike } from '../graph/value-shape.ts';
import { isLabel } from '../vocabulary/metric-terms.ts';
import { memoize } from '../memoize.ts';

/** How far, in heights, a value stands under its own label. */
const VALUE_REACH = 0.6;
/** So many labels over their texts at one edge are a column of particulars. */
const PARTICULARS = 3;

/** The labels of a page that stand over their own texts in blocks of their own. */
const blockHeads = memoize((page: PageGraph): readonly Phrase[] =>
  page.blocks.flatMap(({ phrases: [head, text, ...more] }) =>
    head !== undefined && text !== undefined && more.length === 0 && isLabel(head.text) && !isLabel(text.text)
      ? [head]
      : [],
  ),
);

/** True for rows of a table whose labels are explained in smaller lines below: amounts stand beside the labels only. */
function areRows({ rows }: PageGraph, heads: readonly Phrase[]): boolean {
  const hasAmount = (line: number): boolean => (rows[line] ?? []).some(({ text }) => isNumberLike(text));
  return heads.every(({ line }) => hasAmount(line) && !hasAmount(line + 1));
}

/**
 * True for the label of a card, beside another card's value at another height: its own value stands under it. Two lines that
 * are both beside the value are one label: "12 months to / December 31, 2025".
 */
function hasOwnValue({ rows }: PageGraph, label: Phrase, value: Phrase): boolean {
  const own = neighbourInColumn(rows, label, 1, VALUE_REACH);
  return (
    label.line !== value.line &&
    own !== null &&
    own !== value &&
    !isBeside(own, value) &&
    isValueLike(own.text) &&
    Math.abs(own.x0 - label.x0) < SAME_EDGE
  );
}

/**
 * True for a label over its own text: what stands beside it at another height is not what it names, nor what stands beside
 * a column of such labels.
 */
export function namesText(page: PageGraph, label: Phrase, value: Phrase): boolean {
  if (hasOwnValue(page, label, value)) return true;
  const heads = blockHeads(page);
  if (!heads.includes(label)) return false;
  const column = heads.filter(({ x0 }) => Math.abs(x0 - label.x0) < SAME_EDGE);
  return label.line !== value.line || (column.length >= PARTICULARS && !areRows(page, column));
}

/** Titles of a table stand at least so many in a row. */
const FEWEST_TITLES = 4;

/** True for a text that stands alone under the titles of a table: it heads rows and is no value of the first column. */
export function isSectionUnder({ rows }: PageGraph, title: Phrase, value: Phrase): boolean {
  const isAlone = rows[value.line]?.length === 1 && !isValueLike(value.text);
  return isAlone && title.line < value.line && (rows[title.line]?.length ?? 0) >= FEWEST_TITLES;
}

/** How far, in heights, the line above a text of a list stands. */
const LINE_REACH = 3.2;

/**
 * True for a text that is what its own line says of a label, over a value with a label of its own: "Distribution type |
 * Return of capital" heads nothing of the line below, "Cumulative distributions to date | 142.8 million". Its line is one of
 * a list where the line above has a value in the same place, or where the value's label is one of a metric.
 */
export function isTextOfList(page: PageGraph, text: Phrase, value: Phrase): boolean {
  const [ownLabel, own, ...more] = page.rows[text.line] ?? [];
  const [label] = page.rows[value.line] ?? [];
  if (own !== text || more.length > 0 || ownLabel === undefined || label === undefined) return false;
  if (isValueLike(ownLabel.text) || Math.abs(ownLabel.x0 - label.x0) > SAME_EDGE) return false;
  const above = neighbourInColumn(page.rows, text, -1, LINE_REACH);
  // Two labels over what they name are the heads of two cards.
  const areHeads = isLabel(ownLabel.text) && isLabel(text.text);
  return isLabel(label.text) || (!areHeads && above !== null && isValueLike(above.text));
}

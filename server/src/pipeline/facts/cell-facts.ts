import { isDateLike, isLoneCurrency, isValueLike } from '../graph/value-shape.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import type { TableCell } from '../graph/table-cells.ts';
import type { Fact } from './fact.ts';
import { factOf } from './fact-of.ts';
import { memoize } from '../memoize.ts';

/** More words than these are a paragraph. */
const LONGEST = 14;

const linesOf = ({ phrases }: TableCell): number => new Set(phrases.map(({ line }) => line)).size;
const isLabelCell = ({ phrases, text }: TableCell): boolean =>
  phrases.length > 0 && !phrases.some((phrase) => isValueLike(phrase.text)) && !isLoneCurrency(text);

/** A text or a date that runs over the lines of its cell; numbers under each other are values of their own. */
function isOneValue({ phrases, text }: TableCell): boolean {
  if (phrases.reduce((sum, { words }) => sum + words.length, 0) > LONGEST) return false;
  return isDateLike(text) || !phrases.some((phrase) => isValueLike(phrase.text));
}

/**
 * What the cells of tables state where a value takes several lines of its cell: a label in the middle of them stands on
 * no line of the value, so only the table tells that they belong together.
 */
export const cellFacts = memoize((page: PageGraph): readonly Fact[] =>
  page.tables.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) =>
      cells.flatMap((label, at): Fact[] => {
        const cell = cells[at + 1];
        const [value] = cell?.phrases ?? [];
        if (cell === undefined || value === undefined || linesOf(cell) < 2) return [];
        if (!isLabelCell(label) || !isOneValue(cell)) return [];
        const words = cell.phrases.flatMap((phrase) => phrase.words);
        return [factOf(page, { kind: 'beside', label: label.phrases, value, words })];
      }),
    ),
  ),
);

import { textOf } from '../../graph/lines.ts';
import type { GridRow } from '../../facts/grids/grid.ts';
import { beginsWithSum, isCellValue, isSumName } from '../../facts/grids/row-words.ts';
import { isBodyGridRow } from '../../facts/grids/schedule-grid.ts';
import { digitsOf } from '../../facts/account/subtotals.ts';

/**
 * Holdings of several instruments, one a line: the company's name stands before the first of them only, and a line of
 * amounts without any text, or with a word for a sum among the instruments, sums them up.
 */

const MIN_AMOUNTS = 2;
const MIN_INSTRUMENTS = 2;

const isSum = (text: string): boolean => text !== '' && isSumName(text, undefined);

/** True for a line of amounts and nothing else but a word for their sum. */
const isBare = ({ cells }: GridRow): boolean =>
  cells.map(textOf).every((text) => text === '' || isCellValue(text) || isSum(text));

/** True where a line is the sum of others in a column that it has. */
function sumsUp(total: GridRow, parts: readonly GridRow[]): boolean {
  return total.cells.some((phrases, column) => {
    const whole = digitsOf(textOf(phrases));
    const sum = parts.reduce((all, { cells }) => all + digitsOf(textOf(cells[column] ?? [])), 0);
    return phrases.length > 0 && whole !== 0 && whole === sum;
  });
}

/** The row of a holding from the lines of its instruments: its amounts are those of their sum, where one is printed. */
function foldedRow(lines: readonly GridRow[]): GridRow[] {
  const [first, ...more] = lines;
  const total = more.at(-1);
  if (first === undefined || total === undefined) return [...lines];
  const parts = lines.slice(0, -1);
  // "Total" under the only line of a company sums up more than that.
  const isOfAll = parts.length < MIN_INSTRUMENTS && total.cells.some((cell) => isSum(textOf(cell)));
  if (isOfAll || !isBare(total) || !sumsUp(total, parts)) return [...lines];
  const cells = first.cells.map((phrases, column) =>
    isCellValue(textOf(phrases)) || phrases.length === 0 ? (total.cells[column] ?? []) : phrases,
  );
  return [{ ...first, cells }];
}

/** The rows of a grid, each holding's instruments as one row. `name` is the column of the names. */
export function foldInstruments(rows: readonly GridRow[], name: number): GridRow[] {
  const groups: GridRow[][] = [];
  for (const row of rows) {
    const own = textOf(row.cells[name] ?? []);
    const open = groups.at(-1);
    const hasAmounts = isBodyGridRow(row) || (isBare(row) && row.cells.flat().length >= MIN_AMOUNTS);
    const continues = own === '' && hasAmounts && open?.[0] !== undefined && isHolding(open[0], name);
    if (continues) open.push(row);
    else groups.push([row]);
  }
  return groups.flatMap(foldedRow);
}

const isHolding = (row: GridRow, name: number): boolean =>
  isBodyGridRow(row) && (row.cells[name] ?? []).length > 0 && !beginsWithSum(textOf(row.cells[name] ?? []));

import { byLine, textOf } from '../../graph/lines.ts';
import type { Phrase } from '../../graph/lines.ts';
import { unionRect } from '../../pdf/geometry.ts';
import type { TargetGroup } from './group.ts';
import { statusOfHeading } from './row-status.ts';
import { isEndOfName } from '../../facts/grids/name-words.ts';
import { beginsWithSum, endsWithShare, isCellValue, isSumName } from '../../facts/grids/row-words.ts';
import type { GridRow } from '../../facts/grids/grid.ts';
import { isBodyGridRow } from '../../facts/grids/schedule-grid.ts';
import { digitsOf } from '../../facts/account/subtotals.ts';

type Group = Pick<TargetGroup, 'status' | 'context'>;

function rowOf(row: GridRow, name: number, phrases: Phrase[]): GridRow {
  const cells = row.cells.map((_, column) => (column === name ? phrases : []));
  return { ...row, ...unionRect(phrases), cells, kind: 'section' };
}

/** Parts headings from the names they were read together with: "Fully exited" above or below a row's own name. */
function partHeadings(row: GridRow, name: number, group: Group): GridRow[] {
  const lines = byLine(row.cells[name] ?? []);
  if (lines.length < 2) return [row];
  const isHeading = (line: Phrase[] | undefined): boolean =>
    line !== undefined && !beginsWithSum(textOf(line)) && statusOfHeading(textOf(line), group) !== null;
  const before = isHeading(lines[0]) ? lines.slice(0, 1) : [];
  const rest = lines.slice(before.length);
  const after = rest.length > 1 && isHeading(rest.at(-1)) ? rest.slice(-1) : [];
  const own = rest.slice(0, rest.length - after.length);
  const cells = row.cells.map((phrases, column) => (column === name ? own.flat() : phrases));
  const kept = cells.flat();
  const middle = { ...row, ...(kept.length === 0 ? {} : unionRect(kept)), cells };
  return [
    ...before.map((line) => rowOf(row, name, line)),
    middle,
    ...after.map((line) => rowOf(row, name, line)),
  ];
}

function isNameOnly(row: GridRow, name: number): boolean {
  return (
    row.cells.every((phrases, column) => (column === name) === phrases.length > 0) &&
    !isCellValue(textOf(row.cells[name] ?? []))
  );
}

/** A line of a name and the row below it as one. */
function joinRows(a: GridRow, b: GridRow): GridRow {
  const cells = a.cells.map((phrases, column) => [...phrases, ...(b.cells[column] ?? [])]);
  return { ...unionRect([a, b]), cells, kind: b.kind };
}

/** Lines of one name stand closer than this, in heights of a line. */
const CLOSE = 0.8;

/** True for a row that has the end of a name only, close under a line with its beginning: "Co-Invest L.P.". */
function endsNameOf(line: GridRow, row: GridRow, name: number): boolean {
  const [beginning] = line.cells[name] ?? [];
  const [end, ...more] = row.cells[name] ?? [];
  if (beginning === undefined || end === undefined || more.length > 0 || !isBodyGridRow(row)) return false;
  return isEndOfName(end) && end.y0 - beginning.y1 < CLOSE * (end.y1 - end.y0);
}

/** True for a line of a name and nothing else, neither a heading nor a sum. */
function isPartOfName(row: GridRow, name: number, group: Group): boolean {
  const own = textOf(row.cells[name] ?? []);
  const isHeading = statusOfHeading(own, group) !== null || beginsWithSum(own) || endsWithShare(own);
  return isNameOnly(row, name) && !isHeading;
}

/** Rows with headings apart from their names, and with the line above that a name begins on where it ends on the row's own. */
export function joinEntryLines(rows: readonly GridRow[], name: number, group: Group): GridRow[] {
  const joined: GridRow[] = [];
  for (const row of rows.flatMap((one) => partHeadings(one, name, group))) {
    const above = joined.at(-1);
    if (above !== undefined && isPartOfName(above, name, group) && endsNameOf(above, row, name))
      joined[joined.length - 1] = joinRows(above, row);
    else joined.push(row);
  }
  return joined;
}

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

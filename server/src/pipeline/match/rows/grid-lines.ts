import { byLine, textOf } from '../../graph/lines.ts';
import type { Phrase } from '../../graph/lines.ts';
import { unionRect } from '../../pdf/geometry.ts';
import type { TargetGroup } from './group.ts';
import { statusOfHeading } from './heading-words.ts';
import { isEndOfName } from '../../facts/grids/name-words.ts';
import { beginsWithSum, endsWithShare, isCellValue } from '../../facts/grids/row-words.ts';
import type { GridRow } from '../../facts/grids/grid.ts';
import { isBodyGridRow } from '../../facts/grids/schedule-grid.ts';

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

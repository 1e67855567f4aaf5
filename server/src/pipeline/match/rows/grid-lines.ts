import { byLine, textOf } from '../../graph/lines.ts';
import type { Word } from '../../contract/page.ts';
import type { Phrase } from '../../graph/lines.ts';
import { unionRect } from '../../pdf/geometry.ts';
import type { TargetGroup } from './group.ts';
import { statusOfHeading } from './heading-words.ts';
import { isEndOfName, isMark } from '../../facts/grids/name-words.ts';
import { beginsWithSum, endsWithShare, isCellValue } from '../../facts/grids/row-words.ts';
import type { GridRow } from '../../facts/grids/grid.ts';
import { isBodyGridRow } from '../../facts/grids/schedule-grid.ts';

type Group = Pick<TargetGroup, 'status' | 'context'>;

/**
 * A line of a name stands closer to its row than rows stand to each other by at least this many points; boxes of recognised words are
 * worked out from their letters.
 */
const CLOSER = 1.2;
const CLOSER_RECOGNISED = 2.5;

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

function joinRows(a: GridRow, b: GridRow): GridRow {
  const cells = a.cells.map((phrases, column) => [...phrases, ...(b.cells[column] ?? [])]);
  return { ...unionRect([a, b]), cells, kind: isBodyGridRow(a) ? a.kind : b.kind };
}

/** Raised marks are short; they do not bring a row nearer to the line above. */
const MAX_MARK_LENGTH = 2;

const wordsOf = (row: GridRow): Word[] => row.cells.flat().flatMap((phrase) => phrase.words);

function topOf(row: GridRow): number {
  const words = wordsOf(row);
  const tops = words.flatMap(({ text, y0 }) => (text.length > MAX_MARK_LENGTH && !isMark(text) ? [y0] : []));
  return tops.length === 0 ? row.y0 : Math.min(...tops);
}

function usualGap(rows: readonly GridRow[]): number {
  const gaps = rows.slice(1).flatMap((row, index) => {
    const before = rows[index];
    return before !== undefined && isBodyGridRow(row) && isBodyGridRow(before)
      ? [topOf(row) - before.y1]
      : [];
  });
  return gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? Infinity;
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

/** Joins lines that hold only a part of a name to the row they belong to. */
function joinNames(rows: readonly GridRow[], name: number, group: Group): GridRow[] {
  const isRecognised = rows.flatMap(wordsOf).some(({ confidence }) => confidence !== undefined);
  const near = usualGap(rows) - (isRecognised ? CLOSER_RECOGNISED : CLOSER);
  const joined: GridRow[] = [];
  let waiting: GridRow | null = null;
  rows.forEach((row, index) => {
    const own = textOf(row.cells[name] ?? []);
    const last = joined.at(-1);
    const next = rows[index + 1];
    const isHeading = statusOfHeading(own, group) !== null || beginsWithSum(own) || endsWithShare(own);
    const isPart = isNameOnly(row, name) && !isHeading;
    const below = next !== undefined && isBodyGridRow(next) ? topOf(next) - row.y1 : Infinity;
    const above = last !== undefined && isBodyGridRow(last) ? row.y0 - last.y1 : Infinity;
    const isNameless = next !== undefined && isBodyGridRow(next) && (next.cells[name] ?? []).length === 0;
    const isBeginning = next !== undefined && endsNameOf(row, next, name);
    if (isPart && waiting === null && (isNameless || isBeginning || (below < near && below <= above)))
      waiting = row;
    else if (isPart && waiting === null && last !== undefined && above < near)
      joined[joined.length - 1] = joinRows(last, row);
    else {
      joined.push(waiting === null ? row : joinRows(waiting, row));
      waiting = null;
    }
  });
  return joined;
}

/** Rows with every line of their names, headings apart. */
export function joinEntryLines(rows: readonly GridRow[], name: number, group: Group): GridRow[] {
  return joinNames(
    rows.flatMap((row) => partHeadings(row, name, group)),
    name,
    group,
  );
}

import type { Rect } from '../contract/page.ts';
import { unionRect } from '../pdf/geometry.ts';
import { textOfWords } from './broken-amounts.ts';
import type { Phrase } from './lines.ts';

/** One cell: the phrases in one row and column (or span of columns). */
export interface TableCell extends Rect {
  column: number;
  /** Last column that the cell covers. */
  toColumn: number;
  /** Last row that the cell covers, when it covers more than its own. */
  toRow?: number;
  phrases: Phrase[];
  text: string;
}

/** What a row is for: titles, a heading over the rows below it, values, or what sums them up. */
export type RowKind = 'header' | 'section' | 'data' | 'subtotal' | 'total';

/** One row, which may print on several lines. */
export interface TableRow extends Rect {
  cells: TableCell[];
  kind: RowKind;
  /** True when the kind is `header`. */
  isHeader: boolean;
}

/** A table with its columns as x ranges. */
export interface Table extends Rect {
  columns: { x0: number; x1: number }[];
  rows: TableRow[];
}

/** Where the phrases of a cell stand in the grid; `toRow` and `toColumn` are included. */
export interface CellPlace {
  row: number;
  toRow: number;
  column: number;
  toColumn: number;
  phrases: Phrase[];
}

function cellOf({ row, toRow, column, toColumn, phrases }: CellPlace): TableCell {
  const ordered = [...phrases].sort((a, b) => a.line - b.line || a.x0 - b.x0);
  const text = textOfWords(ordered.flatMap(({ words }) => words));
  const cell: TableCell = { ...unionRect(ordered), column, toColumn, phrases: ordered, text };
  return toRow > row ? { ...cell, toRow } : cell;
}

/** Numbers the places that are used from 0, and says for every place which used one it is or comes before. */
function renumber(used: ReadonlySet<number>, count: number): { first: number[]; last: number[] } {
  const first: number[] = [];
  const last: number[] = [];
  let next = 0;
  for (let place = 0; place < count; place += 1) {
    first.push(next);
    if (used.has(place)) next += 1;
    last.push(Math.max(0, next - 1));
  }
  return { first, last };
}

/**
 * Builds a table from cells in places. Rows and columns in which no cell begins and ends are dropped: rules drawn twice
 * and empty strips are no columns. Empty when no cell has text.
 */
export function tableOf(places: readonly CellPlace[], columns: readonly Pick<Rect, 'x0' | 'x1'>[]): Table {
  const rowCount = Math.max(0, ...places.map((place) => place.toRow + 1));
  const keptRows = new Set(places.flatMap(({ row, toRow }) => (row === toRow ? [row] : [])));
  const keptColumns = new Set(
    places.flatMap(({ column, toColumn }) => (column === toColumn ? [column] : [])),
  );
  for (const { row, toRow } of places)
    if (![...keptRows].some((kept) => kept >= row && kept <= toRow)) keptRows.add(row);
  for (const { column, toColumn } of places)
    if (![...keptColumns].some((kept) => kept >= column && kept <= toColumn)) keptColumns.add(column);
  const [rowAt, columnAt] = [renumber(keptRows, rowCount), renumber(keptColumns, columns.length)];
  const rows: TableCell[][] = Array.from({ length: keptRows.size }, () => []);
  for (const place of places) {
    const row = rowAt.first[place.row] ?? 0;
    const column = columnAt.first[place.column] ?? 0;
    const cell = cellOf({
      phrases: place.phrases,
      row,
      toRow: Math.max(row, rowAt.last[place.toRow] ?? row),
      column,
      toColumn: Math.max(column, columnAt.last[place.toColumn] ?? column),
    });
    rows[row]?.push(cell);
  }
  const kept = columns.filter((_, index) => keptColumns.has(index)).map(({ x0, x1 }) => ({ x0, x1 }));
  const built = rows
    .filter((cells) => cells.length > 0)
    .map((cells): TableRow => ({
      ...unionRect(cells),
      cells: cells.sort((a, b) => a.column - b.column),
      kind: 'data',
      isHeader: false,
    }));
  return { ...unionRect(built), columns: kept, rows: built };
}

import type { Rect } from '../contract/page.ts';
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

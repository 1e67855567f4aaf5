import type { Phrase } from '../../graph/lines.ts';
import type { TableRow } from '../../graph/table-model.ts';
import type { Rect } from '../../contract/page.ts';
import type { GridTitle } from './column-titles.ts';

/** A row as the phrases of each column. */
export interface GridRow extends Rect {
  cells: Phrase[][];
  kind: TableRow['kind'];
}

/** A stretch of a table under one head, in columns that its values show. */
export interface Grid extends Rect {
  columns: Span[];
  titles: GridTitle[];
  /** What the titles are made of. */
  head: readonly Phrase[];
  rows: GridRow[];
}

export type Span = Pick<Rect, 'x0' | 'x1'>;

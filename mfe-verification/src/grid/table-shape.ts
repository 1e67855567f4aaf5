import { NEW_ROW_ID } from '@assay/shared/domain';
import { type CellPlace, type GridSize } from '@assay/shared/widgets/data-grid';
import type { ReviewGroup, ReviewMetric } from '../document/review-document.ts';
import type { CellAddress, TableCell, TableRow } from './table-draft.ts';

/** A group as a grid: which row and which metric is where. */
export interface TableShape {
  readonly group: Pick<ReviewGroup, 'id' | 'identifier' | 'label' | 'isRepeatable'>;
  /** The definition of each column; of a group that does not repeat, of each row. */
  readonly metrics: readonly ReviewMetric[];
  /** The metrics that the chosen time period hides: a new row has them all the same [SCH-009]. */
  readonly hidden: readonly ReviewMetric[];
  /** The rows that are shown. */
  readonly rows: readonly TableRow[];
  /** A blank row at the end begins a new row [TAB-011]. */
  readonly hasNewRow: boolean;
}

/** How many rows and columns the grid has, the blank row included. */
export function sizeOf({ group, metrics, rows, hasNewRow }: TableShape): GridSize {
  if (!group.isRepeatable) return { rows: Math.max(1, metrics.length), columns: 2 };
  return { rows: Math.max(1, rows.length + (hasNewRow ? 1 : 0)), columns: Math.max(1, metrics.length) };
}

/** The metric of a place; undefined where it holds a label or nothing. */
export function metricAt(
  { group, metrics }: TableShape,
  { row, column }: CellPlace,
): ReviewMetric | undefined {
  if (group.isRepeatable) return metrics[column];
  return column === 1 ? metrics[row] : undefined;
}

/** The row that a place belongs to; undefined in the blank row. */
export function rowAt({ group, rows }: TableShape, { row }: Pick<CellPlace, 'row'>): TableRow | undefined {
  return group.isRepeatable ? rows[row] : rows[0];
}

/** The cell at a place; undefined where there is none yet. */
export function cellAtPlace(shape: TableShape, place: CellPlace): TableCell | undefined {
  const metric = metricAt(shape, place);
  return metric && rowAt(shape, place)?.cells[metric.fin];
}

/** The address of a place; the blank row has `NEW_ROW_ID`. Null where nothing can be entered. */
export function addressAt(shape: TableShape, place: CellPlace): CellAddress | null {
  const metric = metricAt(shape, place);
  if (!metric) return null;
  const row = rowAt(shape, place);
  if (!row && !shape.hasNewRow) return null;
  return { groupId: shape.group.id, rowId: row?.id ?? NEW_ROW_ID, fin: metric.fin };
}

/** The name of a row: its first value, such as the name of an investment; '' for none. */
export function nameOfRow({ metrics }: Pick<TableShape, 'metrics'>, row: TableRow | undefined): string {
  const [first] = metrics;
  return (first && row?.cells[first.fin]?.state.datapoints[0].value) ?? '';
}

/** The place of a value by the id of its metric; null while its row is not shown. */
export function placeOfMetric({ group, metrics, rows }: TableShape, metricId: string): CellPlace | null {
  for (const [index, row] of rows.entries()) {
    const found = metrics.findIndex(({ fin }) => row.cells[fin]?.metricId === metricId);
    if (found >= 0) return group.isRepeatable ? { row: index, column: found } : { row: found, column: 1 };
  }
  return null;
}

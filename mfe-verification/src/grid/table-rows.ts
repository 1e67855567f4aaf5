import {
  hasCurrency,
  createTableRow,
  type TableCell as EditedCell,
  type TableEditContext,
  type TableRow as EditedRow,
} from '@assay/shared/domain';
import type { ReviewGroup, ReviewMetric } from '../document/review-document.ts';
import { toNewState, toTableCell } from '../document/row-cells.ts';
import type { TableCell, TableRow } from './table-draft.ts';

const known = new WeakMap<TableCell, EditedCell>();

/** A cell as the rules of table edits know it. The same cell gives the same object. */
function toEditedCell(cell: TableCell): EditedCell {
  const edited = known.get(cell) ?? toTableCell(cell);
  known.set(cell, edited);
  return edited;
}

/** Rows as the rules of table edits know them. */
export function toEditedRows(
  rows: readonly TableRow[],
  groupIdentifier: string | null,
): readonly EditedRow[] {
  return rows.map(({ id, rowIndex, cells }) => ({
    id,
    rowIndex,
    groupIdentifier,
    cells: Object.fromEntries(Object.entries(cells).map(([fin, cell]) => [fin, toEditedCell(cell)])),
  }));
}

/** A row that the rules of table edits made, as the draft holds it. */
export function fromEditedRow({ id, rowIndex, cells }: EditedRow): TableRow {
  return {
    id,
    rowIndex,
    cells: Object.fromEntries(
      Object.entries(cells).map(([fin, cell]): [string, TableCell] => [
        fin,
        {
          metricId: cell.metricId,
          state: toNewState(cell, false),
          ...(cell.isSystemChange && { isSystemChange: true }),
        },
      ]),
    ),
  };
}

/** What a new row needs besides its group. */
export interface NewRowContext extends TableEditContext {
  /** The currency of the table, `AUTO` if it is not known. */
  readonly currency: string;
  readonly metrics: readonly ReviewMetric[];
  readonly rowIndex: number;
  /** Goes into the first cell; '' for an empty row. */
  readonly typedValue: string;
  /** Makes the ids of the row and of its values. */
  readonly createId: () => string;
}

/** The index of the next row at the end of a table. */
export function nextRowIndex(rows: readonly TableRow[]): number {
  return 1 + rows.reduce((last, { rowIndex }) => Math.max(last, rowIndex), -1);
}

/** A new row of a table, with the typed text in its first cell [TAB-007, TAB-008, TAB-009]. */
export function createRow(
  { identifier }: Pick<ReviewGroup, 'identifier'>,
  { at, by, currency, metrics, createId, typedValue, rowIndex }: NewRowContext,
): TableRow {
  return fromEditedRow(
    createTableRow({
      id: createId(),
      rowIndex,
      groupIdentifier: identifier,
      columns: metrics.map(({ fin, dataType }) => ({ fin, dataType, metricId: createId() })),
      currency,
      typedValue,
      context: { at, by },
    }),
  );
}

/** An empty cell for a metric that a stored row lacks [AMB-066]. */
export function createCell({ dataType }: ReviewMetric, currency: string, metricId: string): TableCell {
  const cell: EditedCell = {
    metricId,
    id: null,
    value: '',
    currency: hasCurrency(dataType) ? currency : null,
    akas: [],
    confidence: 0,
    place: null,
    entityLinkId: null,
    isVerified: false,
    lastModified: null,
    lastModifiedBy: '',
  };
  return { metricId, state: toNewState(cell, false) };
}

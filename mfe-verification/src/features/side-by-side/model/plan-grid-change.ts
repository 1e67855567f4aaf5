import { text } from '@assay/shared/messages';
import {
  type CellPlace,
  type ClipboardBlock,
  edgesOf,
  type GridProblem,
  type GridSelection,
  liveRange,
  planFillDown,
  planPaste,
  selectedPlaces,
  toValueText,
} from '@assay/shared/widgets/data-grid';
import { readValueText, type ValueReadingContext } from '../../../document/read-value-text.ts';
import { toCopiedCell } from '../../../grid/cell-view.ts';
import type { PendingValues } from '../../../document/metric-grid.ts';
import {
  gridCellAt,
  mayEditValue,
  toMetricState,
  type GridDocument,
  type GridEdit,
  type GridValue,
  type MetricGrid,
} from '../../../document/metric-grid.ts';

/** A change of several values that waits for its confirmation. */
export interface GridChange {
  readonly edits: readonly GridEdit[];
  /** Texts that cannot be the value of their cell, and why. */
  readonly problems: readonly GridProblem[];
  /** Texts that belong to no cell: beyond the last row or column, or where the document lacks the metric. */
  readonly beyond: number;
}

/** The grid that a change is planned for, and the rights of the user. */
export interface ChangedGrid {
  readonly grid: MetricGrid;
  readonly selection: GridSelection;
  readonly permissions: number;
  /** Values that are on their way to the server, by metric id. */
  readonly pending: PendingValues;
}

/** The value that a cell shows. */
function shownValueAt({ grid, pending }: ChangedGrid, place: CellPlace): GridValue | undefined {
  const value = gridCellAt(grid, place)?.value;
  return value && { ...value, ...pending.get(value.metricId) };
}

const nameOf = ({ documents, metrics }: MetricGrid, { row, column }: CellPlace) =>
  [documents[row]?.fileName, metrics[column - 1]?.label].filter(Boolean).join(', ');

/** Whether the user may change the value at a place. */
export function mayEditPlace({ grid, permissions }: ChangedGrid, place: CellPlace): boolean {
  const cell = gridCellAt(grid, place);
  return cell !== undefined && mayEditValue(permissions, cell.document, cell.value);
}

/** The edit of the value at a place; none where there is no value. */
export function editAt(grid: MetricGrid, place: CellPlace, to: GridEdit['to']): readonly GridEdit[] {
  const cell = gridCellAt(grid, place);
  return cell ? [{ document: cell.document, metric: cell.metric, from: cell.value, to }] : [];
}

/** Runs a plan to its end: as many documents as the grid has are read in one go. */
function resultOf<Result>(plan: Generator<unknown, Result>): Result {
  for (;;) {
    const step = plan.next();
    if (step.done) return step.value;
  }
}

/** Plans the paste of a block of cells at the top left of the selection. */
export function planGridPaste(
  on: ChangedGrid,
  block: ClipboardBlock,
  contextOf: (document: GridDocument) => ValueReadingContext,
): GridChange {
  const { grid, selection } = on;
  let outside = 0;
  const plan = resultOf(
    planPaste(block, {
      selection,
      columnCount: grid.metrics.length + 1,
      read: (place, pasted) => {
        const cell = gridCellAt(grid, place);
        if (!cell) {
          if (pasted.text.trim() !== '' && place.column > 0) outside += 1;
          return { kind: 'unchanged' };
        }
        const reading = readValueText(
          pasted,
          cell.metric,
          toMetricState(cell.value),
          contextOf(cell.document),
        );
        return reading.kind === 'value' && !mayEditPlace(on, place)
          ? { kind: 'problem', problem: text('tables.pasteLocked') }
          : reading;
      },
    }),
  );
  return {
    edits: plan.values.flatMap(({ place, value }) => editAt(grid, place, value)),
    problems: plan.problems.map(({ place, ...problem }) => ({ ...problem, where: nameOf(grid, place) })),
    beyond: outside + plan.columnsBeyond,
  };
}

/** Plans to copy the first selected value of each column into the selected cells below it; null where nothing changes. */
export function planGridFill(on: ChangedGrid): GridChange | null {
  const { grid, selection } = on;
  const pairs = planFillDown(selection).flatMap(({ from, to }) => {
    const [source, target] = [shownValueAt(on, from), shownValueAt(on, to)];
    if (!source || !target || source.value === '') return [];
    const isSame = source.value === target.value && source.currency === target.currency;
    return isSame ? [] : [{ source, to }];
  });
  if (pairs.length === 0) return null;
  return {
    edits: pairs.flatMap(({ source: { value, currency }, to }) =>
      mayEditPlace(on, to) ? editAt(grid, to, { value, currency }) : [],
    ),
    problems: pairs
      .filter(({ to }) => !mayEditPlace(on, to))
      .map(({ source, to }) => ({
        typed: source.value,
        problem: text('tables.pasteLocked'),
        where: nameOf(grid, to),
      })),
    beyond: 0,
  };
}

/** Plans to empty the selected values; null where there is none. A value that the document states cannot be empty (VAL-010). */
export function planGridClear(on: ChangedGrid, language: ValueReadingContext['language']): GridChange | null {
  const { grid, selection } = on;
  const edits: GridEdit[] = [];
  const problems: GridProblem[] = [];
  for (const place of selectedPlaces(selection)) {
    const cell = gridCellAt(grid, place);
    if (!cell || cell.value.value === '') continue;
    const { emptyDatapointId: datapointId } = cell.value;
    if (datapointId !== null && mayEditPlace(on, place))
      edits.push(...editAt(grid, place, { value: '', currency: cell.value.currency, datapointId }));
    else
      problems.push({
        typed: toValueText(cell.metric, cell.value, language).text,
        problem: text(datapointId === null ? 'validation.valueEmpty' : 'tables.pasteLocked'),
        where: nameOf(grid, place),
      });
  }
  return edits.length + problems.length === 0 ? null : { edits, problems, beyond: 0 };
}

/** The selected cells. */
export function copyOfGrid(on: ChangedGrid, language: ValueReadingContext['language']): ClipboardBlock {
  const { grid, selection } = on;
  const { top, bottom, left, right } = edgesOf(liveRange(selection));
  const cellAt = (place: CellPlace) => {
    const metric = gridCellAt(grid, place)?.metric;
    const value = shownValueAt(on, place);
    if (!metric || !value)
      return { text: place.column === 0 ? (grid.documents[place.row]?.fileName ?? '') : '' };
    return toCopiedCell(metric, toMetricState(value), language);
  };
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) =>
      cellAt({ row: top + row, column: left + column }),
    ),
  );
}

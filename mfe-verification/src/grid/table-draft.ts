import type { RowValue } from '../document/row-cells.ts';
import { findColumns } from '../document/document-rows.ts';
import type { ReviewDocument, ReviewGroup, ReviewMetric, RowMetric } from '../document/review-document.ts';
import { groupBy } from './group-by.ts';

/** One value in a table. */
export type TableCell = RowValue;

/** A row: its cells by fin. A fin without a cell is a metric that the row does not have [AMB-066]. */
export interface TableRow {
  readonly id: string;
  /** The position in the stored table, from 0. */
  readonly rowIndex: number;
  readonly cells: Readonly<Record<string, TableCell>>;
}

/** The editable tables of a document: the rows of each group, by the id of the group. */
export type TablesDraft = Readonly<Record<string, readonly TableRow[]>>;

/** Which cell of which table. */
export interface CellAddress {
  readonly groupId: string;
  readonly rowId: string;
  readonly fin: string;
}

/** The header of a column [AMB-066]. */
export interface ColumnHeader {
  readonly index: number;
  readonly displayLabel: string;
  readonly dataType: ReviewMetric['dataType'];
  readonly fin: string;
}

/** The columns of a repeating group, and the definition of each: the first metric that has its fin. */
export interface TableColumns {
  readonly columnHeaders: readonly ColumnHeader[];
  readonly metrics: readonly ReviewMetric[];
  /** Those without a column, because the chosen time period hides them. */
  readonly hidden: readonly ReviewMetric[];
}

function toRow(
  id: string,
  rowIndex: number,
  metricIds: readonly string[],
  { metrics, states }: Pick<ReviewDocument, 'metrics' | 'states'>,
): TableRow {
  const cells = metricIds.flatMap((metricId) => {
    const [metric, state] = [metrics.get(metricId), states[metricId]];
    return metric && state ? [[metric.fin, { metricId, state }] as const] : [];
  });
  return { id, rowIndex, cells: Object.fromEntries(cells) };
}

/** The rows of a group. A group that does not repeat has one, under its own id. */
export function toRows(
  group: ReviewGroup,
  document: Pick<ReviewDocument, 'metrics' | 'states'>,
): readonly TableRow[] {
  return group.isRepeatable
    ? group.rows.map(({ id, rowIndex, metricIds }) => toRow(id, rowIndex, metricIds, document))
    : [toRow(group.id, 0, group.metricIds, document)];
}

/** The stored tables of a document. */
export function toTablesDraft(document: Pick<ReviewDocument, 'groups' | 'metrics' | 'states'>): TablesDraft {
  return Object.fromEntries(document.groups.map((group) => [group.id, toRows(group, document)]));
}

/** The definition of a column that no row has a value for. */
function toDefinition(column: RowMetric): ReviewMetric {
  return { ...column, id: column.fin, orderPosition: column.index, isAvailable: false };
}

const NONE_HIDDEN: ReadonlySet<string> = new Set();

/**
 * The columns of a group: those of its schema, the one that names the row first, and each further metric that appears in
 * any of its rows; of a group that does not repeat, its rows.
 */
export function toColumns(
  group: ReviewGroup,
  metrics: ReviewDocument['metrics'],
  hiddenFins: ReadonlySet<string> = NONE_HIDDEN,
): TableColumns {
  const ids = [...group.metricIds, ...group.rows.flatMap((row) => row.metricIds)];
  const byFin = new Map<string, ReviewMetric>();
  for (const id of ids) {
    const metric = metrics.get(id);
    if (metric && !byFin.has(metric.fin)) byFin.set(metric.fin, metric);
  }
  const inOrder = findColumns(group).map((column) => byFin.get(column.fin) ?? toDefinition(column));
  const others = [...byFin.values()]
    .filter(({ fin }) => !inOrder.some((column) => column.fin === fin))
    .sort((left, right) => left.orderPosition - right.orderPosition);
  const all = [...inOrder, ...others];
  const definitions = all.filter(({ fin }) => !hiddenFins.has(fin));
  return {
    metrics: definitions,
    hidden: all.filter(({ fin }) => hiddenFins.has(fin)),
    columnHeaders: definitions.map(({ fin, label, dataType }, index) => ({
      index,
      displayLabel: label,
      dataType,
      fin,
    })),
  };
}

/** A change of one cell. The rule gets undefined for a cell that does not exist yet. */
export interface CellChange extends CellAddress {
  readonly rule: (cell: TableCell | undefined) => TableCell;
}

/** Applies changes of cells. Rows and tables without a change stay the same objects. */
export function changeCells(draft: TablesDraft, changes: readonly CellChange[]): TablesDraft {
  let next = draft;
  for (const [groupId, ofGroup] of groupBy(changes, (change) => change.groupId)) {
    const byRow = groupBy(ofGroup, ({ rowId }) => rowId);
    const rows = next[groupId];
    if (!rows) continue;
    let isChanged = false;
    const changedRows = rows.map((row) => {
      const ofRow = byRow.get(row.id);
      const after = ofRow ? changeRow(row, ofRow) : row;
      isChanged ||= after !== row;
      return after;
    });
    if (isChanged) next = { ...next, [groupId]: changedRows };
  }
  return next;
}

/** Applies the changes of one row, in their order. */
function changeRow(row: TableRow, changes: readonly CellChange[]): TableRow {
  const changed = new Map<string, TableCell>();
  for (const { fin, rule } of changes) {
    const before = changed.get(fin) ?? row.cells[fin];
    const after = rule(before);
    if (before?.state !== after.state) changed.set(fin, after);
  }
  return changed.size === 0 ? row : { ...row, cells: { ...row.cells, ...Object.fromEntries(changed) } };
}

/** Adds rows at the end of a table. */
export function addRows(draft: TablesDraft, groupId: string, rows: readonly TableRow[]): TablesDraft {
  return rows.length === 0 ? draft : { ...draft, [groupId]: [...(draft[groupId] ?? []), ...rows] };
}

/** Deletes rows of a table. */
export function deleteRows(draft: TablesDraft, groupId: string, ids: ReadonlySet<string>): TablesDraft {
  const rows = draft[groupId] ?? [];
  const kept = rows.filter(({ id }) => !ids.has(id));
  return kept.length === rows.length ? draft : { ...draft, [groupId]: kept };
}

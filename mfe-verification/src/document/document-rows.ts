import {
  isEntityType,
  hasCurrency,
  createTableRow,
  findTableChanges,
  findTableCurrency,
  toTableSave,
  type TableCell,
  type TableRow,
  type TableSave,
} from '@assay/shared/domain';
import { findBaseCurrency } from './document-style.ts';
import { currentDatapoint } from './metric-state.ts';
import { toNewState, toTableCell } from './row-cells.ts';
import type {
  MetricStates,
  ReviewDocument,
  ReviewGroup,
  ReviewMetric,
  ReviewRow,
  RowMetric,
} from './review-document.ts';

/** A row that a reviewer added, with the states that its metrics begin with. */
export interface AddedRow {
  readonly groupId: string;
  readonly row: ReviewRow;
  readonly metrics: readonly ReviewMetric[];
  readonly states: MetricStates;
}

/** What a row is made from. */
export interface NewRowOptions {
  /** Goes into the first column. */
  readonly typedValue: string;
  readonly currency: string;
  readonly rowIndex: number;
  readonly id?: string;
  /** The ids of its metrics by fin, where they are known. */
  readonly metricIds?: Readonly<Record<string, string>>;
}

/** The column that names the rows of a group: the first name, else the first column; undefined without columns. */
export function findNameColumn<Column extends Pick<RowMetric, 'dataType'>>(
  columns: readonly Column[],
): Column | undefined {
  return columns.find(({ dataType }) => isEntityType(dataType)) ?? columns[0];
}

/** The columns of a repeating group with the one that names its rows in front. */
export function findColumns({ rowMetrics }: Pick<ReviewGroup, 'rowMetrics'>): readonly RowMetric[] {
  const name = findNameColumn(rowMetrics);
  return name ? [name, ...rowMetrics.filter((column) => column !== name)] : [];
}

/** Whether a row is there: a deleted row has no states. */
export const hasRow = ({ metricIds }: ReviewRow, states: MetricStates) =>
  metricIds.some((id) => states[id] !== undefined);

/** The currency of new amounts in a group, see `findTableCurrency`. */
function findGroupCurrency(document: ReviewDocument, group: ReviewGroup, states: MetricStates): string {
  const amounts = group.rows.flatMap(({ metricIds }) =>
    metricIds.flatMap((id) => {
      const state = hasCurrency(document.metrics.get(id)?.dataType ?? '') ? states[id] : undefined;
      return state ? [currentDatapoint(state)] : [];
    }),
  );
  return findTableCurrency(amounts, findBaseCurrency({ metrics: document.metrics, states }));
}

/** The values that a new row of a group begins with (TAB-008). */
export function newRowOptions(
  document: ReviewDocument,
  group: ReviewGroup,
  states: MetricStates,
  typedValue: string,
): NewRowOptions {
  const rowIndex = Math.max(-1, ...group.rows.map((row) => row.rowIndex)) + 1;
  return { typedValue, currency: findGroupCurrency(document, group, states), rowIndex };
}

/** Makes a row of a group by the rules for new rows. Its ids stay the same when it is stored. */
export function createRow(
  group: Pick<ReviewGroup, 'id' | 'identifier' | 'rowMetrics'>,
  { typedValue, currency, rowIndex, id = crypto.randomUUID(), metricIds = {} }: NewRowOptions,
): AddedRow {
  const columns = findColumns(group).map((column) => ({
    ...column,
    metricId: metricIds[column.fin] ?? crypto.randomUUID(),
  }));
  const { cells } = createTableRow({
    id,
    rowIndex,
    groupIdentifier: group.identifier,
    columns,
    currency,
    typedValue,
  });
  return {
    groupId: group.id,
    row: { id, rowIndex, metricIds: columns.map(({ metricId }) => metricId) },
    metrics: columns.map(({ metricId, ...column }, orderPosition) => ({
      ...column,
      id: metricId,
      orderPosition,
      isAvailable: false,
    })),
    states: Object.fromEntries(
      columns.flatMap(({ fin, metricId, isRequired }) => {
        const cell = cells[fin];
        return cell ? [[metricId, toNewState(cell, isRequired)]] : [];
      }),
    ),
  };
}

/** A document with the rows that were added to it; its states stay the stored ones. */
export function withAddedRows(document: ReviewDocument, added: readonly AddedRow[]): ReviewDocument {
  const isStored = ({ row }: AddedRow) =>
    document.groups.some(({ rows }) => rows.some(({ id }) => id === row.id));
  const missing = added.filter((one) => !isStored(one));
  if (missing.length === 0) return document;
  return {
    ...document,
    groups: document.groups.map((group) => {
      const own = missing.filter(({ groupId }) => groupId === group.id).map(({ row }) => row);
      const rows = [...group.rows, ...own].sort((left, right) => left.rowIndex - right.rowIndex);
      return own.length === 0 ? group : { ...group, rows };
    }),
    metrics: new Map([
      ...document.metrics,
      ...missing.flatMap(({ metrics }) => metrics.map((metric) => [metric.id, metric] as const)),
    ]),
  };
}

/** A row of the document with its group. */
export interface PlacedRow {
  readonly group: ReviewGroup;
  readonly row: ReviewRow;
}

/** The rows of the repeating groups. */
export function listRows({ groups }: Pick<ReviewDocument, 'groups'>): readonly PlacedRow[] {
  return groups.flatMap((group) => group.rows.map((row) => ({ group, row })));
}

/** The rows that were created and deleted since the document was saved. */
export interface RowEdits {
  readonly created: readonly PlacedRow[];
  readonly deleted: readonly PlacedRow[];
}

/** Compares the rows as they are with the stored ones. */
export function findRowEdits(
  document: Pick<ReviewDocument, 'groups'>,
  present: MetricStates,
  stored: MetricStates,
): RowEdits {
  const rows = listRows(document);
  return {
    created: rows.filter(({ row }) => hasRow(row, present) && !hasRow(row, stored)),
    deleted: rows.filter(({ row }) => !hasRow(row, present) && hasRow(row, stored)),
  };
}

function toTableRow(
  { group, row }: PlacedRow,
  metrics: ReviewDocument['metrics'],
  states: MetricStates,
): TableRow {
  const cells = row.metricIds.flatMap((id): [string, TableCell][] => {
    const [metric, state] = [metrics.get(id), states[id]];
    return metric && state ? [[metric.fin, toTableCell({ metricId: id, state })]] : [];
  });
  return {
    id: row.id,
    rowIndex: row.rowIndex,
    groupIdentifier: group.identifier,
    cells: Object.fromEntries(cells),
  };
}

/** The table save of created and deleted rows [TAB-012]. */
export function toRowSave(
  { created, deleted }: RowEdits,
  metrics: ReviewDocument['metrics'],
  present: MetricStates,
  stored: MetricStates,
): TableSave {
  const changes = findTableChanges(
    deleted.map((placed) => toTableRow(placed, metrics, stored)),
    created.map((placed) => toTableRow(placed, metrics, present)),
  );
  return toTableSave(changes);
}

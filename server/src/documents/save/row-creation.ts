import { randomUUID } from 'node:crypto';
import { hasCurrency, comparableValue, isCurrencyCode } from '@assay/shared/domain';
import type { GroupingRow } from '../values/repository.ts';
import { findRowMetrics, type RowMetric } from '../rows/row-template.ts';
import { findLastPosition, findTakenIds, insertTableRows, restoreRow } from '../rows/rows.repository.ts';
import type { SaveContext } from './save-metric.ts';
import {
  auditRow,
  findCells,
  refuse,
  requireTable,
  rowAt,
  rowById,
  type CreatedRow,
  type SavedTables,
} from './table-rows.ts';

/** A created row as it is stored now. */
export interface StoredRow {
  readonly row: Pick<GroupingRow, 'id'> & { readonly row_index: number };
  readonly request: CreatedRow;
  /** Its address in the request. */
  readonly field: string;
  /** The row was there before this request: a value that differs from the stored one is a conflict. */
  readonly isRepeated: boolean;
}

type CreatedMetric = CreatedRow['metrics'][number];

const valueOf = ({ datapoints: [datapoint] }: CreatedMetric) => datapoint?.value ?? '';

/** Whether a stored row has the values of a created one: the same request may come twice. */
async function isSameRow(
  context: SaveContext,
  row: GroupingRow,
  { metrics }: CreatedRow,
  tables: SavedTables,
): Promise<boolean> {
  const cells = await findCells(
    context,
    tables.metrics.filter((metric) => metric.grouping_id === row.id),
  );
  return cells.every(({ metric, datapoint }) => {
    const sent = metrics.find(({ fin }) => fin === metric.fin);
    const value = sent === undefined ? '' : valueOf(sent);
    return comparableValue(metric, datapoint.value ?? '') === comparableValue(metric, value);
  });
}

/** The currency of an empty amount: the one that the table gives it [TAB-008]. */
function emptyCurrencyOf(metric: RowMetric, sent: CreatedMetric | undefined): string | null {
  const [datapoint] = sent?.datapoints ?? [];
  const currency = datapoint?.effectors?.currency ?? null;
  const isAmount = hasCurrency(metric.data_type) && datapoint?.value === '';
  return isAmount && currency !== null && isCurrencyCode(currency) ? currency : null;
}

/** Creates, restores or finds the row of a request. */
class RowCreation {
  readonly #context: SaveContext;
  readonly #tables: SavedTables;
  /** By table. */
  readonly #takenIndexes = new Map<string, Set<number>>();
  #position: number | undefined;

  constructor(context: SaveContext, tables: SavedTables) {
    this.#context = context;
    this.#tables = tables;
  }

  async create(request: CreatedRow, field: string): Promise<StoredRow> {
    const table = requireTable(request, this.#tables, field);
    const known = await this.#findKnown(request, table, field);
    if (known !== undefined) {
      const row = { id: known.id, row_index: known.row_index ?? 0 };
      await this.#addMissingMetrics(known, request, table, field);
      return { row, request, field, isRepeated: true };
    }
    const rowIndex = this.#takeIndex(table, request.rowIndex ?? null);
    const { transaction, documentId } = this.#context;
    const deleted = this.#tables.deletedRows.find(({ id }) => id === request.id);
    const id = deleted?.id ?? request.id ?? randomUUID();
    const row = { id, row_index: rowIndex };
    const audited = { ...row, group_identifier: table.group_identifier };
    if (deleted === undefined) {
      await this.#insert(row, table, request, field);
      await auditRow(this.#context, audited, [], 'rowCreated');
    } else {
      if (deleted.parentId !== table.id) throw refuse(`${field}.groupIdentifier`);
      await restoreRow(transaction, documentId, id, rowIndex);
      await auditRow(this.#context, audited, [], 'rowRestored');
    }
    return { row, request, field, isRepeated: false };
  }

  /** The stored row that a request means: it adds metrics to it, or it is repeated. */
  async #findKnown(request: CreatedRow, table: GroupingRow, field: string): Promise<GroupingRow | undefined> {
    const { id, tempRowId, rowIndex } = request;
    const byId = id === undefined ? undefined : rowById(id, this.#tables);
    if (byId !== undefined) {
      if (byId.parent_id !== table.id) throw refuse(`${field}.groupIdentifier`);
      return byId;
    }
    const atIndex = typeof rowIndex === 'number' ? rowAt(table, rowIndex, this.#tables) : undefined;
    if (typeof tempRowId !== 'number') {
      if (atIndex === undefined) throw refuse(`${field}.rowIndex`);
      return atIndex;
    }
    if (id !== undefined || atIndex === undefined) return undefined;
    return (await isSameRow(this.#context, atIndex, request, this.#tables)) ? atIndex : undefined;
  }

  /** The wanted index if no row has it, else the first one after the last row. */
  #takeIndex(table: GroupingRow, wanted: number | null): number {
    const taken = this.#takenIndexes.get(table.id) ?? new Set(this.#indexesOf(table));
    const next = Math.max(-1, ...taken) + 1;
    const index = wanted === null || taken.has(wanted) ? next : wanted;
    this.#takenIndexes.set(table.id, taken.add(index));
    return index;
  }

  #indexesOf(table: GroupingRow): number[] {
    return this.#tables.groupings
      .filter(({ parent_id: parentId }) => parentId === table.id)
      .map(({ row_index: index }) => index ?? 0);
  }

  #requireMetrics(request: CreatedRow, table: GroupingRow, field: string): readonly RowMetric[] {
    const template = findRowMetrics(table, this.#tables);
    const fins = request.metrics.map(({ fin }) => fin);
    const wrong = fins.findIndex(
      (fin, index) => fins.indexOf(fin) !== index || !template.some((metric) => metric.fin === fin),
    );
    if (wrong >= 0) throw refuse(`${field}.metrics.${wrong}.fin`);
    return template;
  }

  async #insert(
    row: StoredRow['row'],
    table: GroupingRow,
    request: CreatedRow,
    field: string,
  ): Promise<void> {
    const { transaction, documentId } = this.#context;
    const template = this.#requireMetrics(request, table, field);
    const grouping = {
      ...row,
      document_request_id: documentId,
      parent_id: table.id,
      group_identifier: table.group_identifier,
      group_display: table.group_display,
      table_index: table.table_index,
      allow_repeatable: false,
      calculated_totals: table.calculated_totals,
    };
    const cells = await this.#cellsOf(row.id, template, request, field);
    await insertTableRows(transaction, { groupings: [grouping], ...cells });
  }

  /** A row that was extracted by an older schema lacks columns: a request may give it values there [AMB-066]. */
  async #addMissingMetrics(
    row: GroupingRow,
    request: CreatedRow,
    table: GroupingRow,
    field: string,
  ): Promise<void> {
    const own = this.#tables.metrics.filter((metric) => metric.grouping_id === row.id);
    const missing = request.metrics.filter(({ fin }) => !own.some((metric) => metric.fin === fin));
    if (missing.length === 0) return;
    const template = this.#requireMetrics(request, table, field);
    const taken = new Set(own.map(({ index }) => index));
    const added = template
      .filter(({ fin }) => missing.some((metric) => metric.fin === fin))
      .map((metric, position) => ({
        ...metric,
        index: taken.has(metric.index) ? Math.max(...taken) + 1 + position : metric.index,
      }));
    const cells = await this.#cellsOf(row.id, added, request, field);
    await insertTableRows(this.#context.transaction, { groupings: [], ...cells });
  }

  /** The metrics of a row, each with an empty datapoint that has the currency of the request. */
  async #cellsOf(rowId: string, template: readonly RowMetric[], request: CreatedRow, field: string) {
    const { transaction, documentId } = this.#context;
    await this.#requireFreeIds(rowId, template, request, field);
    this.#position ??= (await findLastPosition(transaction, documentId)) + 1;
    const cells = template.map((metric) => {
      const sent = request.metrics.find(({ fin }) => fin === metric.fin);
      return this.#cellOf(rowId, metric, sent);
    });
    return { metrics: cells.map(({ metric }) => metric), datapoints: cells.map((cell) => cell.datapoint) };
  }

  #cellOf(rowId: string, template: RowMetric, sent: CreatedMetric | undefined) {
    const { documentId, actor, now } = this.#context;
    const id = sent?.metricId ?? randomUUID();
    const position = this.#position ?? 0;
    this.#position = position + 1;
    return {
      metric: {
        id,
        document_request_id: documentId,
        grouping_id: rowId,
        index: template.index,
        fin: template.fin,
        display_label: template.display_label,
        data_type: template.data_type,
        order_position: position,
        filter_group: template.filter_group,
        is_required: template.is_required,
        is_priority: template.is_priority,
        is_available: false,
      },
      datapoint: {
        id: randomUUID(),
        metric_id: id,
        document_request_id: documentId,
        rank: 0,
        value: '',
        currency: emptyCurrencyOf(template, sent),
        confidence: 0,
        data_source: 'Manual',
        last_modified: now,
        last_modified_by_id: actor.userId,
      },
    };
  }

  /** @throws AppError INVALID_REQUEST naming an id that something else has */
  async #requireFreeIds(
    rowId: string,
    template: readonly RowMetric[],
    request: CreatedRow,
    field: string,
  ): Promise<void> {
    const sent = request.metrics.flatMap(({ fin, metricId }, index) =>
      metricId !== undefined && template.some((metric) => metric.fin === fin)
        ? [{ id: metricId, field: `${field}.metrics.${index}.metricId` }]
        : [],
    );
    const isNew = !this.#tables.groupings.some(({ id }) => id === rowId);
    const ids = isNew ? [{ id: rowId, field: `${field}.id` }, ...sent] : sent;
    const taken = await findTakenIds(
      this.#context.transaction,
      ids.map(({ id }) => id),
    );
    const wrong = ids.find(
      ({ id }, index) => taken.has(id) || ids.findIndex((other) => other.id === id) !== index,
    );
    if (wrong !== undefined) throw refuse(wrong.field);
  }
}

/**
 * Creates rows with empty cells, or restores deleted ones by their id; a row that is there already stays.
 * @throws AppError INVALID_REQUEST naming the field that does not fit the document
 */
export async function createRows(
  context: SaveContext,
  tables: SavedTables,
  requests: readonly CreatedRow[],
): Promise<readonly StoredRow[]> {
  const creation = new RowCreation(context, tables);
  const rows: StoredRow[] = [];
  for (const [position, request] of requests.entries())
    rows.push(await creation.create(request, `created.${position}`));
  return rows;
}

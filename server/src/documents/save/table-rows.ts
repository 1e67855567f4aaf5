import type { BodyOf, saveTable } from '@assay/shared/contracts';
import { AppError } from '@assay/shared/domain';
import { requireMayEdit } from '../policy/policy.ts';
import {
  findDatapoints,
  insertAudit,
  type DatapointRow,
  type GroupingRow,
  type MetricRow,
} from '../values/repository.ts';
import { isTable, type StoredTables } from '../rows/row-template.ts';
import { deleteRow, type DeletedRow } from '../rows/rows.repository.ts';
import type { SaveContext } from './save-metric.ts';

type TableSaveBody = BodyOf<typeof saveTable>;
/** A row to create, as a request gives it. */
export type CreatedRow = NonNullable<TableSaveBody['created']>[number];
type DeletedRowAddress = NonNullable<TableSaveBody['deleted']>[number];

/** The tables of a document that is being saved. */
export interface SavedTables extends StoredTables {
  readonly deletedRows: readonly DeletedRow[];
}

/** The refusal of a field of the request. */
export function refuse(field: string): AppError {
  return new AppError('INVALID_REQUEST', { identifier: field });
}

/** @throws AppError INVALID_REQUEST naming the field, unless one repeating group is meant */
export function requireTable(
  { groupIdentifier }: Pick<CreatedRow, 'groupIdentifier'>,
  { groupings }: SavedTables,
  field: string,
): GroupingRow {
  const tables = groupings.filter(isTable);
  const named =
    typeof groupIdentifier === 'string'
      ? tables.filter((table) => table.group_identifier === groupIdentifier)
      : tables;
  const [table, ...others] = named;
  if (table === undefined || others.length > 0) throw refuse(`${field}.groupIdentifier`);
  return table;
}

/** The row at an index of a table. */
export const rowAt = (table: GroupingRow, rowIndex: number, { groupings }: SavedTables) =>
  groupings.find((row) => row.parent_id === table.id && row.row_index === rowIndex);

/** A row by its id. */
export function rowById(id: string, { groupings }: SavedTables): GroupingRow | undefined {
  return groupings.find((row) => row.id === id && row.parent_id !== null);
}

/** The row to delete; undefined if it is gone already. @throws AppError INVALID_REQUEST naming the field */
function findRowToDelete(
  address: DeletedRowAddress,
  tables: SavedTables,
  field: string,
): GroupingRow | undefined {
  const { id, rowIndex } = address;
  if (id !== undefined) {
    const row = rowById(id, tables);
    if (row === undefined && !tables.deletedRows.some((one) => one.id === id)) throw refuse(`${field}.id`);
    return row;
  }
  const table = requireTable(address, tables, field);
  if (typeof rowIndex !== 'number') throw refuse(`${field}.rowIndex`);
  return rowAt(table, rowIndex, tables);
}

/** Records that a row came or went, with the values that came or went with it. */
export async function auditRow(
  { transaction, actor, documentId }: SaveContext,
  row: Pick<GroupingRow, 'group_identifier' | 'row_index'>,
  cells: readonly { readonly metric: Pick<MetricRow, 'id' | 'fin'>; readonly datapoint: DatapointRow }[],
  reason: 'rowCreated' | 'rowDeleted' | 'rowRestored',
): Promise<void> {
  const common = {
    client_id: actor.clientId,
    document_request_id: documentId,
    user_id: actor.userId,
    user_name: actor.name,
    reason,
  };
  const isGone = reason === 'rowDeleted';
  const fromTo = (value: string | null) => ({
    from_value: isGone ? value : null,
    to_value: isGone ? null : value,
  });
  const rowNumber = String((row.row_index ?? 0) + 1);
  await insertAudit(transaction, [
    { ...common, metric_fin: row.group_identifier ?? '', field: 'row', ...fromTo(rowNumber) },
    ...cells
      .filter(({ datapoint }) => (datapoint.value ?? '') !== '')
      .map(({ metric, datapoint }) => ({
        ...common,
        metric_fin: metric.fin,
        metric_id: metric.id,
        datapoint_id: datapoint.id,
        field: 'value',
        ...fromTo(datapoint.value),
      })),
  ]);
}

/** The cells of rows with their current values. */
export async function findCells(
  { core, transaction, documentId }: SaveContext,
  metrics: readonly MetricRow[],
) {
  if (metrics.length === 0) return [];
  const ids = metrics.map(({ id }) => id);
  const current = (await findDatapoints(transaction, core.sources, documentId, ids)).filter(
    ({ rank }) => rank === 0,
  );
  const byMetric = new Map(current.map((datapoint) => [datapoint.metric_id, datapoint]));
  return metrics.flatMap((metric) => {
    const datapoint = byMetric.get(metric.id);
    return datapoint === undefined ? [] : [{ metric, datapoint }];
  });
}

/** What became of rows that were to be deleted. */
export interface DeletedRows {
  readonly rowIds: ReadonlySet<string>;
  /** The metrics of the rows that are deleted now. */
  readonly metricIds: ReadonlySet<string>;
  /** Values that changed after the version that the caller knows; their rows stay. */
  readonly conflicts: readonly MetricRow[];
}

/**
 * Deletes rows. A row with a value that changed after the version that the caller knows stays (AMB-059).
 * @throws AppError FORBIDDEN naming a metric that the user may not change; SECOND_ENTRY_REQUIRED naming one that is withheld;
 * INVALID_REQUEST naming the field
 */
export async function deleteRows(
  context: SaveContext,
  tables: SavedTables,
  addresses: readonly DeletedRowAddress[],
): Promise<DeletedRows> {
  const { transaction, actor, isConfirmed, withheld } = context;
  const rowIds = new Set<string>();
  const metricIds = new Set<string>();
  const conflicts: MetricRow[] = [];
  for (const [position, address] of addresses.entries()) {
    const row = findRowToDelete(address, tables, `deleted.${position}`);
    const metrics = tables.metrics.filter((metric) => metric.grouping_id === row?.id);
    if (row === undefined || rowIds.has(row.id)) continue;
    const cells = await findCells(context, metrics);
    const { lastModified } = address;
    const moved = cells.filter(
      ({ datapoint }) => lastModified !== undefined && datapoint.last_modified > new Date(lastModified),
    );
    conflicts.push(...moved.map(({ metric }) => metric));
    if (moved.length > 0) continue;
    for (const { metric, datapoint } of cells) {
      if (withheld.has(metric.id)) throw new AppError('SECOND_ENTRY_REQUIRED', { identifier: metric.id });
      requireMayEdit(actor, metric.id, { isConfirmed, isVerified: datapoint.is_verified });
    }
    await deleteRow(transaction, context, row.id);
    await auditRow(context, row, cells, 'rowDeleted');
    rowIds.add(row.id);
    for (const { id } of metrics) metricIds.add(id);
  }
  return { rowIds, metricIds, conflicts };
}

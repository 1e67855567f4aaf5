import type { BodyOf, saveTable } from '@assay/shared/contracts';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { DocumentRow } from '../document-requests/repository.ts';
import { startSave, updateLists, withDatapoints, type SavedMetric } from './document-save.ts';
import {
  findDatapoints,
  findGroupings,
  findMetrics,
  type DatapointRow,
  type MetricRow,
} from './repository.ts';
import { createRows, type StoredRow } from './row-creation.ts';
import { findSchemaGroups } from './row-template.ts';
import { findDeletedRows } from './rows.repository.ts';
import { editsOfRows, findUpdates, saveCells } from './table-cells.ts';
import { deleteRows, type SavedTables } from './table-rows.ts';

/** A created row, as the response names it [AMB-067]. */
export interface SavedRow {
  readonly tempRowId: number | null;
  readonly rowIndex: number;
  readonly id: string;
}

/** What a table save did. */
export interface TableSaveResult {
  readonly rows: readonly SavedRow[];
  readonly saved: readonly SavedMetric[];
  /** As they are stored; those of rows that another user deleted have no datapoints. */
  readonly conflicts: readonly SavedMetric[];
}

export interface TablesOptions {
  readonly kysely: DatabaseClient;
  readonly clock: Clock;
}

async function readTables(
  transaction: DatabaseTransaction,
  { clientId }: Actor,
  document: DocumentRow,
): Promise<SavedTables> {
  const { id, document_type_id: documentTypeId } = document;
  const groupings = await findGroupings(transaction, id);
  return {
    groupings,
    metrics: await findMetrics(transaction, clientId, id),
    schemaGroups: await findSchemaGroups(transaction, clientId, documentTypeId, groupings),
    deletedRows: await findDeletedRows(transaction, id),
  };
}

/** The metrics of created rows with their datapoints. */
async function readRows(
  transaction: DatabaseTransaction,
  { clientId }: Actor,
  documentId: string,
  rows: readonly StoredRow[],
): Promise<{ readonly metrics: readonly MetricRow[]; readonly datapoints: readonly DatapointRow[] }> {
  if (rows.length === 0) return { metrics: [], datapoints: [] };
  const rowIds = new Set(rows.map(({ row }) => row.id));
  const metrics = (await findMetrics(transaction, clientId, documentId)).filter((metric) =>
    rowIds.has(metric.grouping_id),
  );
  const ids = metrics.map(({ id }) => id);
  return { metrics, datapoints: ids.length === 0 ? [] : await findDatapoints(transaction, documentId, ids) };
}

const distinct = <Metric extends { readonly id: string }>(metrics: readonly Metric[]): Metric[] => [
  ...new Map(metrics.map((metric) => [metric.id, metric])).values(),
];

/** Saves edits of the tables of documents. */
export class TablesService {
  readonly #options: TablesOptions;

  constructor(options: TablesOptions) {
    this.#options = options;
  }

  /**
   * Deletes, creates and updates in this order, in one transaction: a refused request changes nothing. What somebody else
   * has changed meanwhile is a conflict; everything else is saved (API-014, AMB-059).
   * @throws AppError NOT_FOUND, DOCUMENT_READ_ONLY, DOCUMENT_NOT_READY, FORBIDDEN, INVALID_REQUEST, METRIC_VALIDATION_FAILED
   */
  async save(actor: Actor, id: string, body: BodyOf<typeof saveTable>): Promise<TableSaveResult> {
    const { kysely, clock } = this.#options;
    const { created = [], deleted = [], updated = [] } = body;
    return kysely.transaction().execute(async (transaction) => {
      const { document, context } = await startSave(transaction, actor, id, clock);
      const tables = await readTables(transaction, actor, document);
      const deletion = await deleteRows(context, tables, deleted);
      const groupings = tables.groupings.filter((row) => !deletion.rowIds.has(row.id));
      const rows = await createRows(context, { ...tables, groupings }, created);
      const { metrics, datapoints } = await readRows(transaction, actor, id, rows);
      const updates = await findUpdates(context, tables, updated, deletion.metricIds);
      const cells = await saveCells(context, [...editsOfRows(rows, metrics, datapoints), ...updates.edits]);
      await updateLists(transaction, document);
      const conflicts = distinct([...deletion.conflicts, ...cells.conflicts, ...updates.removed]);
      const conflictIds = new Set(conflicts.map((metric) => metric.id));
      const saved = distinct([...metrics, ...cells.saved]).filter((metric) => !conflictIds.has(metric.id));
      return {
        rows: rows.map(({ row, request }) => ({
          tempRowId: request.tempRowId ?? null,
          rowIndex: row.row_index,
          id: row.id,
        })),
        saved: await withDatapoints(transaction, id, saved),
        conflicts: await withDatapoints(transaction, id, conflicts),
      };
    });
  }
}

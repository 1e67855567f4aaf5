import type { BodyOf, saveTable } from '@assay/shared/contracts';
import { AppError, type Language } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { findByIds, type DocumentRow } from '../document-requests/repository.ts';
import { requireNothingWithheld } from '../second-entries/withheld.ts';
import { tablesKey } from '../extraction/run-files.ts';
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
import { writeTablesWorkbook } from './tables-workbook.ts';

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

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
  readonly store: ObjectStore;
  /** The language in which the client reads dates. */
  readonly languageOf: (clientId: string) => Promise<Language>;
  readonly clock: Clock;
}

async function readTables(
  kysely: DatabaseClient,
  { clientId }: Actor,
  document: DocumentRow,
): Promise<SavedTables> {
  const { id, document_type_id: documentTypeId } = document;
  const groupings = await findGroupings(kysely, id);
  return {
    groupings,
    metrics: await findMetrics(kysely, clientId, id),
    schemaGroups: await findSchemaGroups(kysely, clientId, documentTypeId, groupings),
    deletedRows: await findDeletedRows(kysely, id),
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
   * A short-lived address of a workbook with the tables of a document as they are now (API-012, AMB-065).
   * @throws AppError NOT_FOUND, SECOND_ENTRY_REQUIRED
   */
  async link(actor: Actor, id: string): Promise<string> {
    const { kysely, store, languageOf } = this.#options;
    const [document] = await findByIds(kysely, actor.clientId, [id]);
    if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
    await requireNothingWithheld(kysely, actor, [id]);
    const tables = await readTables(kysely, actor, document);
    const language = await languageOf(actor.clientId);
    const workbook = await writeTablesWorkbook(tables, await findDatapoints(kysely, id), language);
    const key = tablesKey(actor.clientId, id);
    await store.put(key, workbook);
    const name = document.file_name.replace(/\.[^.]*$/, '');
    return store.signDownload(key, { filename: `${name} tables.xlsx`, contentType: WORKBOOK_TYPE });
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
      await updateLists(transaction, actor.clientId, document);
      const conflicts = distinct([...deletion.conflicts, ...cells.conflicts, ...updates.removed]);
      const conflictIds = new Set(conflicts.map((metric) => metric.id));
      const saved = distinct([...metrics, ...cells.saved]).filter((metric) => !conflictIds.has(metric.id));
      return {
        rows: rows.map(({ row, request }) => ({
          tempRowId: request.tempRowId ?? null,
          rowIndex: row.row_index,
          id: row.id,
        })),
        saved: await withDatapoints(transaction, id, saved, context.withheld),
        conflicts: await withDatapoints(transaction, id, conflicts, context.withheld),
      };
    });
  }
}

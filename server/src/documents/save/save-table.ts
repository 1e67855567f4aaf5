import type { BodyOf, saveTable as endpoint } from '@assay/shared/contracts';
import type { DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { DocumentRow } from '../rows/document.repository.ts';
import { findSchemaGroups, type StoredTables } from '../rows/row-template.ts';
import { findDeletedRows } from '../rows/rows.repository.ts';
import type { DocumentSources } from '../sources.ts';
import {
  countRows,
  findDatapoints,
  findGroupings,
  type RowPart,
  findMetrics,
  type DatapointRow,
  type MetricRow,
} from '../values/repository.ts';
import {
  finishSave,
  startSave,
  withDatapoints,
  type SavedMetric,
  type SaveOptions,
} from './document-save.ts';
import { createRows, type StoredRow } from './row-creation.ts';
import type { SaveContext } from './save-metric.ts';
import { editsOfRows, findUpdates, saveCells } from './table-cells.ts';
import { deleteRows } from './table-rows.ts';

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
  /** How many changes of a confirmed document are not published. */
  readonly unpublishedChanges: number;
}

/** A document, and which rows of its tables; all without a part. */
export interface TablesToRead {
  readonly document: Pick<DocumentRow, 'id' | 'document_type_id'>;
  readonly part?: RowPart | undefined;
}

/** What a document is made of, as far as its tables are concerned. */
export async function readTables(
  kysely: DatabaseClient,
  sources: DocumentSources,
  clientId: string,
  { document, part }: TablesToRead,
): Promise<StoredTables> {
  const { id, document_type_id: documentTypeId } = document;
  const groupings = await findGroupings(kysely, id, part);
  const shown = groupings.filter(({ parent_id: parentId }) => parentId !== null || !part?.fromRow);
  const ids = part && shown.map((grouping) => grouping.id);
  return {
    groupings,
    metrics: await findMetrics(kysely, clientId, id, ids),
    rowCounts: part && (await countRows(kysely, id)),
    schemaGroups: await findSchemaGroups(kysely, sources, { clientId, documentTypeId }, groupings),
  };
}

/** The metrics of created rows with their datapoints. */
async function readRows(
  { core, transaction, actor, documentId }: SaveContext,
  rows: readonly StoredRow[],
): Promise<{ readonly metrics: readonly MetricRow[]; readonly datapoints: readonly DatapointRow[] }> {
  if (rows.length === 0) return { metrics: [], datapoints: [] };
  const { sources } = core;
  const rowIds = new Set(rows.map(({ row }) => row.id));
  const metrics = (await findMetrics(transaction, actor.clientId, documentId)).filter((metric) =>
    rowIds.has(metric.grouping_id),
  );
  const ids = metrics.map(({ id }) => id);
  return {
    metrics,
    datapoints: ids.length === 0 ? [] : await findDatapoints(transaction, sources, documentId, ids),
  };
}

const distinct = <Metric extends { readonly id: string }>(metrics: readonly Metric[]): Metric[] => [
  ...new Map(metrics.map((metric) => [metric.id, metric])).values(),
];

/**
 * Deletes, creates and updates in this order, in one transaction: a refused request changes nothing. What somebody else
 * has changed meanwhile is a conflict; everything else is saved (API-014, AMB-059).
 * @throws AppError NOT_FOUND, DOCUMENT_READ_ONLY, DOCUMENT_NOT_READY, FORBIDDEN, INVALID_REQUEST, METRIC_VALIDATION_FAILED
 */
export async function saveTable(
  { core, kysely, clock }: SaveOptions,
  actor: Actor,
  id: string,
  { created = [], deleted = [], updated = [] }: BodyOf<typeof endpoint>,
): Promise<TableSaveResult> {
  return kysely.transaction().execute(async (transaction) => {
    const { document, context } = await startSave({ core, clock }, transaction, actor, id);
    const tables = {
      ...(await readTables(transaction, core.sources, actor.clientId, { document })),
      deletedRows: await findDeletedRows(transaction, id),
    };
    const deletion = await deleteRows(context, tables, deleted);
    const groupings = tables.groupings.filter((row) => !deletion.rowIds.has(row.id));
    const rows = await createRows(context, { ...tables, groupings }, created);
    const { metrics, datapoints } = await readRows(context, rows);
    const updates = await findUpdates(context, tables, updated, deletion.metricIds);
    const cells = await saveCells(context, [...editsOfRows(rows, metrics, datapoints), ...updates.edits]);
    const unpublishedChanges = await finishSave(core, transaction, actor, document);
    const conflicts = distinct([...deletion.conflicts, ...cells.conflicts, ...updates.removed]);
    const conflictIds = new Set(conflicts.map((metric) => metric.id));
    const saved = distinct([...metrics, ...cells.saved]).filter((metric) => !conflictIds.has(metric.id));
    return {
      rows: rows.map(({ row, request }) => ({
        tempRowId: request.tempRowId ?? null,
        rowIndex: row.row_index,
        id: row.id,
      })),
      saved: await withDatapoints(context, saved),
      conflicts: await withDatapoints(context, conflicts),
      unpublishedChanges,
    };
  });
}

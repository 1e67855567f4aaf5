import { sql, type Insertable } from 'kysely';
import { z } from 'zod';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { DocumentDatapoints, DocumentMetrics, Groupings } from '../../database/tables.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Actor } from '../../plugins/actor.ts';

/** Which row of which document, and who changes it when. */
interface RowChange {
  readonly actor: Actor;
  readonly documentId: string;
  readonly now: Date;
}

/** New rows of a table, with their metrics and the datapoints of these. */
export interface NewRows {
  readonly groupings: readonly Insertable<Groupings>[];
  readonly metrics: readonly Insertable<DocumentMetrics>[];
  readonly datapoints: readonly Insertable<DocumentDatapoints>[];
}

export async function insertTableRows(
  transaction: DatabaseTransaction,
  { groupings, metrics, datapoints }: NewRows,
): Promise<void> {
  await insertRows(transaction, 'groupings', groupings);
  await insertRows(transaction, 'document_metrics', metrics);
  await insertRows(transaction, 'document_datapoints', datapoints);
}

/** Which of the ids a row or a metric has already, of whatever document. */
export async function findTakenIds(
  kysely: DatabaseClient,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const taken = await kysely
    .selectFrom('groupings')
    .select('id')
    .where('id', 'in', [...ids])
    .union(
      kysely
        .selectFrom('document_metrics')
        .select('id')
        .where('id', 'in', [...ids]),
    )
    .union(
      kysely
        .selectFrom('deleted_rows')
        .select('id')
        .where('id', 'in', [...ids]),
    )
    .execute();
  return new Set(taken.map(({ id }) => id));
}

/** The highest position that a metric of a document has on screen; -1 where it has none. */
export async function findLastPosition(kysely: DatabaseClient, documentId: string): Promise<number> {
  const row = await kysely
    .selectFrom('document_metrics')
    .select(({ fn }) => fn.max('order_position').as('position'))
    .where('document_request_id', '=', documentId)
    .executeTakeFirst();
  return row?.position ?? -1;
}

/** Deletes a row with its metrics and datapoints, and keeps them for a restore. */
export async function deleteRow(
  transaction: DatabaseTransaction,
  { actor, documentId, now }: RowChange,
  rowId: string,
): Promise<void> {
  await sql`
    insert into deleted_rows
      (id, client_id, document_request_id, parent_id, content, deleted_at, deleted_by, deleted_by_id)
    select grouping.id, ${actor.clientId}, ${documentId}, grouping.parent_id,
      jsonb_build_object(
        'grouping', to_jsonb(grouping),
        'metrics', (
          select coalesce(jsonb_agg(to_jsonb(metric)), '[]') from document_metrics metric
          where metric.grouping_id = grouping.id),
        'datapoints', (
          select coalesce(jsonb_agg(to_jsonb(datapoint)), '[]')
          from document_datapoints datapoint join document_metrics metric on metric.id = datapoint.metric_id
          where metric.grouping_id = grouping.id)),
      ${now}, ${actor.name}, ${actor.userId}
    from groupings "grouping"
    where grouping.id = ${rowId} and grouping.document_request_id = ${documentId}`.execute(transaction);
  await transaction
    .deleteFrom('groupings')
    .where('document_request_id', '=', documentId)
    .where('id', '=', rowId)
    .execute();
}

/** Puts a deleted row back as it was, at an index of its table. */
export async function restoreRow(
  transaction: DatabaseTransaction,
  documentId: string,
  rowId: string,
  rowIndex: number,
): Promise<void> {
  const content = sql`(select content from deleted_rows where id = ${rowId} and document_request_id = ${documentId})`;
  await sql`
    insert into groupings select * from jsonb_populate_record(
      null::groupings, ${content} -> 'grouping' || jsonb_build_object('row_index', ${rowIndex}::integer))`.execute(
    transaction,
  );
  await sql`
    insert into document_metrics
    select * from jsonb_populate_recordset(null::document_metrics, ${content} -> 'metrics')`.execute(
    transaction,
  );
  await sql`
    insert into document_datapoints
    select * from jsonb_populate_recordset(null::document_datapoints, ${content} -> 'datapoints')`.execute(
    transaction,
  );
  await transaction.deleteFrom('deleted_rows').where('id', '=', rowId).execute();
}

const deletedContent = z.object({
  grouping: z.object({ row_index: z.number() }),
  metrics: z.array(z.object({ id: z.string(), fin: z.string() })),
});

/** A row that was deleted and can be restored. */
export interface DeletedRow {
  readonly id: string;
  readonly parentId: string;
  readonly rowIndex: number;
  readonly metrics: readonly { readonly id: string; readonly fin: string }[];
  readonly deletedAt: Date;
  readonly deletedById: number;
}

/** The rows of a document that were deleted. */
export async function findDeletedRows(kysely: DatabaseClient, documentId: string): Promise<DeletedRow[]> {
  const rows = await kysely
    .selectFrom('deleted_rows')
    .select(['id', 'parent_id', 'content', 'deleted_at', 'deleted_by_id'])
    .where('document_request_id', '=', documentId)
    .execute();
  return rows.map(({ id, parent_id: parentId, content, ...row }) => {
    const { grouping, metrics } = deletedContent.parse(content);
    return {
      id,
      parentId,
      rowIndex: grouping.row_index,
      metrics,
      deletedAt: row.deleted_at,
      deletedById: row.deleted_by_id,
    };
  });
}

/** The metrics of datapoints that are gone, as the audit knows them, by the id of the datapoint. */
export async function findFormerMetrics(
  kysely: DatabaseClient,
  documentId: string,
  datapointIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (datapointIds.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('datapoint_audit')
    .select(['datapoint_id', 'metric_id'])
    .distinct()
    .where('document_request_id', '=', documentId)
    .where('datapoint_id', 'in', [...datapointIds])
    .where('metric_id', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ datapoint_id: id, metric_id: metricId }) =>
      id === null || metricId === null ? [] : [[id, metricId]],
    ),
  );
}

import { sql, type Insertable, type Selectable } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { EntityDatapoints } from '../../database/tables.ts';
import { inChunks } from '../../platform/db/chunks.ts';
import type { Editor } from '../datapoint-audit/index.ts';
import { OWNER_COLUMNS, type OwnerKind } from './owner.ts';

/** A value of an entity or of a relationship. */
export type NewDatapoint = Insertable<EntityDatapoints>;

/** When the value of a row changes: never before it was known, even where transactions overlap. */
const CHANGED_AT = sql<Date>`greatest(now(), known_since)`;

/** Inserts values. One with an id that is stored already stays as it is. */
export async function insertDatapoints(
  transaction: DatabaseTransaction,
  rows: readonly NewDatapoint[],
): Promise<void> {
  for (const chunk of inChunks(rows)) {
    await transaction
      .insertInto('entity_datapoints')
      .values(chunk)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}

/** The values with these ids that are neither deleted nor calculated, locked until the transaction ends. */
export async function lockDatapoints(
  transaction: DatabaseTransaction,
  clientId: string,
  kind: OwnerKind,
  ids: readonly string[],
) {
  return transaction
    .selectFrom('entity_datapoints')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .where(OWNER_COLUMNS[kind], 'is not', null)
    .where('deleted_at', 'is', null)
    .where('operands', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Changes the figure of a value that a person typed: it is no longer the document's. */
export async function updateFigure(
  transaction: DatabaseTransaction,
  id: string,
  {
    value,
    currency,
    restatedFrom,
  }: { readonly value: string; readonly currency: string | null; readonly restatedFrom: string | null },
  { userId, name }: Editor,
): Promise<void> {
  await transaction
    .updateTable('entity_datapoints')
    .set({
      value,
      currency,
      confidence: 0,
      data_source: 'Manual',
      is_verified: false,
      verified_by: null,
      restated_from: restatedFrom,
      last_modified_by: name,
      last_modified_by_id: userId,
      known_since: CHANGED_AT,
      // The version that the next edit starts from: two changes within a millisecond must differ.
      time_updated: sql<Date>`greatest(now(), time_updated + interval '1 millisecond')`,
    })
    .where('id', '=', id)
    .execute();
}

export async function markDeleted(
  transaction: DatabaseTransaction,
  ids: readonly string[],
  { name }: Editor,
): Promise<void> {
  await transaction
    .updateTable('entity_datapoints')
    .set({ deleted_at: CHANGED_AT, deleted_by: name })
    .where('id', 'in', [...ids])
    .execute();
}

/** A value that is there again. */
export type RestoredRow = Pick<
  Selectable<EntityDatapoints>,
  'id' | 'entity_id' | 'relationship_id' | 'fin' | 'reporting_date'
>;

/**
 * Makes deleted values present again and adds that to the audit log; not those whose document was confirmed again
 * meanwhile. @returns those that are there again
 */
export async function restoreDeleted(
  transaction: DatabaseTransaction,
  ids: readonly string[],
  { clientId, userId, name }: Editor,
): Promise<RestoredRow[]> {
  const { rows } = await sql<RestoredRow>`
    with restored as (
      update entity_datapoints
      set deleted_at = null, deleted_by = null, known_since = greatest(now(), deleted_at)
      where id in (
          select distinct on (coalesce(document_request_id, id), fin, entity_id, relationship_id, reporting_date) id
          from entity_datapoints
          where client_id = ${clientId} and id = any(${sql.val([...ids])}::uuid[]) and deleted_at is not null
          order by coalesce(document_request_id, id), fin, entity_id, relationship_id, reporting_date, deleted_at desc)
        and not exists (
          select 1 from entity_datapoints present
          where present.deleted_at is null and present.document_request_id = entity_datapoints.document_request_id
            and present.fin = entity_datapoints.fin and present.reporting_date = entity_datapoints.reporting_date
            and coalesce(present.entity_id, present.relationship_id)
              = coalesce(entity_datapoints.entity_id, entity_datapoints.relationship_id))
      returning *
    ), audited as (
      insert into entity_datapoint_audit (client_id, datapoint_id, entity_id, relationship_id, fin, reporting_date,
        reason, changed_at, user_id, user_name, to_value, to_currency)
      select client_id, id, entity_id, relationship_id, fin, reporting_date, 'restored', known_since, ${userId}, ${name},
        value, currency from restored
    )
    select id, entity_id, relationship_id, fin, reporting_date from restored`.execute(transaction);
  return rows;
}

/** Deletes for good what was deleted at or before a moment. */
export async function deleteTombstones(kysely: DatabaseClient, before: Date): Promise<void> {
  await kysely.deleteFrom('entity_datapoints').where('deleted_at', '<=', before).execute();
}

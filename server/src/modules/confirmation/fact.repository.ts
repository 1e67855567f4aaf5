import { sql, type Insertable, type Selectable } from 'kysely';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { EntityDatapoints } from '../../database/tables.ts';
import { inChunks } from '../../platform/db/chunks.ts';

/** A value of a document for an entity or a relationship. */
export type NewFact = Insertable<EntityDatapoints> & {
  readonly id: string;
  readonly entity_id: string | null;
  readonly relationship_id: string | null;
};

export type StoredFact = Selectable<EntityDatapoints>;

/** What a document has written and is present, locked until the transaction ends. */
export async function lockFacts(
  transaction: DatabaseTransaction,
  clientId: string,
  documentId: string,
): Promise<StoredFact[]> {
  return transaction
    .selectFrom('entity_datapoints')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('document_request_id', '=', documentId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Deletes facts; what they were is in the audit log. */
export async function deleteFacts(transaction: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('entity_datapoints')
    .where('id', 'in', [...ids])
    .execute();
}

/** Inserts facts, and changes those whose id is stored already. */
export async function upsertFacts(
  transaction: DatabaseTransaction,
  facts: readonly NewFact[],
): Promise<void> {
  for (const rows of inChunks(facts)) {
    await transaction
      .insertInto('entity_datapoints')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          value: eb.ref('excluded.value'),
          currency: eb.ref('excluded.currency'),
          confidence: eb.ref('excluded.confidence'),
          data_source: eb.ref('excluded.data_source'),
          document_metric_id: eb.ref('excluded.document_metric_id'),
          page: eb.ref('excluded.page'),
          x: eb.ref('excluded.x'),
          y: eb.ref('excluded.y'),
          w: eb.ref('excluded.w'),
          h: eb.ref('excluded.h'),
          is_verified: eb.ref('excluded.is_verified'),
          verified_by: eb.ref('excluded.verified_by'),
          restated_from: eb.ref('excluded.restated_from'),
          last_modified_by: eb.ref('excluded.last_modified_by'),
          last_modified_by_id: eb.ref('excluded.last_modified_by_id'),
          known_since: sql<Date>`greatest(now(), entity_datapoints.known_since)`,
          time_updated: sql<Date>`greatest(now(), entity_datapoints.time_updated + interval '1 millisecond')`,
        })),
      )
      .execute();
  }
}

/** Where an unchanged figure is read from now: another extraction of the document may have found it elsewhere. */
export async function updatePlaces(
  transaction: DatabaseTransaction,
  facts: readonly NewFact[],
): Promise<void> {
  if (facts.length === 0) return;
  const numbers = (read: (fact: NewFact) => number | null | undefined) =>
    sql.val(facts.map((fact) => read(fact) ?? null));
  await sql`
    update entity_datapoints set document_metric_id = place.metric, page = place.page, x = place.x, y = place.y,
      w = place.w, h = place.h
    from unnest(${sql.val(facts.map(({ id }) => id))}::uuid[],
      ${sql.val(facts.map((fact) => fact.document_metric_id ?? null))}::uuid[],
      ${numbers(({ page }) => page)}::int[], ${numbers(({ x }) => x)}::float8[], ${numbers(({ y }) => y)}::float8[],
      ${numbers(({ w }) => w)}::float8[], ${numbers(({ h }) => h)}::float8[]) as place (id, metric, page, x, y, w, h)
    where entity_datapoints.id = place.id`.execute(transaction);
}

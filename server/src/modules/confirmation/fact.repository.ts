import { sql, type Insertable, type Selectable } from 'kysely';
import { UNKNOWN_DATE } from '@assay/shared/domain';
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

/** A figure that was known before. */
export interface EarlierFigure {
  readonly entity_id: string | null;
  readonly relationship_id: string | null;
  readonly fin: string;
  readonly value: string;
  readonly currency: string | null;
  readonly data_source: string;
  readonly last_modified_by: string;
  readonly document_request_id: string | null;
}

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

/**
 * Of each owner and metric of these facts the figure that was known last for their reporting date: from another document
 * or a person, or from this document before it was unconfirmed. One statement; none for an unknown date, which is no date.
 */
export async function findEarlierFigures(
  transaction: DatabaseTransaction,
  clientId: string,
  facts: readonly NewFact[],
): Promise<EarlierFigure[]> {
  const [first] = facts;
  if (first === undefined || first.reporting_date === UNKNOWN_DATE) return [];
  const owners = facts.map((fact) => fact.entity_id ?? fact.relationship_id ?? '');
  const wanted = sql`unnest(${sql.val(owners)}::uuid[], ${sql.val(facts.map(({ fin }) => fin))}::text[]) as wanted (owner, fin)`;
  const columns = sql`known.entity_id, known.relationship_id, known.fin, known.value, known.currency, known.data_source,
    known.last_modified_by, known.document_request_id`;
  const { rows } = await sql<EarlierFigure>`
    select distinct on (entity_id, relationship_id, fin) * from (
      select ${columns}, known.time_updated as known_at
      from ${wanted} join entity_datapoints known on known.fin = wanted.fin
        and (known.entity_id = wanted.owner or known.relationship_id = wanted.owner)
      where known.client_id = ${clientId} and known.deleted_at is null and known.operands is null
        and nullif(known.reporting_date, ${sql.lit(UNKNOWN_DATE)}::date) = ${first.reporting_date}::date
      union all
      select ${columns}, audit.changed_at
      from ${wanted} join entity_datapoint_audit audit on audit.fin = wanted.fin
        and (audit.entity_id = wanted.owner or audit.relationship_id = wanted.owner)
      cross join lateral jsonb_populate_record(null::entity_datapoints, audit.row_before) known
      where audit.client_id = ${clientId} and audit.reason = 'unconfirmed'
        and audit.reporting_date = ${first.reporting_date}::date
    ) earlier
    order by entity_id, relationship_id, fin, known_at desc`.execute(transaction);
  return rows;
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

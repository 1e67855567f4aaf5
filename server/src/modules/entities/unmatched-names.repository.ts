import { sql, type RawBuilder } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';

/** A name in documents that nobody has linked to an entity. */
export interface UnlinkedName {
  readonly name: string;
  readonly normalised: string;
  readonly documentCount: number;
  /** The entity types that it stands for. */
  readonly fins: readonly string[];
}

/**
 * Values of names in the client's extracted documents, confirmed ones too, which nobody has linked to an entity, with the
 * entity type that each stands for, as `entityTypeOfName` has it.
 */
function unlinkedNames(clientId: string): RawBuilder<unknown> {
  return sql`
    select datapoint.id, datapoint.value, normalised_entity_name(datapoint.value) as normalised,
      document.id as document_id, document.file_name, document.is_verified,
      case when metric.data_type = 'ENTITY_NAME' then metric.fin else coalesce((
        select related from unnest(identifier.associated_relationship_entity_types) with ordinality as pair (related, place)
        where related <> type.reporting_entity_type order by place limit 1), type.key_entity_type) end as fin
    from document_requests document
    join document_metrics metric on metric.document_request_id = document.id
      and metric.data_type in ('ENTITY_NAME', 'ENTITY_LINK')
    join document_datapoints datapoint on datapoint.metric_id = metric.id and datapoint.rank = 0
    join document_types type on type.client_id = document.client_id and type.id = document.document_type_id
    left join metric_identifiers identifier
      on identifier.client_id = document.client_id and identifier.fin = metric.fin
    where document.client_id = ${clientId} and document.stage in ('EXT_DONE', 'EXT_MANUAL_QA', 'ARCHIVED')
      and datapoint.selected_entity_id is null and normalised_entity_name(datapoint.value) <> ''`;
}

/** The unlinked names of a client that were not refused, each once, the most frequent first. */
export async function findUnlinkedNames(
  kysely: DatabaseClient,
  clientId: string,
): Promise<readonly UnlinkedName[]> {
  const { rows } = await sql<UnlinkedName>`
    with found as (${unlinkedNames(clientId)})
    select normalised, count(distinct document_id)::int as "documentCount",
      mode() within group (order by value) as name, array_agg(distinct fin) as fins
    from found
    where not exists (select 1 from entity_name_answers answer
      where answer.client_id = ${clientId} and answer.normalised_name = found.normalised
        and answer.kind = 'notEntity' and answer.undone_at is null)
    group by normalised
    order by 2 desc, normalised collate "C"`.execute(kysely);
  return rows;
}

/** Documents that carry names, the first three of each by file name. */
export async function findExamples(
  kysely: DatabaseClient,
  clientId: string,
  normalised: readonly string[],
): Promise<readonly { readonly normalised: string; readonly id: string; readonly fileName: string }[]> {
  if (normalised.length === 0) return [];
  const { rows } = await sql<{ normalised: string; id: string; fileName: string }>`
    with found as (${unlinkedNames(clientId)}), ranked as (
      select normalised, document_id, file_name,
        row_number() over (partition by normalised order by file_name, document_id) as place
      from (select distinct normalised, document_id, file_name from found
        where normalised = any(${sql.val([...normalised])}::text[])) examples
    )
    select normalised, document_id as id, file_name as "fileName" from ranked
    where place <= 3 order by normalised, place`.execute(kysely);
  return rows;
}

/** What an answer linked. */
export interface LinkedName {
  readonly datapointIds: readonly string[];
  readonly documentCount: number;
  readonly confirmedIds: readonly string[];
}

/**
 * Links every unlinked value of a name, with a line in the audit log of each, and marks the documents as changed.
 * @returns the ids of the values, the number of documents and which of them are confirmed
 */
export async function linkName(
  transaction: DatabaseTransaction,
  actor: { readonly clientId: string; readonly userId: number; readonly name: string },
  { name, entityId }: { readonly name: string; readonly entityId: string },
): Promise<LinkedName> {
  const { rows } = await sql<{ id: string; documentId: string; isConfirmed: boolean }>`
    with found as (${unlinkedNames(actor.clientId)})
    update document_datapoints set selected_entity_id = ${entityId}
    from found
    where found.id = document_datapoints.id and found.normalised = normalised_entity_name(${name})
    returning document_datapoints.id, found.document_id as "documentId", found.is_verified as "isConfirmed"`.execute(
    transaction,
  );
  const ids = rows.map(({ id }) => id);
  await recordLinks(transaction, actor, { ids, from: null, to: entityId });
  const confirmed = rows.filter(({ isConfirmed }) => isConfirmed);
  return {
    datapointIds: ids,
    documentCount: new Set(rows.map(({ documentId }) => documentId)).size,
    confirmedIds: [...new Set(confirmed.map(({ documentId }) => documentId))],
  };
}

/** Unlinks values that are still linked to the entity of an answer. @returns the number of documents */
export async function unlinkNames(
  transaction: DatabaseTransaction,
  actor: { readonly clientId: string; readonly userId: number; readonly name: string },
  { datapointIds, entityId }: { readonly datapointIds: readonly string[]; readonly entityId: string },
): Promise<number> {
  const { rows } = await sql<{ id: string; documentId: string }>`
    update document_datapoints set selected_entity_id = null
    from document_requests document
    where document_datapoints.id = any(${sql.val([...datapointIds])}::uuid[]) and selected_entity_id = ${entityId}
      and document.id = document_datapoints.document_request_id and document.client_id = ${actor.clientId}
      and not document.is_verified
    returning document_datapoints.id, document.id as "documentId"`.execute(transaction);
  await recordLinks(transaction, actor, { ids: rows.map(({ id }) => id), from: entityId, to: null });
  return new Set(rows.map(({ documentId }) => documentId)).size;
}

async function recordLinks(
  transaction: DatabaseTransaction,
  { clientId, userId, name }: { readonly clientId: string; readonly userId: number; readonly name: string },
  {
    ids,
    from,
    to,
  }: { readonly ids: readonly string[]; readonly from: string | null; readonly to: string | null },
): Promise<void> {
  const values = sql.val([...ids]);
  await sql`
    insert into datapoint_audit
      (client_id, document_request_id, metric_fin, datapoint_id, user_id, user_name, field, from_value, to_value, reason)
    select ${clientId}, datapoint.document_request_id, metric.fin, datapoint.id, ${userId}, ${name}, 'linkedEntity',
      ${from}::text, ${to}::text, 'name'
    from document_datapoints datapoint join document_metrics metric on metric.id = datapoint.metric_id
    where datapoint.id = any(${values}::uuid[])`.execute(transaction);
  await sql`
    update document_requests set revision = revision + 1, updated_at = now()
    where client_id = ${clientId} and id in (
      select document_request_id from document_datapoints where id = any(${values}::uuid[]))`.execute(
    transaction,
  );
}

/** An answer as it is stored. */
export interface NewAnswer {
  readonly name: string;
  readonly kind: 'entity' | 'created' | 'notEntity';
  readonly entityId: string | null;
  readonly addedAka: boolean;
  readonly datapointIds: readonly string[];
}

/** @returns the id of the answer */
export async function insertAnswer(
  transaction: DatabaseTransaction,
  actor: { readonly clientId: string; readonly userId: number; readonly name: string },
  { name, kind, entityId, addedAka, datapointIds }: NewAnswer,
): Promise<string> {
  const { id } = await transaction
    .insertInto('entity_name_answers')
    .values({
      client_id: actor.clientId,
      user_id: actor.userId,
      user_name: actor.name,
      name,
      kind,
      entity_id: entityId,
      added_aka: addedAka,
      datapoint_ids: [...datapointIds],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An answer that was not taken back, locked until the transaction ends. */
export async function lockAnswer(transaction: DatabaseTransaction, clientId: string, id: string) {
  return transaction
    .selectFrom('entity_name_answers')
    .select(['id', 'name', 'kind', 'entity_id', 'added_aka', 'datapoint_ids'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markAnswerUndone(transaction: DatabaseTransaction, id: string): Promise<void> {
  await sql`update entity_name_answers set undone_at = now() where id = ${id}`.execute(transaction);
}

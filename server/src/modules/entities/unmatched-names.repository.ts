import { sql, type RawBuilder } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';

/** A name in documents that belongs to no entity, or to several. */
export interface UnmatchedNameRow {
  readonly name: string;
  readonly normalised: string;
  readonly documentCount: number;
  readonly documents: readonly { readonly id: string; readonly fileName: string }[];
  readonly fins: readonly string[];
  readonly totalCount: number;
}

/**
 * Values of names in the client's extracted documents, confirmed ones too, which nobody has linked to an entity. The fin of an
 * ENTITY_NAME metric is an entity type; a link stands for the key entity type of its document.
 */
function unlinkedNames(clientId: string): RawBuilder<unknown> {
  return sql`
    select datapoint.id, datapoint.value, normalised_entity_name(datapoint.value) as normalised,
      document.id as document_id, document.file_name, document.is_verified,
      case when metric.data_type = 'ENTITY_NAME' then metric.fin else type.key_entity_type end as fin
    from document_requests document
    join document_metrics metric on metric.document_request_id = document.id
      and metric.data_type in ('ENTITY_NAME', 'ENTITY_LINK')
    join document_datapoints datapoint on datapoint.metric_id = metric.id and datapoint.rank = 0
    join document_types type on type.client_id = document.client_id and type.id = document.document_type_id
    where document.client_id = ${clientId} and document.stage in ('EXT_DONE', 'EXT_MANUAL_QA', 'ARCHIVED')
      and datapoint.selected_entity_id is null and normalised_entity_name(datapoint.value) <> ''`;
}

/** The names among them that are unmatched: of no entity's name, of not exactly one entity's AKA, and not refused. */
function unmatchedNames(clientId: string): RawBuilder<unknown> {
  return sql`
    with found as (${unlinkedNames(clientId)}), names as (
      select normalised, count(distinct document_id)::int as documents, mode() within group (order by value) as name,
        array_agg(distinct fin) as fins
      from found group by normalised
    )
    select names.* from names
    where not exists (select 1 from entities
        where entities.client_id = ${clientId} and entities.normalised_name = names.normalised)
      and (select count(*) from entity_akas aka join entities on entities.id = aka.entity_id
        where aka.normalised_name = names.normalised and entities.client_id = ${clientId}) <> 1
      and not exists (select 1 from entity_name_answers answer
        where answer.client_id = ${clientId} and answer.normalised_name = names.normalised
          and answer.kind = 'notEntity' and answer.undone_at is null)`;
}

/** A page of unmatched names, the most frequent first. */
export async function findUnmatchedNames(
  kysely: DatabaseClient,
  clientId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<UnmatchedNameRow[]> {
  const { rows } = await sql<UnmatchedNameRow>`
    with unmatched as (${unmatchedNames(clientId)}), page as (
      select *, count(*) over ()::int as total from unmatched
      order by documents desc, normalised collate "C" limit ${limit} offset ${offset}
    ), found as (${unlinkedNames(clientId)})
    select page.name, page.normalised, page.documents as "documentCount", page.fins, page.total as "totalCount",
      (select jsonb_agg(jsonb_build_object('id', example.document_id, 'fileName', example.file_name)) from (
        select distinct document_id, file_name from found where found.normalised = page.normalised
        order by file_name, document_id limit 3
      ) example) as documents
    from page order by page.documents desc, page.normalised collate "C"`.execute(kysely);
  return rows;
}

export async function countUnmatchedNames(kysely: DatabaseClient, clientId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${unmatchedNames(clientId)}) unmatched`.execute(kysely);
  return rows[0]?.count ?? 0;
}

/** A suggestion for a name, before it is ranked. */
export interface SuggestionRow {
  readonly normalised: string;
  readonly entityId: string;
  readonly name: string;
  readonly reason: 'aka' | 'identifier' | 'related' | 'similar';
  readonly similarity: number;
}

/** Suggestions of one kind for one name at most. */
const MAX_PER_KIND = 5;

/** Entities that names may mean, by each reason. */
export async function findSuggestions(
  kysely: DatabaseClient,
  clientId: string,
  names: readonly { readonly name: string; readonly normalised: string }[],
): Promise<SuggestionRow[]> {
  const asked = JSON.stringify(names.map(({ name, normalised }) => ({ name, normalised })));
  const { rows } = await sql<SuggestionRow>`
    with asked as (
      select name, normalised from jsonb_to_recordset(${asked}::jsonb) as one (name text, normalised text)
    ), found as (${unlinkedNames(clientId)})
    select asked.normalised, suggested.id as "entityId", suggested.name, suggested.reason,
      greatest(similarity(plain_text(suggested.name), plain_text(asked.name)), suggested.similar) as similarity
    from asked cross join lateral (
      (select entities.id, entities.name, 'aka' as reason, 1::real as similar
        from entity_akas aka join entities on entities.id = aka.entity_id
        where aka.normalised_name = asked.normalised and entities.client_id = ${clientId} limit ${MAX_PER_KIND})
      union all
      (select id, name, 'identifier', 0 from entities
        where client_id = ${clientId} and lower(client_identifier) collate "C" = lower(asked.name) limit ${MAX_PER_KIND})
      union all
      (select id, name, 'similar', 0 from entities
        where client_id = ${clientId} and plain_text(name) % plain_text(asked.name)
        order by similarity(plain_text(name), plain_text(asked.name)) desc limit ${MAX_PER_KIND})
      union all
      (select entities.id, entities.name, 'similar', similarity(plain_text(aka.name), plain_text(asked.name))
        from entity_akas aka join entities on entities.id = aka.entity_id
        where entities.client_id = ${clientId} and plain_text(aka.name) % plain_text(asked.name)
        order by 4 desc limit ${MAX_PER_KIND})
      union all
      (select distinct other.id, other.name, 'related', 0::real
        from found carrier
        join document_metrics metric on metric.document_request_id = carrier.document_id
          and metric.data_type in ('ENTITY_NAME', 'ENTITY_LINK')
        join document_datapoints neighbour on neighbour.metric_id = metric.id and neighbour.rank = 0
        join entities known on known.client_id = ${clientId} and (known.id = neighbour.selected_entity_id
          or known.normalised_name = normalised_entity_name(neighbour.value))
        join entity_relationships relationship on relationship.client_id = ${clientId}
          and known.id in (relationship.parent_id, relationship.child_id)
        join entities other on other.id <> known.id and other.id in (relationship.parent_id, relationship.child_id)
        where carrier.normalised = asked.normalised and carrier.fin = any(other.types) limit ${MAX_PER_KIND})
    ) suggested`.execute(kysely);
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

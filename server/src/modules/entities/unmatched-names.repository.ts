import { ENTITY_DATA_TYPES } from '@assay/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { readOrderBy, type ListOrder } from '../../platform/db/order-by.ts';
import type { BeforeAnswer } from './answered-owners.ts';
import { matchesText } from './search.repository.ts';

/** A name in documents that belongs to no entity. */
export interface UnmatchedRow {
  readonly key: string;
  /** As most documents write it. */
  readonly name: string;
  readonly documentCount: number;
  readonly confirmedCount: number;
  /** The entity types that it stands for. */
  readonly fins: readonly string[];
}

/** Which of a client's names a list holds; filters combine with AND. */
export interface NameFilter {
  readonly clientId: string;
  readonly search?: string | undefined;
  readonly types?: readonly string[] | undefined;
  /** Names in at least one confirmed document, or in none. */
  readonly isConfirmed?: boolean | undefined;
}

const ORDER: ListOrder<'documentCount' | 'name'> = {
  columns: {
    documentCount: { expression: 'documents' },
    name: { expression: 'lower(first_name) collate "C"' },
  },
  defaultOrder: { column: 'documentCount', direction: 'desc' },
  tieBreaker: 'lower(first_name) collate "C", name_key',
};

/** How many names there are in a confirmed document, and how many in none. */
export interface NameCounts {
  readonly confirmed: number;
  readonly unconfirmed: number;
}

/** The names of a client that no person refused, each once. */
async function unmatchedNames(
  kysely: DatabaseClient,
  { clientId, search, types }: NameFilter,
): Promise<RawBuilder<unknown>> {
  const isFound = search === undefined || search.trim() === '' ? null : await matchesText(kysely, search);
  return sql`
    select name_key, sum(documents)::int as documents, sum(confirmed_documents)::int as confirmed,
      min(name collate "C") as first_name
    from unmatched_names where client_id = ${clientId} and not is_refused
    group by name_key
    having bool_or(is_open)
      ${isFound === null ? sql`` : sql`and bool_or(${isFound})`}
      ${types === undefined ? sql`` : sql`and bool_or(types && ${sql.val([...types])}::text[])`}`;
}

/** A page of names, how many there are, and whether earlier transactions left something that is to be kept first. */
interface FoundNames {
  readonly rows: readonly UnmatchedRow[];
  readonly counts: NameCounts;
  readonly isOutdated: boolean;
}

/** A page of names, and how many there are; `isConfirmed` narrows the page only. */
export async function findUnmatchedNames(
  kysely: DatabaseClient,
  filter: NameFilter,
  page: { readonly offset: number; readonly limit: number; readonly orderBy: string | undefined },
): Promise<FoundNames> {
  const { clientId, isConfirmed } = filter;
  const { rows } = await sql<NameCounts & Pick<FoundNames, 'rows' | 'isOutdated'>>`
    with found as materialized (${await unmatchedNames(kysely, filter)}), page as (
      select *, row_number() over (order by ${readOrderBy(page.orderBy, ORDER)}) as place from found
      ${isConfirmed === undefined ? sql`` : sql`where (confirmed > 0) = ${isConfirmed}`}
      order by ${readOrderBy(page.orderBy, ORDER)} limit ${page.limit} offset ${page.offset}
    )
    select exists (select from unmatched_name_changes where client_id = ${clientId}) as "isOutdated",
      (select count(*)::int from found where confirmed > 0) as confirmed,
      (select count(*)::int from found where confirmed = 0) as unconfirmed,
      coalesce((select json_agg(json_build_object('key', page.name_key, 'name', (
          select name from unmatched_names forms where client_id = ${clientId} and forms.name_key = page.name_key
          group by name order by sum(forms.documents) desc, name collate "C" limit 1),
        'documentCount', page.documents, 'confirmedCount', page.confirmed, 'fins', array(
          select distinct type collate "C" from unmatched_names forms, unnest(types) as type
          where client_id = ${clientId} and forms.name_key = page.name_key order by 1)) order by place) from page), '[]') as rows`.execute(
    kysely,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('Reading the names gave no row.');
  const { confirmed, unconfirmed, isOutdated } = found;
  return { rows: found.rows, counts: { confirmed, unconfirmed }, isOutdated };
}

/** Documents that carry names, at most three of each, by file name. */
export async function findExamples(
  kysely: DatabaseClient,
  clientId: string,
  keys: readonly string[],
): Promise<readonly { readonly key: string; readonly id: string; readonly fileName: string }[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string; id: string; fileName: string }>`
    select wanted.key, document.id, document.file_name as "fileName"
    from unnest(${sql.val([...keys])}::text[]) as wanted (key)
    cross join lateral (
      select document_request_id from unmatched_document_names
      where client_id = ${clientId} and name_key = wanted.key order by document_request_id limit 3) carrying
    join document_requests document on document.id = carrying.document_request_id
    order by document.file_name, document.id`.execute(kysely);
  return rows;
}

/** The entity types that names stand for, in the order of the names; none for a name that is not kept. */
export async function findTypesOfNames(
  kysely: DatabaseClient,
  clientId: string,
  names: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const { rows } = await sql<{ types: string[] }>`
    select array(select distinct type collate "C" from unmatched_names kept, unnest(types) as type
      where client_id = ${clientId} and name_key = md5(normalised_entity_name(asked.name)) order by 1) as types
    from unnest(${sql.val([...names])}::text[]) with ordinality as asked (name, place) order by place`.execute(
    kysely,
  );
  return rows.map(({ types }) => types);
}

/** What an answer linked. */
export interface LinkedName {
  readonly datapointIds: readonly string[];
  readonly documentCount: number;
}

/**
 * Links every unlinked value of a name, with a line in the audit log of each, and marks the documents as changed.
 * @returns the ids of the values and the number of documents
 */
export async function linkName(
  transaction: DatabaseTransaction,
  actor: { readonly clientId: string; readonly userId: number; readonly name: string },
  { name, entityId }: { readonly name: string; readonly entityId: string },
): Promise<LinkedName> {
  const { rows } = await sql<{ id: string; documentId: string }>`
    update document_datapoints set selected_entity_id = ${entityId}
    from unmatched_document_names kept
    join document_metrics metric on metric.document_request_id = kept.document_request_id
      and metric.data_type in (${sql.join(ENTITY_DATA_TYPES)})
    where kept.client_id = ${actor.clientId} and kept.name_key = md5(normalised_entity_name(${name}))
      and document_datapoints.metric_id = metric.id and document_datapoints.rank = 0
      and document_datapoints.selected_entity_id is null
      and normalised_entity_name(document_datapoints.value) = normalised_entity_name(${name})
    returning document_datapoints.id, kept.document_request_id as "documentId"`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  await recordLinks(transaction, actor, { ids, from: null, to: entityId });
  return {
    datapointIds: ids,
    documentCount: new Set(rows.map(({ documentId }) => documentId)).size,
  };
}

/**
 * Unlinks values that are still linked to the entity of an answer, in documents that are not confirmed and where the answer
 * changed a confirmed one.
 * @returns the metrics that were unlinked, and the number of documents
 */
export async function unlinkNames(
  transaction: DatabaseTransaction,
  actor: { readonly clientId: string; readonly userId: number; readonly name: string },
  {
    datapointIds,
    entityId,
    confirmed,
  }: {
    readonly datapointIds: readonly string[];
    readonly entityId: string;
    readonly confirmed: readonly { readonly metricId: string }[];
  },
): Promise<{ readonly metricIds: readonly string[]; readonly documentCount: number }> {
  const { rows } = await sql<{ id: string; metricId: string; documentId: string }>`
    update document_datapoints set selected_entity_id = null
    from document_requests document
    where document_datapoints.id = any(${sql.val([...datapointIds])}::uuid[]) and selected_entity_id = ${entityId}
      and document.id = document_datapoints.document_request_id and document.client_id = ${actor.clientId}
      and (not document.is_verified
        or document_datapoints.metric_id = any(${sql.val(confirmed.map(({ metricId }) => metricId))}::uuid[]))
    returning document_datapoints.id, document_datapoints.metric_id as "metricId", document.id as "documentId"`.execute(
    transaction,
  );
  await recordLinks(transaction, actor, { ids: rows.map(({ id }) => id), from: entityId, to: null });
  return {
    metricIds: rows.map(({ metricId }) => metricId),
    documentCount: new Set(rows.map(({ documentId }) => documentId)).size,
  };
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
  /** What undoing takes in confirmed documents. */
  readonly before: BeforeAnswer | null;
  /** Of answers that were given at once. */
  readonly batchId: string | null;
}

/** @returns the id of the answer */
export async function insertAnswer(
  transaction: DatabaseTransaction,
  actor: { readonly clientId: string; readonly userId: number; readonly name: string },
  { name, kind, entityId, addedAka, datapointIds, before, batchId }: NewAnswer,
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
      before: before && JSON.stringify(before),
      batch_id: batchId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The answers of an id, its own or that of answers given at once, which were not taken back; the last first. */
export async function findAnswerIds(
  kysely: DatabaseClient,
  clientId: string,
  id: string,
): Promise<readonly string[]> {
  const rows = await kysely
    .selectFrom('entity_name_answers')
    .select('id')
    .where('client_id', '=', clientId)
    .where((eb) => eb.or([eb('id', '=', id), eb('batch_id', '=', id)]))
    .where('undone_at', 'is', null)
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** An answer that was not taken back, locked until the transaction ends. */
export async function lockAnswer(transaction: DatabaseTransaction, clientId: string, id: string) {
  return transaction
    .selectFrom('entity_name_answers')
    .select(['id', 'name', 'kind', 'entity_id', 'added_aka', 'datapoint_ids', 'before', 'answered_at'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markAnswerUndone(transaction: DatabaseTransaction, id: string): Promise<void> {
  await sql`update entity_name_answers set undone_at = now() where id = ${id}`.execute(transaction);
}

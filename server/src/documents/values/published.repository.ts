import { ENTITY_DATA_TYPES } from '@assay/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { GivenName } from '../save/followers.ts';

/** A name says whose values are meant. */
const isName = sql`metric.data_type in (${sql.join(ENTITY_DATA_TYPES)})`;

/** The values of a document that a confirmation publishes: the verified ones, and the date under which they are stored. */
function publishableValues(documentId: string): RawBuilder<unknown> {
  return sql`select metric.id as metric_id, datapoint.value, datapoint.currency,
      datapoint.selected_entity_id as entity_id, ${isName} as is_name
    from document_metrics metric
    join document_datapoints datapoint on datapoint.metric_id = metric.id and datapoint.rank = 0
    where metric.document_request_id = ${documentId} and datapoint.value <> ''
      and (datapoint.is_verified or metric.fin = 'reporting_date')`;
}

/** Stores the publishable values of a document as its published ones; in a `with` list. */
function storedAsPublished(documentId: string): RawBuilder<unknown> {
  return sql`current as (${publishableValues(documentId)}), withdrawn as (
      delete from published_values
      where document_request_id = ${documentId} and metric_id not in (select metric_id from current)
    ), stored as (
      insert into published_values (client_id, document_request_id, metric_id, value, currency, entity_id)
      select document.client_id, document.id, metric_id, value, currency, entity_id
      from current join document_requests document on document.id = ${documentId}
      on conflict (document_request_id, metric_id) do update
        set value = excluded.value, currency = excluded.currency, entity_id = excluded.entity_id
    )`;
}

/** Keeps the present values of a document as what its entities have of it: it was confirmed with them. One statement. */
export async function publishValues(transaction: DatabaseTransaction, documentId: string): Promise<void> {
  await sql`with ${storedAsPublished(documentId)}
    update document_requests set unpublished_changes = 0,
      published_at = greatest(now(), published_at + interval '1 millisecond')
    where id = ${documentId}`.execute(transaction);
}

/**
 * The same for a document that was confirmed before published values were kept, as of its confirmation: to be called before
 * its first change. Nothing for others.
 */
export async function keepEarlierPublished(
  transaction: DatabaseTransaction,
  documentId: string,
): Promise<void> {
  await sql`with ${storedAsPublished(documentId)}
    update document_requests set published_at = coalesce((select confirmed_at from confirmed_documents
      where document_request_id = document_requests.id), updated_at)
    where id = ${documentId}`.execute(transaction);
}

/**
 * Publishes which entities names of a confirmed document mean, and nothing else: other changes of the document wait. A name
 * whose text is another one than was published waits with them.
 */
export async function publishNames(
  transaction: DatabaseTransaction,
  documentId: string,
  names: readonly GivenName[],
): Promise<void> {
  if (names.length === 0) return;
  const { rows } = await sql<{ isKept: boolean }>`
    select published_at is not null as "isKept" from document_requests where id = ${documentId}`.execute(
    transaction,
  );
  if (rows[0]?.isKept !== true) await keepEarlierPublished(transaction, documentId);
  await sql`
    update published_values set entity_id = named.entity_id
    from unnest(${sql.val(names.map(({ metricId }) => metricId))}::uuid[],
        ${sql.val(names.map(({ entityId }) => entityId))}::uuid[]) as named (metric_id, entity_id)
      join document_datapoints datapoint on datapoint.metric_id = named.metric_id and datapoint.rank = 0
    where published_values.document_request_id = ${documentId} and published_values.metric_id = named.metric_id
      and published_values.value = datapoint.value`.execute(transaction);
  await sql`update document_requests set unpublished_changes = ${countUnpublished(documentId)}
    where id = ${documentId}`.execute(transaction);
}

/** Forgets what was published of a document: its entities have nothing of it any more. */
export async function forgetPublished(transaction: DatabaseTransaction, documentId: string): Promise<void> {
  await sql`with gone as (delete from published_values where document_request_id = ${documentId})
    update document_requests set unpublished_changes = 0, published_at = null
    where id = ${documentId}`.execute(transaction);
}

/**
 * Of a published value that is not verified any more: nothing is stored of it, so that nothing is withdrawn either. It waited
 * for an owner, or it is a name to whose entity the document gave no value.
 */
function isStoredNowhere(documentId: string): RawBuilder<boolean> {
  return sql<boolean>`(metric.awaits_owner or ${isName} and not exists (
    select from entity_datapoints fact left join entity_relationships related on related.id = fact.relationship_id
    where fact.document_request_id = ${documentId} and fact.deleted_at is null and (published.entity_id is null
      or published.entity_id in (fact.entity_id, related.parent_id, related.child_id))))`;
}

/**
 * How many publishable values of a document are others than the published ones: changed, verified since, or no longer
 * verified where entities have something of it. A name that is verified or gets its entity later is no change: what waited
 * for it is written at once [AMB-137].
 */
export function countUnpublished(documentId: string): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from (${publishableValues(documentId)}) current
    full join (select * from published_values where document_request_id = ${documentId}) published using (metric_id)
    left join document_metrics metric on metric.id = metric_id
    where current.value is distinct from published.value and not (published.value is null and current.is_name)
        and not (current.value is null and ${isStoredNowhere(documentId)})
      or current.value = published.value and (current.currency is distinct from published.currency
        or published.entity_id is not null and current.entity_id is distinct from published.entity_id))`;
}

/**
 * What a save of a confirmed document publishes by itself: names that were verified or got their entity later, and that values
 * are not verified any more of which nothing is stored; in a `with` list.
 */
export function publishedBySave(documentId: string): RawBuilder<unknown> {
  return sql`withdrawn as (
      delete from published_values published using document_metrics metric
      where published.document_request_id = ${documentId} and metric.id = published.metric_id
        and published.metric_id not in (select metric_id from (${publishableValues(documentId)}) current)
        and ${isStoredNowhere(documentId)}
    ), named as (
      insert into published_values (client_id, document_request_id, metric_id, value, currency, entity_id)
      select document.client_id, document.id, current.metric_id, current.value, current.currency, current.entity_id
      from (${publishableValues(documentId)}) current
      join document_requests document on document.id = ${documentId} and document.is_verified
        and document.published_at is not null
      where current.is_name
      on conflict (document_request_id, metric_id) do update set entity_id = excluded.entity_id
        where published_values.entity_id is null and published_values.value = excluded.value
          and excluded.entity_id is not null
    )`;
}

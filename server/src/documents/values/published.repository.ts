import { sql, type RawBuilder } from 'kysely';
import type { DatabaseTransaction } from '../../database/database.ts';

/** A name says whose values are meant. */
const isName = sql`metric.data_type in ('ENTITY_NAME', 'ENTITY_LINK')`;

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

/** Forgets what was published of a document: its entities have nothing of it any more. */
export async function forgetPublished(transaction: DatabaseTransaction, documentId: string): Promise<void> {
  await sql`with gone as (delete from published_values where document_request_id = ${documentId})
    update document_requests set unpublished_changes = 0, published_at = null
    where id = ${documentId}`.execute(transaction);
}

/**
 * How many publishable values of a document are others than the published ones: changed, verified since, or no longer
 * verified. A name that is verified or gets its entity later is no change: what waited for it is written at once [AMB-137].
 */
export function countUnpublished(documentId: string): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from (${publishableValues(documentId)}) current
    full join (select * from published_values where document_request_id = ${documentId}) published using (metric_id)
    where current.value is distinct from published.value and not (published.value is null and current.is_name)
      or current.value = published.value and (current.currency is distinct from published.currency
        or published.entity_id is not null and current.entity_id is distinct from published.entity_id))`;
}

/** Adds names of a confirmed document that were verified or got their entity later to its published values; in a `with` list. */
export function namesPublishedLater(documentId: string): RawBuilder<unknown> {
  return sql`insert into published_values (client_id, document_request_id, metric_id, value, currency, entity_id)
    select document.client_id, document.id, current.metric_id, current.value, current.currency, current.entity_id
    from (${publishableValues(documentId)}) current
    join document_requests document on document.id = ${documentId} and document.is_verified
      and document.published_at is not null
    where current.is_name
    on conflict (document_request_id, metric_id) do update set entity_id = excluded.entity_id
      where published_values.entity_id is null and published_values.value = excluded.value
        and excluded.entity_id is not null`;
}

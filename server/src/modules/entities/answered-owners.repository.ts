import { sql } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { OwnedRows } from './owned-rows.repository.ts';

/** A name in a confirmed document, by its metric, and the entity that it was published with. */
export interface PublishedName {
  readonly metricId: string;
  readonly documentId: string;
  readonly entityId: string | null;
}

/** Which of the values are names of confirmed documents that were published as they stand. */
export async function findPublishedNames(
  kysely: DatabaseClient,
  datapointIds: readonly string[],
): Promise<readonly PublishedName[]> {
  const { rows } = await sql<PublishedName>`
    select datapoint.metric_id as "metricId", document.id as "documentId", published.entity_id as "entityId"
    from document_datapoints datapoint
    join document_requests document on document.id = datapoint.document_request_id and document.is_verified
    left join published_values published
      on published.document_request_id = document.id and published.metric_id = datapoint.metric_id
    where datapoint.id = any(${sql.val([...datapointIds])}::uuid[])
      and (document.published_at is null or published.value = datapoint.value)`.execute(kysely);
  return rows;
}

/** The metrics of documents whose values wait for an owner. */
export async function findWaitingMetrics(
  kysely: DatabaseClient,
  documentIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from document_metrics
    where document_request_id = any(${sql.val([...documentIds])}::uuid[]) and awaits_owner`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** Lets values of confirmed documents wait for an owner again, unless somebody has them. */
export async function waitAgain(
  transaction: DatabaseTransaction,
  {
    metricIds,
    documentIds,
  }: { readonly metricIds: readonly string[]; readonly documentIds: readonly string[] },
): Promise<void> {
  await sql`
    update document_metrics set awaits_owner = true from document_requests document
    where document_metrics.id = any(${sql.val([...metricIds])}::uuid[])
      and document.id = document_metrics.document_request_id and document.is_verified
      and document.id = any(${sql.val([...documentIds])}::uuid[])
      and not exists (select from entity_datapoints fact where fact.document_request_id = document.id
        and fact.document_metric_id = document_metrics.id and fact.deleted_at is null)`.execute(transaction);
}

/** The relationships that have values of documents. */
export async function findRelationshipsOf(
  kysely: DatabaseClient,
  documentIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct relationship_id as id from entity_datapoints
    where document_request_id = any(${sql.val([...documentIds])}::uuid[]) and relationship_id is not null`.execute(
    kysely,
  );
  return rows.map(({ id }) => id);
}

/** Which relationships have no value, not even a deleted one that can be restored. */
export async function findEmptied(
  kysely: DatabaseClient,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from entity_relationships
    where id = any(${sql.val([...ids])}::uuid[])
      and not exists (select from entity_datapoints where relationship_id = entity_relationships.id)`.execute(
    kysely,
  );
  return rows.map(({ id }) => id);
}

/** Deletes relationships, or those of them that were created since a moment. */
export async function deleteRelationships(
  transaction: DatabaseTransaction,
  ids: readonly string[],
  since: Date | null = null,
): Promise<void> {
  await sql`
    delete from entity_relationships
    where id = any(${sql.val([...ids])}::uuid[]) and time_created >= coalesce(${since}::timestamptz, time_created)`.execute(
    transaction,
  );
}

/**
 * What can be restored of relationships: those whose entities are still there. The history of one that was created anew
 * meanwhile belongs to the new one.
 */
export async function selectRestorable(kysely: DatabaseClient, rows: OwnedRows): Promise<OwnedRows> {
  const found = await sql<{ id: string; presentId: string | null }>`
    select was.id, present.id as "presentId"
    from jsonb_populate_recordset(null::entity_relationships, ${JSON.stringify(rows.relationships)}::jsonb) was
    join entities parent on parent.id = was.parent_id
    join entities child on child.id = was.child_id
    left join entity_relationships present on present.client_id = was.client_id
      and present.parent_id = was.parent_id and present.parent_type = was.parent_type
      and present.child_id = was.child_id and present.child_type = was.child_type`.execute(kysely);
  const ids = new Map(found.rows.map(({ id, presentId }) => [id, presentId ?? id]));
  const relationships = (rows.relationships as { readonly id: string }[]).filter(
    (row) => ids.get(row.id) === row.id,
  );
  const audit = (rows.audit as { readonly relationship_id: string }[]).flatMap((line) => {
    const id = ids.get(line.relationship_id);
    return id === undefined ? [] : [{ ...line, relationship_id: id }];
  });
  return { relationships, datapoints: [], audit };
}

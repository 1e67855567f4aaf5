import { sql } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { RelationshipPlan, RelationshipRow } from './merge-plan.ts';
import { readOwnedRows, restoreOwnedRows, type OwnedRows } from './owned-rows.repository.ts';

/** Rows as they were before a merge, for undoing it: of relationships and values, those of the source. */
export interface BeforeMerge extends OwnedRows {
  readonly source: unknown;
  readonly target: unknown;
  readonly sourceAkas: readonly string[];
  readonly targetAkas: readonly string[];
  /** Values in documents that were linked to the source. */
  readonly links: readonly string[];
  /** Remembered choices of the source; merges that were stored earlier do not name them. */
  readonly choices?: readonly string[];
}

/** Both ends of a merge. */
export interface MergedPair {
  readonly sourceId: string;
  readonly targetId: string;
}

/** The relationships of entities, each once. */
export async function findRelationships(
  transaction: DatabaseTransaction,
  clientId: string,
  { sourceId, targetId }: MergedPair,
): Promise<RelationshipRow[]> {
  const ids = [sourceId, targetId];
  return transaction
    .selectFrom('entity_relationships')
    .select(['id', 'parent_id', 'parent_type', 'child_id', 'child_type'])
    .where('client_id', '=', clientId)
    .where((eb) => eb.or([eb('parent_id', 'in', ids), eb('child_id', 'in', ids)]))
    .orderBy('time_created')
    .orderBy('id')
    .execute();
}

/** Reads everything that a merge will change. */
export async function readBeforeMerge(
  transaction: DatabaseTransaction,
  { sourceId, targetId }: MergedPair,
): Promise<BeforeMerge> {
  const related = await sql<{ id: string }>`
    select id from entity_relationships where parent_id = ${sourceId} or child_id = ${sourceId}`.execute(
    transaction,
  );
  const owned = await readOwnedRows(transaction, {
    entityId: sourceId,
    relationshipIds: related.rows.map(({ id }) => id),
  });
  const { rows } = await sql<Omit<BeforeMerge, keyof OwnedRows>>`
    select
      (select to_jsonb(entities) from entities where id = ${sourceId}) as source,
      (select to_jsonb(entities) from entities where id = ${targetId}) as target,
      (select coalesce(jsonb_agg(name order by position), '[]') from entity_akas
        where entity_id = ${sourceId}) as "sourceAkas",
      (select coalesce(jsonb_agg(name order by position), '[]') from entity_akas
        where entity_id = ${targetId}) as "targetAkas",
      (select coalesce(jsonb_agg(id), '[]') from document_datapoints
        where selected_entity_id = ${sourceId}) as links,
      (select coalesce(jsonb_agg(id), '[]') from entity_name_choices where entity_id = ${sourceId}) as choices`.execute(
    transaction,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('Reading the rows of a merge gave no row.');
  return { ...row, ...owned };
}

/**
 * Moves the datapoints of one owner to another. Of two that one document says of one metric and date the other's stays, and
 * calculated ones do not move: they are calculated again.
 */
async function moveDatapoints(
  transaction: DatabaseTransaction,
  column: 'entity_id' | 'relationship_id',
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const owner = sql.ref(column);
  await sql`delete from entity_datapoints where ${owner} = ${from} and operands is not null`.execute(
    transaction,
  );
  await sql`
    delete from entity_datapoints using entity_datapoints stays
    where entity_datapoints.${owner} = ${from} and stays.${owner} = ${to}
      and stays.document_request_id = entity_datapoints.document_request_id
      and stays.fin = entity_datapoints.fin and stays.reporting_date = entity_datapoints.reporting_date
      and stays.deleted_at is null and entity_datapoints.deleted_at is null`.execute(transaction);
  await sql`update entity_datapoint_audit set ${owner} = ${to} where ${owner} = ${from}`.execute(transaction);
  await sql`update entity_datapoints set ${owner} = ${to} where ${owner} = ${from}`.execute(transaction);
}

/** Carries the relationships of the source over to the target. */
export async function moveRelationships(
  transaction: DatabaseTransaction,
  { dropped, joined, moved }: RelationshipPlan,
): Promise<void> {
  for (const { id, into } of joined)
    await moveDatapoints(transaction, 'relationship_id', { from: id, to: into });
  const gone = [...dropped, ...joined.map(({ id }) => id)];
  await sql`delete from entity_relationships where id = any(${sql.val(gone)}::uuid[])`.execute(transaction);
  await sql`
    update entity_relationships set parent_id = next.parent_id, child_id = next.child_id, time_updated = now()
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as next (id uuid, parent_id uuid, child_id uuid)
    where entity_relationships.id = next.id`.execute(transaction);
}

/** Carries the datapoints of the source and the links of documents over to the target. */
export async function moveContents(
  transaction: DatabaseTransaction,
  { sourceId, targetId }: MergedPair,
): Promise<void> {
  await moveDatapoints(transaction, 'entity_id', { from: sourceId, to: targetId });
  await sql`update entity_name_choices set entity_id = ${targetId} where entity_id = ${sourceId}`.execute(
    transaction,
  );
  await sql`
    with names as (update published_values set entity_id = ${targetId} where entity_id = ${sourceId})
    update document_datapoints set selected_entity_id = ${targetId} where selected_entity_id = ${sourceId}`.execute(
    transaction,
  );
  await copyDistinctPairs(transaction, { sourceId, targetId });
}

/** Whom the target is not the same as: whom the source is not. The source's own pairs stay for an undo, which brings it back by its id. */
async function copyDistinctPairs(
  transaction: DatabaseTransaction,
  { sourceId, targetId }: MergedPair,
): Promise<void> {
  await sql`
    insert into entity_distinct_pairs (client_id, first_id, second_id, user_id, user_name, marked_at)
    select client_id, least(other_id, ${targetId}::uuid), greatest(other_id, ${targetId}::uuid), user_id, user_name, marked_at
    from entity_distinct_pairs pair cross join lateral (
      select case when first_id = ${sourceId} then second_id else first_id end as other_id) known
    where ${sourceId} in (first_id, second_id) and other_id <> ${targetId}
    on conflict do nothing`.execute(transaction);
}

/** Takes back what `copyDistinctPairs` has added: a copy has the time and the person of its original. */
async function deleteCopiedPairs(
  transaction: DatabaseTransaction,
  { sourceId, targetId }: MergedPair,
): Promise<void> {
  await sql`
    delete from entity_distinct_pairs copy using entity_distinct_pairs pair
    where ${sourceId} in (pair.first_id, pair.second_id) and ${targetId} in (copy.first_id, copy.second_id)
      and copy.id <> pair.id and copy.marked_at = pair.marked_at and copy.user_id = pair.user_id
      and case when copy.first_id = ${targetId} then copy.second_id else copy.first_id end
        in (pair.first_id, pair.second_id)`.execute(transaction);
}

/**
 * A digest of an entity and of all that belongs to it: another one means that something changed. Its sort name follows from
 * its name, and was not there when older merges were stored.
 */
export async function digestOf(kysely: DatabaseClient, entityId: string): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    with related as (
      select * from entity_relationships where parent_id = ${entityId} or child_id = ${entityId}
    )
    select md5(concat_ws(' ',
      (select (to_jsonb(entities) - 'sort_name')::text from entities where id = ${entityId}),
      (select string_agg(to_jsonb(aka)::text, ' ' order by position) from entity_akas aka where entity_id = ${entityId}),
      (select string_agg(to_jsonb(related)::text, ' ' order by id) from related),
      (select string_agg(md5(to_jsonb(fact)::text), ' ' order by id) from entity_datapoints fact
        where entity_id = ${entityId} or relationship_id in (select id from related)),
      (select string_agg(id::text, ' ' order by id) from document_datapoints where selected_entity_id = ${entityId})
    )) as digest`.execute(kysely);
  return rows[0]?.digest ?? '';
}

interface NewMerge extends MergedPair {
  readonly sourceName: string;
  readonly before: BeforeMerge;
  readonly digest: string;
}

/** @returns the id of the merge */
export async function insertMerge(
  transaction: DatabaseTransaction,
  actor: { readonly clientId: string; readonly userId: number; readonly name: string },
  { sourceId, targetId, sourceName, before, digest }: NewMerge,
): Promise<string> {
  const { id } = await transaction
    .insertInto('entity_merges')
    .values({
      client_id: actor.clientId,
      user_id: actor.userId,
      user_name: actor.name,
      source_id: sourceId,
      target_id: targetId,
      source_name: sourceName,
      before: JSON.stringify(before),
      digest,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A merge that was not undone, locked until the transaction ends. */
export async function lockMerge(transaction: DatabaseTransaction, clientId: string, id: string) {
  return transaction
    .selectFrom('entity_merges')
    .select(['id', 'source_id', 'target_id', 'source_name', 'before', 'digest'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The merges into an entity that were not undone, newest first. */
export async function findMerges(kysely: DatabaseClient, clientId: string, targetId: string) {
  return kysely
    .selectFrom('entity_merges')
    .select(['id', 'source_name', 'merged_at', 'user_name', 'digest'])
    .where('client_id', '=', clientId)
    .where('target_id', '=', targetId)
    .where('undone_at', 'is', null)
    .orderBy('merged_at', 'desc')
    .limit(50)
    .execute();
}

/** Restores the rows of a merge as they were before it. @throws a unique violation when the name was given away since */
export async function restoreMerged(
  transaction: DatabaseTransaction,
  { sourceId, before }: { readonly sourceId: string; readonly before: BeforeMerge },
): Promise<void> {
  await sql`
    insert into entities (id, client_id, name, client_identifier, types, time_updated)
    select id, client_id, name, client_identifier, types, time_updated
    from jsonb_populate_record(null::entities, ${JSON.stringify(before.source)}::jsonb)`.execute(transaction);
  await restoreOwnedRows(transaction, before);
  await sql`
    with names as (
      update published_values set entity_id = ${sourceId} from document_datapoints linked
      where linked.id = any(${sql.val([...before.links])}::uuid[]) and linked.metric_id = published_values.metric_id
        and linked.selected_entity_id = published_values.entity_id
    )
    update document_datapoints set selected_entity_id = ${sourceId}
    where id = any(${sql.val([...before.links])}::uuid[])`.execute(transaction);
  const { id: targetId } = before.target as { readonly id: string };
  await deleteCopiedPairs(transaction, { sourceId, targetId });
  await sql`
    update entity_name_choices set entity_id = ${sourceId}
    where entity_id = ${targetId} and id = any(${sql.val([...(before.choices ?? [])])}::uuid[])`.execute(
    transaction,
  );
}

export async function markUndone(transaction: DatabaseTransaction, mergeId: string): Promise<void> {
  await sql`update entity_merges set undone_at = now() where id = ${mergeId}`.execute(transaction);
}

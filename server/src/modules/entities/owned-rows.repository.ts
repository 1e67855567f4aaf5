import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/database.ts';

/** Relationships, with the values and the history of owners, as they were: for undoing what moves or removes them. */
export interface OwnedRows {
  readonly relationships: readonly unknown[];
  readonly datapoints: readonly unknown[];
  /** The lines of the audit log of those owners. */
  readonly audit: readonly unknown[];
}

/** Reads relationships with all that belongs to them, and what belongs to an entity. */
export async function readOwnedRows(
  transaction: DatabaseTransaction,
  {
    entityId,
    relationshipIds,
  }: { readonly entityId: string | null; readonly relationshipIds: readonly string[] },
): Promise<OwnedRows> {
  const ids = sql.val([...relationshipIds]);
  const isOwned = sql`entity_id = ${entityId}::uuid or relationship_id = any(${ids}::uuid[])`;
  const { rows } = await sql<OwnedRows>`
    select
      (select coalesce(jsonb_agg(to_jsonb(related)), '[]') from entity_relationships related
        where id = any(${ids}::uuid[])) as relationships,
      (select coalesce(jsonb_agg(to_jsonb(fact)), '[]') from entity_datapoints fact where ${isOwned}) as datapoints,
      (select coalesce(jsonb_agg(to_jsonb(line)), '[]') from entity_datapoint_audit line where ${isOwned}) as audit`.execute(
    transaction,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('Reading the rows of owners gave no row.');
  return row;
}

/** Restores rows at their owners: those that are gone as they were, those that moved with their present values. */
export async function restoreOwnedRows(
  transaction: DatabaseTransaction,
  { relationships, datapoints, audit }: OwnedRows,
): Promise<void> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  await sql`
    insert into entity_relationships
    select was.* from jsonb_populate_recordset(null::entity_relationships, ${json(relationships)}) was
    on conflict (id) do update set parent_id = excluded.parent_id, child_id = excluded.child_id,
      time_updated = excluded.time_updated`.execute(transaction);
  await sql`
    insert into entity_datapoints
    select was.* from jsonb_populate_recordset(null::entity_datapoints, ${json(datapoints)}) was
    on conflict (id) do update set entity_id = excluded.entity_id, relationship_id = excluded.relationship_id`.execute(
    transaction,
  );
  await sql`
    insert into entity_datapoint_audit overriding system value
    select was.* from jsonb_populate_recordset(null::entity_datapoint_audit, ${json(audit)}) was
    on conflict (id) do update set entity_id = excluded.entity_id, relationship_id = excluded.relationship_id`.execute(
    transaction,
  );
}

import { sql, type RawBuilder } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { inChunks } from '../../platform/db/chunks.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';

/** The columns of an entity that people set. */
export interface EntityValues {
  readonly name: string;
  readonly clientIdentifier: string | null;
  readonly types: readonly string[];
}

/** An identifier as two are compared: trimmed and without case [AMB-136]. */
export function comparableIdentifier(value: RawBuilder<unknown>): RawBuilder<string> {
  return sql`lower(btrim(${value}) collate "und-x-icu")`;
}

/** Whether an entity of the client, but for those excepted, has the identifier. */
export async function isIdentifierTaken(
  transaction: DatabaseTransaction,
  clientId: string,
  { identifier, exceptIds }: { readonly identifier: string; readonly exceptIds: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    select id from entities
    where client_id = ${clientId} and ${comparableIdentifier(sql.ref('client_identifier'))} = ${comparableIdentifier(sql.val(identifier))}
      and id <> all(${sql.val([...exceptIds])}::uuid[])
    limit 1`.execute(transaction);
  return rows.length > 0;
}

/** Inserts an entity. @returns its id @throws a unique violation when its name is taken */
export async function insertEntity(
  kysely: DatabaseClient,
  clientId: string,
  { name, clientIdentifier, types }: EntityValues,
): Promise<string> {
  const { id } = await kysely
    .insertInto('entities')
    .values({ client_id: clientId, name, client_identifier: clientIdentifier, types: [...types] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws a unique violation when the name is taken */
export async function updateEntityRow(
  transaction: DatabaseTransaction,
  id: string,
  { name, clientIdentifier, types }: EntityValues,
): Promise<void> {
  await transaction
    .updateTable('entities')
    .set({ name, client_identifier: clientIdentifier, types: [...types], time_updated: DATABASE_NOW })
    .where('id', '=', id)
    .execute();
}

/** Replaces the AKAs of an entity, in this order. */
export async function replaceAkas(
  transaction: DatabaseTransaction,
  entityId: string,
  akas: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('entity_akas').where('entity_id', '=', entityId).execute();
  for (const rows of inChunks(akas.map((name, position) => ({ entity_id: entityId, name, position }))))
    await transaction.insertInto('entity_akas').values(rows).execute();
  await transaction
    .updateTable('entities')
    .set({ time_updated: DATABASE_NOW })
    .where('id', '=', entityId)
    .execute();
}

/** Deletes the relationships in which an entity stands as one of the types [AMB-099]. */
export async function deleteRelationshipsOfTypes(
  transaction: DatabaseTransaction,
  entityId: string,
  types: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('entity_relationships')
    .where((eb) =>
      eb.or([
        eb.and([eb('parent_id', '=', entityId), eb('parent_type', 'in', [...types])]),
        eb.and([eb('child_id', '=', entityId), eb('child_type', 'in', [...types])]),
      ]),
    )
    .execute();
}

/** Deletes entities with everything that belongs to them; documents that were linked to them no longer are [AMB-099]. */
export async function deleteEntityRows(
  transaction: DatabaseTransaction,
  clientId: string,
  ids: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('document_datapoints')
    .set({ selected_entity_id: null })
    .where('selected_entity_id', 'in', [...ids])
    .execute();
  await transaction
    .deleteFrom('entities')
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .execute();
}

/** How many rows belong to entities of a client. */
export async function countContents(kysely: DatabaseClient, clientId: string, ids: readonly string[]) {
  const { rows } = await sql<
    Record<'entities' | 'akas' | 'relationships' | 'datapoints' | 'documents', number>
  >`
    with chosen as (
      select id from entities where client_id = ${clientId} and id = any(${sql.val([...ids])}::uuid[])
    ), related as (
      select id from entity_relationships
      where client_id = ${clientId} and (parent_id in (select id from chosen) or child_id in (select id from chosen))
    )
    select
      (select count(*) from chosen) as entities,
      (select count(*) from entity_akas where entity_id in (select id from chosen)) as akas,
      (select count(*) from related) as relationships,
      (select count(*) from entity_datapoints where entity_id in (select id from chosen))
        + (select count(*) from entity_datapoints where relationship_id in (select id from related)) as datapoints,
      (select count(distinct document_request_id) from document_datapoints
        where selected_entity_id in (select id from chosen)) as documents`.execute(kysely);
  const [counts] = rows;
  if (counts === undefined) throw new Error('Counting gave no row.');
  return counts;
}

/** A change of an entity as the audit log stores it. */
export interface EntityChange {
  readonly entityId: string;
  readonly action:
    | 'created'
    | 'deleted'
    | 'name'
    | 'identifier'
    | 'types'
    | 'akas'
    | 'merged'
    | 'mergeUndone';
  readonly from?: string | null;
  readonly to?: string | null;
}

/** Adds changes to the audit log. */
export async function insertEntityAudit(
  transaction: DatabaseClient,
  actor: { readonly clientId: string; readonly userId: number; readonly name: string },
  changes: readonly EntityChange[],
): Promise<void> {
  const rows = changes.map(({ entityId, action, from = null, to = null }) => ({
    client_id: actor.clientId,
    entity_id: entityId,
    user_id: actor.userId,
    user_name: actor.name,
    action,
    from_value: from,
    to_value: to,
  }));
  for (const chunk of inChunks(rows)) await transaction.insertInto('entity_audit').values(chunk).execute();
}

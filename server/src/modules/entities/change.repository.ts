import { sql, type RawBuilder } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';

/** The columns of an entity that people set. */
export interface EntityValues {
  readonly name: string;
  readonly clientIdentifier: string | null;
  readonly types: readonly string[];
}

/** Who changes entities, as the audit log names them. */
interface AuditedActor {
  readonly clientId: string;
  readonly userId: number;
  readonly name: string;
}

/** An identifier as two are compared: trimmed and without case [AMB-136]. */
export function comparableIdentifier(value: RawBuilder<unknown>): RawBuilder<string> {
  return sql`lower(btrim(${value}) collate "und-x-icu")`;
}

/** What an entity is to have that no other one may have: null for what it keeps. */
export interface WantedKeys {
  readonly name: string | null;
  readonly identifier: string | null;
  /** Entities that do not count as others. */
  readonly exceptIds: readonly string[];
}

/**
 * Which names and client identifiers other entities of the client have, in the order of what is asked. Identifiers compare
 * trimmed and without case [AMB-136].
 */
export async function findTakenKeys(
  transaction: DatabaseTransaction,
  clientId: string,
  wanted: readonly WantedKeys[],
): Promise<readonly { readonly name: boolean; readonly identifier: boolean }[]> {
  const { rows } = await sql<{ name: boolean; identifier: boolean }>`
    select
      asked.name is not null and exists (
        select from entities other where other.client_id = ${clientId} and not other.id = any(asked.except_ids)
        and other.normalised_name = normalised_entity_name(asked.name)) as name,
      asked.identifier is not null and exists (
        select from entities other where other.client_id = ${clientId} and not other.id = any(asked.except_ids)
        and other.client_identifier is not null
        and ${comparableIdentifier(sql.ref('other.client_identifier'))} = ${comparableIdentifier(sql.ref('asked.identifier'))}
      ) as identifier
    from json_to_recordset(${JSON.stringify(
      wanted.map(({ name, identifier, exceptIds }, place) => ({
        place,
        name,
        identifier,
        except_ids: exceptIds,
      })),
    )}::json) as asked (place int, name text, identifier text, except_ids uuid[])
    order by asked.place`.execute(transaction);
  return rows;
}

/** Whether an entity of the client, but for those excepted, has the identifier [AMB-136]. */
export async function isIdentifierTaken(
  transaction: DatabaseTransaction,
  clientId: string,
  { identifier, exceptIds }: { readonly identifier: string; readonly exceptIds: readonly string[] },
): Promise<boolean> {
  const [taken] = await findTakenKeys(transaction, clientId, [{ name: null, identifier, exceptIds }]);
  return taken?.identifier === true;
}

/**
 * Inserts entities with their AKAs and their lines of the audit log, but for those whose name is taken. One statement: a long import
 * sends it for each block, and on a server each costs as much as ten rows.
 * @returns the ids of the inserted ones by their names
 */
export async function insertEntities(
  transaction: DatabaseTransaction,
  actor: AuditedActor,
  entities: readonly (EntityValues & { readonly akas: readonly string[] })[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    with added as (
      select name, "clientIdentifier", types, akas from json_to_recordset(${JSON.stringify(entities)}::json)
        as added (name text, "clientIdentifier" text, types text[], akas text[])
    ), stored as (
      insert into entities (client_id, name, client_identifier, types)
      select ${actor.clientId}, name, "clientIdentifier", types from added
      on conflict (client_id, normalised_name) do nothing
      returning id, name
    ), named as (
      insert into entity_akas (entity_id, name, position)
      select id, aka.name, aka.place - 1
      from stored join added using (name) cross join unnest(added.akas) with ordinality as aka (name, place)
    ), audited as (
      insert into entity_audit (client_id, entity_id, user_id, user_name, action, to_value)
      select ${actor.clientId}, id, ${actor.userId}, ${actor.name}, 'created', name from stored
    )
    select id, name from stored`.execute(transaction);
  return new Map(rows.map(({ id, name }) => [name, id]));
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

/** @throws a unique violation when a name is taken */
export async function updateEntityRows(
  transaction: DatabaseTransaction,
  entities: readonly (EntityValues & { readonly id: string })[],
): Promise<void> {
  await sql`
    update entities set name = changed.name, client_identifier = changed."clientIdentifier", types = changed.types,
      time_updated = ${DATABASE_NOW}
    from json_to_recordset(${JSON.stringify(entities)}::json)
      as changed (id uuid, name text, "clientIdentifier" text, types text[])
    where entities.id = changed.id`.execute(transaction);
}

/** @throws a unique violation when the name is taken */
export async function updateEntityRow(
  transaction: DatabaseTransaction,
  id: string,
  values: EntityValues,
): Promise<void> {
  await updateEntityRows(transaction, [{ id, ...values }]);
}

interface NamedEntity {
  readonly id: string;
  readonly akas: readonly string[];
}

/** Replaces the AKAs of entities that the transaction changes. */
export async function replaceAkasOf(
  transaction: DatabaseTransaction,
  entities: readonly NamedEntity[],
): Promise<void> {
  const ids = sql.val(entities.map(({ id }) => id));
  await sql`delete from entity_akas where entity_id = any(${ids}::uuid[])`.execute(transaction);
  const akas = entities.flatMap(({ id, akas }) =>
    akas.map((name, position) => ({ entity_id: id, name, position })),
  );
  if (akas.length === 0) return;
  await sql`
    insert into entity_akas (entity_id, name, position)
    select entity_id, name, position
    from json_to_recordset(${JSON.stringify(akas)}::json) as added (entity_id uuid, name text, position int)`.execute(
    transaction,
  );
}

/** Replaces the AKAs of an entity, in this order. */
export async function replaceAkas(
  transaction: DatabaseTransaction,
  entityId: string,
  akas: readonly string[],
): Promise<void> {
  await replaceAkasOf(transaction, [{ id: entityId, akas }]);
  await transaction
    .updateTable('entities')
    .set({ time_updated: DATABASE_NOW })
    .where('id', '=', entityId)
    .execute();
}

const standsAs = (entityId: string, types: readonly string[]) => {
  const fins = sql`${sql.val([...types])}::text[]`;
  return sql<boolean>`(parent_id = ${entityId} and parent_type = any(${fins}) or child_id = ${entityId} and child_type = any(${fins}))`;
};

/** Deletes the relationships in which an entity stands as one of the types [AMB-099]. */
export async function deleteRelationshipsOfTypes(
  transaction: DatabaseTransaction,
  entityId: string,
  types: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('entity_relationships').where(standsAs(entityId, types)).execute();
}

/** Relationships with all their values and the audit log of these, as they are stored. */
export interface StoredRelationships {
  readonly relationships: readonly unknown[];
  readonly datapoints: readonly unknown[];
  readonly audit: readonly unknown[];
}

/** The relationships in which an entity stands as one of the types, as `restoreRelationships` takes them. */
export async function readRelationshipsOfTypes(
  transaction: DatabaseTransaction,
  entityId: string,
  types: readonly string[],
): Promise<StoredRelationships> {
  const { rows } = await sql<StoredRelationships>`
    with related as (select * from entity_relationships where ${standsAs(entityId, types)})
    select
      (select coalesce(jsonb_agg(to_jsonb(related)), '[]') from related) as relationships,
      (select coalesce(jsonb_agg(to_jsonb(fact)), '[]') from entity_datapoints fact
        where relationship_id in (select id from related)) as datapoints,
      (select coalesce(jsonb_agg(to_jsonb(line)), '[]') from entity_datapoint_audit line
        where relationship_id in (select id from related)) as audit`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error('Reading relationships gave no row.');
  return row;
}

/** Restores deleted relationships, but for those whose other entity is gone or that were created again. */
export async function restoreRelationships(
  transaction: DatabaseTransaction,
  { relationships, datapoints, audit }: StoredRelationships,
): Promise<void> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  await sql`
    insert into entity_relationships
    select was.* from jsonb_populate_recordset(null::entity_relationships, ${json(relationships)}) was
    where exists (select from entities where id = was.parent_id) and exists (select from entities where id = was.child_id)
    on conflict do nothing`.execute(transaction);
  await sql`
    insert into entity_datapoints
    select was.* from jsonb_populate_recordset(null::entity_datapoints, ${json(datapoints)}) was
    where exists (select from entity_relationships where id = was.relationship_id)
    on conflict do nothing`.execute(transaction);
  await sql`
    insert into entity_datapoint_audit overriding system value
    select was.* from jsonb_populate_recordset(null::entity_datapoint_audit, ${json(audit)}) was
    where exists (select from entity_relationships where id = was.relationship_id)
    on conflict do nothing`.execute(transaction);
}

/**
 * Which entities somebody uses: with values of people or documents, relationships, links of documents or remembered choices.
 * @param entities each with the types to which its relationships are limited; null for any use at all
 */
export async function findUsedEntities(
  transaction: DatabaseTransaction,
  clientId: string,
  entities: readonly { readonly id: string; readonly types: readonly string[] | null }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from json_to_recordset(${JSON.stringify(entities)}::json) as asked (id uuid, types text[])
    where exists (
        select from entity_relationships related where related.client_id = ${clientId}
        and (related.parent_id = asked.id and (asked.types is null or related.parent_type = any(asked.types))
          or related.child_id = asked.id and (asked.types is null or related.child_type = any(asked.types))))
      or asked.types is null and (
        exists (select from entity_datapoints fact where fact.entity_id = asked.id and fact.operands is null)
        or exists (select from document_datapoints value where value.selected_entity_id = asked.id)
        or exists (select from published_values value where value.entity_id = asked.id)
        or exists (select from entity_name_choices choice where choice.entity_id = asked.id))`.execute(
    transaction,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Deletes entities with everything that belongs to them; documents that were linked to them no longer are [AMB-099]. */
export async function deleteEntityRows(
  transaction: DatabaseTransaction,
  clientId: string,
  ids: readonly string[],
): Promise<void> {
  // One parameter: a statement of as many as there are ids would be parsed and planned anew for each number of them.
  const entityIds = sql`${sql.val([...ids])}::uuid[]`;
  await transaction
    .updateTable('document_datapoints')
    .set({ selected_entity_id: null })
    .where(sql<boolean>`selected_entity_id = any(${entityIds})`)
    .execute();
  await transaction
    .deleteFrom('entities')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`id = any(${entityIds})`)
    .execute();
}

/** How many relationships entities have as one of some types, and how many values these have [ENT-014]. */
export async function countRelationshipsOfTypes(
  kysely: DatabaseClient,
  clientId: string,
  { ids, types }: { readonly ids: readonly string[]; readonly types: readonly string[] },
) {
  const [entities, fins] = [sql`${sql.val([...ids])}::uuid[]`, sql`${sql.val([...types])}::text[]`];
  const { rows } = await sql<Record<'relationships' | 'datapoints', number>>`
    with related as (
      select id from entity_relationships
      where client_id = ${clientId} and (parent_id = any(${entities}) and parent_type = any(${fins})
        or child_id = any(${entities}) and child_type = any(${fins}))
    )
    select
      (select count(*) from related) as relationships,
      (select count(*) from entity_datapoints where relationship_id in (select id from related)) as datapoints`.execute(
    kysely,
  );
  return { relationships: 0, datapoints: 0, ...rows[0] };
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
  actor: AuditedActor,
  changes: readonly EntityChange[],
): Promise<void> {
  await sql`
    insert into entity_audit (client_id, entity_id, user_id, user_name, action, from_value, to_value)
    select ${actor.clientId}, "entityId", ${actor.userId}, ${actor.name}, action, "from", "to"
    from json_to_recordset(${JSON.stringify(changes)}::json)
      as change ("entityId" uuid, action text, "from" text, "to" text)`.execute(transaction);
}

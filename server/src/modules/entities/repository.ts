import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { EntityFilters, EntityType } from '@assay/shared/contracts';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { readOrderBy, type ListOrder } from '../../platform/db/order-by.ts';
import { comparableIdentifier } from './change.repository.ts';
import { searchEntities } from './search.repository.ts';

/** Which entities of a client a list holds; filters combine with AND. */
export interface EntityFilter extends Partial<Pick<EntityFilters, 'identifier' | 'relationships'>> {
  readonly clientId: string;
  readonly ids?: readonly string[] | undefined;
  /** The whole name, compared normalised. */
  readonly name?: string | undefined;
  readonly types?: readonly string[] | undefined;
}

export interface EntityPage {
  readonly offset: number;
  readonly limit: number;
  readonly orderBy: string | undefined;
}

export type EntityRow = Awaited<ReturnType<typeof findEntities>>[number];

const ORDER: ListOrder<'name' | 'timeUpdated' | 'clientIdentifier'> = {
  columns: {
    name: { expression: 'entities.sort_name' },
    timeUpdated: { expression: 'entities.time_updated' },
    clientIdentifier: {
      expression: 'lower(entities.client_identifier) collate "C"',
      isNullable: true,
    },
  },
  defaultOrder: { column: 'name', direction: 'asc' },
  tieBreaker: 'entities.id',
};

/** Which identifiers of entities a list holds. Those that are repeated are found once, not for each entity. */
const IDENTIFIERS = {
  none: () => sql`entities.client_identifier is null`,
  repeated: (clientId) => sql`${comparableIdentifier(sql.ref('entities.client_identifier'))} in (
    select ${comparableIdentifier(sql.ref('other.client_identifier'))} from entities other
    where other.client_id = ${clientId} and other.client_identifier is not null
    group by 1 having count(*) > 1)`,
} satisfies Record<string, (clientId: string) => RawBuilder<SqlBool>>;

const hasRelationship = (clientId: string) => sql<SqlBool>`entities.id in (
  select parent_id from entity_relationships where client_id = ${clientId}
  union all select child_id from entity_relationships where client_id = ${clientId})`;

const RELATIONSHIPS = {
  none: (clientId) => sql`not ${hasRelationship(clientId)}`,
  some: hasRelationship,
} satisfies Record<string, (clientId: string) => RawBuilder<SqlBool>>;

/** The condition that `entities` is one of those that a filter holds, whatever they are called. */
function isFiltered({ clientId, ids, types, identifier, relationships }: EntityFilter): RawBuilder<SqlBool> {
  const either = (conditions: RawBuilder<SqlBool>[]) => sql`(${sql.join(conditions, sql` or `)})`;
  const conditions = [
    sql`entities.client_id = ${clientId}`,
    ids && sql`entities.id = any(${sql.val([...ids])}::uuid[])`,
    types && sql`entities.types && ${sql.val([...types])}::text[]`,
    identifier && either(identifier.map((state) => IDENTIFIERS[state](clientId))),
    relationships && either(relationships.map((state) => RELATIONSHIPS[state](clientId))),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}

function matchingEntities(kysely: DatabaseClient, filter: EntityFilter) {
  const { name } = filter;
  return kysely
    .selectFrom('entities')
    .where(isFiltered(filter))
    .$if(name !== undefined, (query) =>
      query.where(sql<boolean>`entities.normalised_name = normalised_entity_name(${name})`),
    );
}

/**
 * A page of entities with their other names and the number of their relationships. Ids are found first, so that a deep page
 * reads nothing of the rows that it skips.
 */
export async function findEntities(kysely: DatabaseClient, filter: EntityFilter, page: EntityPage) {
  const order = readOrderBy(page.orderBy, ORDER);
  const ids = matchingEntities(kysely, filter)
    .select('entities.id as page_id')
    .orderBy(order)
    .limit(page.limit)
    .offset(page.offset);
  return kysely
    .selectFrom(ids.as('page'))
    .innerJoin('entities', 'entities.id', 'page.page_id')
    .select(['entities.id', 'entities.name', 'client_identifier', 'types', 'time_updated'])
    .select([
      sql<
        string[]
      >`array(select aka.name from entity_akas aka where aka.entity_id = entities.id order by position)`.as(
        'akas',
      ),
      // The client leads the index by which the relationships of a parent are found.
      sql<number>`(select count(*) from entity_relationships relationship
        where relationship.client_id = entities.client_id
        and (relationship.parent_id = entities.id or relationship.child_id = entities.id))`.as(
        'relationship_count',
      ),
    ])
    .orderBy(order)
    .execute();
}

/** Finds entities by a text [AMB-136]. In the order by name the best matches come first. */
export async function findBySearch(
  kysely: DatabaseClient,
  filter: EntityFilter,
  { text, page }: { readonly text: string; readonly page?: EntityPage },
) {
  const orderBy = page?.orderBy;
  const { clientId, ids, types, identifier, relationships } = filter;
  return searchEntities(kysely, {
    clientId,
    isFiltered: isFiltered(filter),
    isNarrowed: (ids ?? types ?? identifier ?? relationships) !== undefined,
    text,
    page,
    order: readOrderBy(orderBy, ORDER),
    isRanked: orderBy === undefined || orderBy === 'name:asc',
  });
}

export async function countEntities(kysely: DatabaseClient, filter: EntityFilter): Promise<number> {
  const { count } = await matchingEntities(kysely, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The client's entity types by fin: its static ENTITY_NAME metrics, whose validators are rules for names [AMB-094]. */
export async function findEntityTypes(
  kysely: DatabaseClient,
  clientId: string,
): Promise<Map<string, EntityType>> {
  const rows = await kysely
    .selectFrom('metric_identifiers')
    .select(['fin', 'name', 'validators'])
    .where('client_id', '=', clientId)
    .where('type', '=', 'ENTITY_NAME')
    .orderBy('fin')
    .execute();
  return new Map(
    rows.map(({ fin, name, validators }) => [
      fin,
      { fin, displayName: name, validators: validators as EntityType['validators'] },
    ]),
  );
}

/** An entity that a transaction is about to change, locked until its end. */
export async function lockEntity(transaction: DatabaseTransaction, clientId: string, id: string) {
  return transaction
    .selectFrom('entities')
    .select(['id', 'name', 'normalised_name', 'client_identifier', 'types', 'time_updated'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** An entity as an import finds it. */
export type ImportedEntity = Awaited<ReturnType<typeof findAllEntities>>[number];

/** Entities of the client by id, as an import finds them. */
export async function findImported(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImportedEntity>> {
  if (ids.length === 0) return new Map();
  const rows = await wholeEntities(kysely, { clientId, ids }).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same of those that it is about to change, locked until its transaction ends. */
export async function lockImported(
  transaction: DatabaseTransaction,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImportedEntity>> {
  if (ids.length === 0) return new Map();
  const rows = await wholeEntities(transaction, { clientId, ids })
    .orderBy('entities.id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which of the ids are entities of the client, and their names; locked until the transaction ends. */
export async function lockEntities(
  transaction: DatabaseTransaction,
  clientId: string,
  ids: readonly string[],
) {
  return transaction
    .selectFrom('entities')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Whether a client has an entity of this id. */
export async function hasEntity(kysely: DatabaseClient, clientId: string, id: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('entities')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The AKAs of an entity in their order. */
export async function findAkas(kysely: DatabaseClient, entityId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('entity_akas')
    .select('name')
    .where('entity_id', '=', entityId)
    .orderBy('position')
    .execute();
  return rows.map(({ name }) => name);
}

/** The entities of a client that have one of the names, as their name or as an AKA. */
export async function findNameOwners(kysely: DatabaseClient, clientId: string, names: readonly string[]) {
  const { rows } = await sql<{ name: string; entityId: string; entityName: string; kind: 'name' | 'aka' }>`
    with asked as (
      select distinct name, normalised_entity_name(name) as normalised
      from unnest(${sql.val([...names])}::text[]) as name
    )
    select asked.name, entities.id as "entityId", entities.name as "entityName", 'name' as kind
    from asked join entities on entities.client_id = ${clientId} and entities.normalised_name = asked.normalised
    union all
    select asked.name, entities.id, entities.name, 'aka'
    from asked
    join entity_akas aka on aka.normalised_name = asked.normalised
    join entities on entities.id = aka.entity_id and entities.client_id = ${clientId}
    order by 1, 3, 4`.execute(kysely);
  return rows;
}

/** Entities with their AKAs. */
function wholeEntities(kysely: DatabaseClient, filter: EntityFilter) {
  return matchingEntities(kysely, filter)
    .select(['entities.id', 'entities.name', 'client_identifier as clientIdentifier', 'types'])
    .select('time_updated as timeUpdated')
    .select(
      sql<
        string[]
      >`array(select aka.name from entity_akas aka where aka.entity_id = entities.id order by position)`.as(
        'akas',
      ),
    );
}

/** Every entity that a filter matches, by name, with its AKAs. */
export async function findAllEntities(kysely: DatabaseClient, filter: EntityFilter) {
  return wholeEntities(kysely, filter).orderBy(readOrderBy(undefined, ORDER)).execute();
}

/** So many entities are read by one statement: others come in between. */
const KNOWN_AT_ONCE = 2000;

/**
 * Runs a statement in the order of an index. Without statistics a planner takes a client for small and sorts all its entities for
 * each page, unless reading in the order of the index counts as no dearer than reading in that of the table.
 */
async function inIndexOrder<Row>(
  kysely: DatabaseClient,
  run: (transaction: DatabaseClient) => Promise<Row>,
): Promise<Row> {
  const runIn = async (transaction: DatabaseClient) => {
    await sql`set local random_page_cost = 1`.execute(transaction);
    return run(transaction);
  };
  return kysely.isTransaction ? runIn(kysely) : kysely.transaction().execute(runIn);
}

/** Every entity of a client, by name, with its AKAs, read in several statements. */
export async function findKnownEntities(kysely: DatabaseClient, clientId: string) {
  const known: Awaited<ReturnType<typeof findAllEntities>> = [];
  let last: { readonly sortName: string; readonly id: string } | undefined;
  for (;;) {
    const after = last;
    const page = await inIndexOrder(kysely, (transaction) =>
      wholeEntities(transaction, { clientId })
        .select('entities.sort_name as sortName')
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(entities.sort_name, entities.id) > (${after?.sortName}, ${after?.id}::uuid)`,
          ),
        )
        .orderBy('entities.sort_name')
        .orderBy('entities.id')
        .limit(KNOWN_AT_ONCE)
        .execute(),
    );
    for (const { sortName, ...entity } of page) {
      known.push(entity);
      last = { sortName, id: entity.id };
    }
    if (page.length < KNOWN_AT_ONCE) return known;
  }
}

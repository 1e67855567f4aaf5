import { sql, type RawBuilder } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';
import { readOrderBy, type ListOrder } from '../../platform/db/order-by.ts';
import { containsPattern } from '../../platform/search.ts';
import { keyOf, type RelationshipEnds } from './relationship-ends.ts';

/** Which relationships of an entity a list holds; filters combine with AND. */
export interface RelatedFilter {
  readonly clientId: string;
  readonly entityId: string;
  /** Part of the related name. */
  readonly name?: string | undefined;
  readonly types?: readonly string[] | undefined;
}

export interface RelatedPage {
  readonly offset: number;
  readonly limit: number;
  readonly orderBy: string | undefined;
}

/** A relationship as one of its entities sees it. */
export interface RelatedRow {
  readonly id: string;
  readonly own_id: string;
  readonly own_name: string;
  readonly own_type: string;
  readonly related_id: string;
  readonly related_name: string;
  readonly related_type: string;
  readonly time_created: Date;
  readonly metric_count: number;
}

/** How many metrics have values of a relationship. */
const METRIC_COUNT = `(select count(distinct fin)::int from entity_datapoints value
  where value.client_id = related.client_id and value.relationship_id = link.id and value.deleted_at is null)`;

const ORDER: ListOrder<'relationship' | 'timeCreated' | 'metricCount'> = {
  columns: {
    relationship: { expression: 'related.sort_name' },
    timeCreated: { expression: 'link.time_created' },
    metricCount: { expression: METRIC_COUNT },
  },
  defaultOrder: { column: 'relationship', direction: 'asc' },
  tieBreaker: 'link.id',
};

/** The relationships of an entity from either side, as `link`, each with its other end as `related`. */
function matchingLinks({ clientId, entityId, name = '', types }: RelatedFilter): RawBuilder<unknown> {
  const named =
    name === '' ? sql`` : sql`and plain_text(related.name) like plain_text(${containsPattern(name)})`;
  const typed =
    types === undefined ? sql`` : sql`and link.related_type = any(${sql.val([...types])}::text[])`;
  return sql`from (
      select id, parent_id as own_id, parent_type as own_type, child_id as related_id, child_type as related_type,
        time_created
      from entity_relationships where client_id = ${clientId} and parent_id = ${entityId}
      union all
      select id, child_id, child_type, parent_id, parent_type, time_created
      from entity_relationships where client_id = ${clientId} and child_id = ${entityId} and parent_id <> child_id
    ) link
    join entities related on related.id = link.related_id
    where related.client_id = ${clientId} ${named} ${typed}`;
}

/** A page of the relationships of an entity. */
export async function findRelated(
  kysely: DatabaseClient,
  filter: RelatedFilter,
  page: RelatedPage,
): Promise<RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`
    select link.*, related.name as related_name,
      (select own.name from entities own where own.id = link.own_id) as own_name,
      ${sql.raw(METRIC_COUNT)} as metric_count
    ${matchingLinks(filter)}
    order by ${readOrderBy(page.orderBy, ORDER)} limit ${page.limit} offset ${page.offset}`.execute(kysely);
  return rows;
}

/** How many relationships match, by related type. */
export async function countRelatedByType(
  kysely: DatabaseClient,
  filter: RelatedFilter,
): Promise<{ readonly type: string; readonly count: number }[]> {
  const { rows } = await sql<{ type: string; count: number }>`
    select link.related_type as type, count(*)::int as count ${matchingLinks(filter)}
    group by link.related_type order by link.related_type`.execute(kysely);
  return rows;
}

/** A relationship with the names of both entities. */
export async function findById(kysely: DatabaseClient, clientId: string, id: string) {
  return kysely
    .selectFrom('entity_relationships as relationship')
    .innerJoin('entities as parent', 'parent.id', 'relationship.parent_id')
    .innerJoin('entities as child', 'child.id', 'relationship.child_id')
    .select([
      'relationship.id',
      'relationship.parent_id',
      'relationship.parent_type',
      'parent.name as parent_name',
    ])
    .select(['relationship.child_id', 'relationship.child_type', 'child.name as child_name'])
    .select(['relationship.time_created', 'relationship.time_updated'])
    .where('relationship.client_id', '=', clientId)
    .where('relationship.id', '=', id)
    .executeTakeFirst();
}

export type RelationshipRow = NonNullable<Awaited<ReturnType<typeof findById>>>;

/** The types of two entities, as far as the client has them. */
export async function findTypesOf(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const rows = await kysely
    .selectFrom('entities')
    .select(['id', 'types'])
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, types }) => [id, types]));
}

export async function deleteByIds(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
): Promise<void> {
  await kysely
    .deleteFrom('entity_relationships')
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Names of the client's entity types by fin: its ENTITY_NAME metrics [AMB-094]. */
export async function findTypeNames(kysely: DatabaseClient, clientId: string): Promise<Map<string, string>> {
  const rows = await kysely
    .selectFrom('metric_identifiers')
    .select(['fin', 'name'])
    .where('client_id', '=', clientId)
    .where('type', '=', 'ENTITY_NAME')
    .execute();
  return new Map(rows.map(({ fin, name }) => [fin, name]));
}

/** Inserts the relationships that do not exist, by one statement; no two are equal. @returns the ids by `keyOf` */
export async function upsertRelationships(
  kysely: DatabaseClient,
  clientId: string,
  ends: readonly RelationshipEnds[],
): Promise<ReadonlyMap<string, string>> {
  if (ends.length === 0) return new Map();
  const rows = await kysely
    .insertInto('entity_relationships')
    .columns(['client_id', 'parent_id', 'parent_type', 'child_id', 'child_type'])
    .expression(
      sql`select ${clientId}, * from unnest(
        ${sql.val(ends.map(({ parent }) => parent.id))}::uuid[], ${sql.val(ends.map(({ parent }) => parent.type))}::text[],
        ${sql.val(ends.map(({ child }) => child.id))}::uuid[], ${sql.val(ends.map(({ child }) => child.type))}::text[])`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'parent_id', 'parent_type', 'child_id', 'child_type'])
        .doUpdateSet({ time_updated: sql<Date>`now()` }),
    )
    .returning(['id', 'parent_id', 'parent_type', 'child_id', 'child_type'])
    .execute();
  return new Map(
    rows.map((row) => [
      keyOf({
        parent: { id: row.parent_id, type: row.parent_type },
        child: { id: row.child_id, type: row.child_type },
      }),
      row.id,
    ]),
  );
}

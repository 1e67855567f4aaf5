import { sql, type Insertable, type Updateable } from 'kysely';
import { AppError, parseOrderBy } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { MetricIdentifiers } from '../../database/tables.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import { readOrderBy, type ListOrder } from '../../platform/db/order-by.ts';
import { containsPattern, startsWithPattern } from '../../platform/search.ts';
import { SYSTEM_USER } from '../../platform/system-user.ts';
import { JOINED_ORDERS, orderBySchema, orderByValue, valuesOf } from './metric-order.repository.ts';

/** Which metric identifiers of a client a list holds; filters combine with AND. */
export interface MetricIdentifierFilter {
  readonly clientId: string;
  /** Part of the name. */
  readonly search?: string | undefined;
  readonly isStatic?: boolean | undefined;
  readonly types?: readonly string[] | undefined;
  readonly timePeriods?: readonly string[] | undefined;
  /** Entity types that the metric belongs to, alone or in a relationship. */
  readonly associations?: readonly string[] | undefined;
  /** The entity type that values belong to. */
  readonly entityAssociation?: string | undefined;
  /** The two entity types of the relationship that values belong to, in either order. */
  readonly relationshipAssociation?: readonly string[] | undefined;
  /** An entity or relationship of the client that has values of the metric. */
  readonly withValuesOf?: string | undefined;
  /** The moment at which they were known; now without one. */
  readonly asKnownOn?: Date | undefined;
}

export interface MetricIdentifierPage {
  readonly offset: number;
  readonly limit: number;
  readonly orderBy: string | undefined;
  /** An entity or relationship of the client, by whose latest values a page can be ordered. */
  readonly valuesOf?: string | undefined;
}

export type MetricIdentifierRow = Omit<
  MetricIdentifierDetailsRow,
  'metric_sources' | 'is_calculation' | 'is_additive' | 'formula' | 'time_updated' | 'labels'
>;

/** A metric identifier of a list. */
export interface ListedMetricRow extends MetricIdentifierRow {
  /** In a list ordered by schema: where the metric stands, null for one of no schema. */
  readonly schemaGroup?: { readonly schema: string; readonly group: string } | null;
}

export type MetricIdentifierDetailsRow = NonNullable<Awaited<ReturnType<typeof findMetricIdentifier>>>;
export type MetricIdentifierValues = Insertable<MetricIdentifiers>;
export type MetricIdentifierChanges = Updateable<MetricIdentifiers>;

const ORDER: ListOrder<'name' | 'description' | 'timePeriod' | 'createdBy' | 'type' | 'association'> = {
  columns: {
    name: { expression: 'lower(metric_identifiers.name) collate "C"' },
    description: { expression: 'lower(metric_identifiers.description) collate "C"' },
    timePeriod: { expression: 'time_period', isNullable: true },
    createdBy: { expression: `lower(coalesce(users.name, '${SYSTEM_USER.name}')) collate "C"` },
    // In the order of the labels: Entity comes before Entity Link.
    type: { expression: `case type when 'ENTITY_NAME' then 'ENTITY' else type end` },
    association: {
      expression: `coalesce(array_to_string(associated_relationship_entity_types, ' '), associated_entity_type)`,
      isNullable: true,
    },
  },
  defaultOrder: { column: 'name', direction: 'asc' },
  tieBreaker: 'metric_identifiers.id',
};

const SUMMARY_COLUMNS = [
  'metric_identifiers.id',
  'fin',
  'metric_identifiers.name',
  'description',
  'type',
  'time_period',
  'associated_entity_type',
  'associated_relationship_entity_types',
  'is_static',
  'validators',
  'users.name as creator',
] as const;

function matchingIdentifiers(kysely: DatabaseClient, filter: MetricIdentifierFilter) {
  const { clientId, search = '', isStatic, types, timePeriods, associations } = filter;
  const { entityAssociation, relationshipAssociation = [], withValuesOf } = filter;
  return kysely
    .selectFrom('metric_identifiers')
    .where('metric_identifiers.client_id', '=', clientId)
    .$if(types !== undefined, (query) => query.where('type', 'in', [...(types ?? [])]))
    .$if(timePeriods !== undefined, (query) => query.where('time_period', 'in', [...(timePeriods ?? [])]))
    .$if(isStatic !== undefined, (query) => query.where('is_static', '=', isStatic ?? false))
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`plain_text(metric_identifiers.name) like plain_text(${containsPattern(search)})`,
      ),
    )
    .$if(associations !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('associated_entity_type', 'in', [...(associations ?? [])]),
          sql<boolean>`associated_relationship_entity_types && ${sql.val([...(associations ?? [])])}::text[]`,
        ]),
      ),
    )
    .$if(entityAssociation !== undefined, (query) =>
      query.where('associated_entity_type', '=', entityAssociation ?? ''),
    )
    .$if(relationshipAssociation.length > 0, (query) => {
      const pair = sql`${sql.val([...relationshipAssociation])}::text[]`;
      return query.where(
        sql<boolean>`associated_relationship_entity_types @> ${pair} and associated_relationship_entity_types <@ ${pair}`,
      );
    })
    .$if(withValuesOf !== undefined, (query) => query.where(hasValuesOf(filter)));
}

/** Whether an entity or a relationship has values of the metric, or had some at a moment. */
function hasValuesOf({ clientId, withValuesOf = '', asKnownOn }: MetricIdentifierFilter) {
  const values = valuesOf({ clientId, ownerId: withValuesOf, asKnownOn });
  return sql<boolean>`metric_identifiers.fin in (select fin from (${values}) value)`;
}

/**
 * A page of metric identifiers with the names of their creators; ordered by schema, with the schema and group of each.
 * @throws AppError INVALID_REQUEST for an order that there is not, and for one by values without their owner
 */
export async function findMetricIdentifiers(
  kysely: DatabaseClient,
  filter: MetricIdentifierFilter,
  page: MetricIdentifierPage,
): Promise<readonly ListedMetricRow[]> {
  const order = parseOrderBy(page.orderBy ?? '', JOINED_ORDERS);
  const listed = matchingIdentifiers(kysely, filter)
    .leftJoin('users', 'users.id', 'metric_identifiers.created_by')
    .select([...SUMMARY_COLUMNS])
    .limit(page.limit)
    .offset(page.offset);
  if (order === null) return listed.orderBy(readOrderBy(page.orderBy, ORDER)).execute();
  const { column, direction } = order;
  const ordering = orderingOf(kysely, filter, { column, ownerId: page.valuesOf });
  const rows = await listed
    .leftJoin(ordering.as('ordering'), 'ordering.ordered_fin', 'metric_identifiers.fin')
    .select(['schema_name', 'group_name'])
    .orderBy(
      sql`ordered_by ${sql.raw(direction)} nulls last, lower(metric_identifiers.name) collate "C", metric_identifiers.id`,
    )
    .execute();
  if (column !== 'schema') return rows;
  return rows.map(({ schema_name: schema, group_name: group, ...row }) => ({
    ...row,
    schemaGroup: schema === null || group === null ? null : { schema, group },
  }));
}

/** What a page is ordered by. The place in a schema does not depend on what is searched for. */
function orderingOf(
  kysely: DatabaseClient,
  filter: MetricIdentifierFilter,
  {
    column,
    ownerId,
  }: { readonly column: (typeof JOINED_ORDERS)[number]; readonly ownerId: string | undefined },
) {
  const { clientId, isStatic, entityAssociation, relationshipAssociation, asKnownOn } = filter;
  if (column === 'schema') {
    const ordered = { clientId, isStatic, entityAssociation, relationshipAssociation };
    return orderBySchema(clientId, sql`${matchingIdentifiers(kysely, ordered).select('fin')}`);
  }
  if (ownerId === undefined) throw new AppError('INVALID_REQUEST', { identifier: 'valuesOf' });
  return orderByValue(column, { clientId, ownerId, asKnownOn });
}

export async function countMetricIdentifiers(
  kysely: DatabaseClient,
  filter: MetricIdentifierFilter,
): Promise<number> {
  const { count } = await matchingIdentifiers(kysely, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One metric identifier whole, with the name of its creator. */
export async function findMetricIdentifier(kysely: DatabaseClient, clientId: string, fin: string) {
  return kysely
    .selectFrom('metric_identifiers')
    .leftJoin('users', 'users.id', 'metric_identifiers.created_by')
    .select([...SUMMARY_COLUMNS])
    .select(['metric_sources', 'is_calculation', 'is_additive', 'formula', 'time_updated', 'labels'])
    .where('metric_identifiers.client_id', '=', clientId)
    .where('fin', '=', fin)
    .executeTakeFirst();
}

/** The fins of a client that begin with a text. */
export async function findFinsLike(
  kysely: DatabaseClient,
  clientId: string,
  prefix: string,
): Promise<Set<string>> {
  const rows = await kysely
    .selectFrom('metric_identifiers')
    .select('fin')
    .where('client_id', '=', clientId)
    .where('fin', 'like', startsWithPattern(prefix))
    .execute();
  return new Set(rows.map(({ fin }) => fin));
}

/** The entity types among these fins: each is a metric of type ENTITY_NAME (AMB-094). */
export async function findEntityTypeFins(kysely: DatabaseClient, clientId: string, fins: readonly string[]) {
  const rows = await kysely
    .selectFrom('metric_identifiers')
    .select('fin')
    .where('client_id', '=', clientId)
    .where('type', '=', 'ENTITY_NAME')
    .where(sql<boolean>`fin = any(${sql.val([...fins])}::text[])`)
    .execute();
  return new Set(rows.map(({ fin }) => fin));
}

export async function insertMetricIdentifier(
  transaction: DatabaseTransaction,
  values: MetricIdentifierValues,
): Promise<void> {
  await transaction.insertInto('metric_identifiers').values(values).execute();
}

export async function updateMetricIdentifier(
  transaction: DatabaseTransaction,
  clientId: string,
  fin: string,
  values: MetricIdentifierChanges,
): Promise<void> {
  await transaction
    .updateTable('metric_identifiers')
    .set({ ...values, time_updated: DATABASE_NOW })
    .where('client_id', '=', clientId)
    .where('fin', '=', fin)
    .execute();
}

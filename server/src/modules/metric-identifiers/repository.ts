import { sql, type Insertable, type Updateable } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { MetricIdentifiers } from '../../database/tables.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import { readOrderBy, type ListOrder } from '../../platform/db/order-by.ts';
import { containsPattern, startsWithPattern } from '../../platform/search.ts';
import { SYSTEM_USER } from '../../platform/system-user.ts';

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
}

export type MetricIdentifierRow = Awaited<ReturnType<typeof findMetricIdentifiers>>[number];
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
function hasValuesOf({ clientId, withValuesOf, asKnownOn }: MetricIdentifierFilter) {
  const ofOwner = sql`client_id = ${clientId} and (entity_id = ${withValuesOf} or relationship_id = ${withValuesOf})`;
  const present = sql`select fin from entity_datapoints where ${ofOwner} and deleted_at is null`;
  const fins =
    asKnownOn === undefined
      ? present
      : sql`${present} and known_since <= ${asKnownOn}
        union all select fin from entity_datapoint_audit
        where ${ofOwner} and known_since <= ${asKnownOn} and changed_at > ${asKnownOn}`;
  return sql<boolean>`metric_identifiers.fin in (${fins})`;
}

/** A page of metric identifiers with the names of their creators. */
export async function findMetricIdentifiers(
  kysely: DatabaseClient,
  filter: MetricIdentifierFilter,
  page: MetricIdentifierPage,
) {
  return matchingIdentifiers(kysely, filter)
    .leftJoin('users', 'users.id', 'metric_identifiers.created_by')
    .select([...SUMMARY_COLUMNS])
    .orderBy(readOrderBy(page.orderBy, ORDER))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
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
    .select(['metric_sources', 'is_calculation', 'is_additive', 'formula', 'time_updated'])
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

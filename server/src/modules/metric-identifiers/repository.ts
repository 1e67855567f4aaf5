import { sql } from 'kysely';
import type { Rows } from '../../database/database.ts';
import { readOrderBy, type ListOrder } from '../../platform/db/order-by.ts';
import { containsPattern } from '../../platform/search.ts';

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
}

export interface MetricIdentifierPage {
  readonly offset: number;
  readonly limit: number;
  readonly orderBy: string | undefined;
}

export type MetricIdentifierRow = Awaited<ReturnType<typeof findMetricIdentifiers>>[number];

const ORDER: ListOrder<'name' | 'description' | 'timePeriod' | 'createdBy' | 'type' | 'association'> = {
  columns: {
    name: { expression: 'lower(metric_identifiers.name) collate "C"' },
    description: { expression: 'lower(metric_identifiers.description) collate "C"' },
    timePeriod: { expression: 'time_period', isNullable: true },
    createdBy: { expression: 'created_by', isNullable: true },
    type: { expression: 'type' },
    association: { expression: 'associated_entity_type', isNullable: true },
  },
  defaultOrder: { column: 'name', direction: 'asc' },
  tieBreaker: 'metric_identifiers.id',
};

function matchingIdentifiers(kysely: Rows, filter: MetricIdentifierFilter) {
  const { clientId, search = '', isStatic, types, timePeriods, associations } = filter;
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
    );
}

/** A page of metric identifiers with the names of their creators. */
export async function findMetricIdentifiers(
  kysely: Rows,
  filter: MetricIdentifierFilter,
  page: MetricIdentifierPage,
) {
  return matchingIdentifiers(kysely, filter)
    .leftJoin('users', 'users.id', 'metric_identifiers.created_by')
    .select(['metric_identifiers.id', 'fin', 'metric_identifiers.name', 'description', 'type', 'time_period'])
    .select(['associated_entity_type', 'associated_relationship_entity_types', 'is_static', 'validators'])
    .select('users.name as creator')
    .orderBy(readOrderBy(page.orderBy, ORDER))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countMetricIdentifiers(kysely: Rows, filter: MetricIdentifierFilter): Promise<number> {
  const { count } = await matchingIdentifiers(kysely, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

import { sql } from 'kysely';
import { z } from 'zod';
import { validatorWire, type MetricSummary } from '@assay/shared/contracts';
import { DEFAULT_PAGE_SIZE } from '@assay/shared/domain';
import type { Rows } from '../../database/database.ts';
import { readOrderTerms, readPage } from './order.ts';

export interface MetricQuery {
  readonly offset?: number | undefined;
  readonly maxPageSize?: number | undefined;
  readonly orderBy?: string | undefined;
  readonly search?: string | undefined;
  readonly isStatic?: boolean | undefined;
  readonly type?: readonly string[] | undefined;
  readonly timePeriod?: readonly string[] | undefined;
  readonly association?: readonly string[] | undefined;
}

const COLUMNS = {
  name: 'lower(metric_identifiers.name) collate "C"',
  description: 'lower(metric_identifiers.description) collate "C"',
  timePeriod: 'time_period',
  createdBy: 'created_by',
  type: 'type',
  association: 'associated_entity_type',
};
const LARGEST_PAGE = 500;

/** A page of the client's metric identifiers, by name unless ordered otherwise [API-043]. */
export async function findMetricIdentifiers(
  kysely: Rows,
  clientId: string,
  query: MetricQuery,
): Promise<{ metrics: MetricSummary[]; metricCount: number; totalMetricCount: number }> {
  const { search, isStatic, type: types, timePeriod: periods, association: associations } = query;
  const matching = kysely
    .selectFrom('metric_identifiers')
    .where('metric_identifiers.client_id', '=', clientId)
    .$if(types !== undefined, (some) => some.where('type', 'in', [...(types ?? [])]))
    .$if(periods !== undefined, (some) => some.where('time_period', 'in', [...(periods ?? [])]))
    .$if(isStatic !== undefined, (some) => some.where('is_static', '=', isStatic ?? false))
    .$if(search !== undefined && search !== '', (some) =>
      some.where(
        sql<boolean>`plain_text(metric_identifiers.name) like plain_text(${`%${search?.replace(/[\\%_]/g, '\\$&')}%`})`,
      ),
    )
    .$if(associations !== undefined, (some) =>
      some.where((eb) =>
        eb.or([
          eb('associated_entity_type', 'in', [...(associations ?? [])]),
          sql<boolean>`associated_relationship_entity_types && ${sql.val([...(associations ?? [])])}::text[]`,
        ]),
      ),
    );
  const { offset, limit } = readPage(query, { defaultSize: DEFAULT_PAGE_SIZE, largest: LARGEST_PAGE });
  const terms = readOrderTerms(query.orderBy, COLUMNS, 'name:asc', 'metric_identifiers.id');
  const rows = await matching
    .leftJoin('users', 'users.id', 'metric_identifiers.created_by')
    .select(['metric_identifiers.id', 'fin', 'metric_identifiers.name', 'description', 'type', 'time_period'])
    .select(['associated_entity_type', 'associated_relationship_entity_types', 'is_static', 'validators'])
    .select('users.name as creator')
    .$call((some) => terms.reduce((ordered, term) => ordered.orderBy(term), some))
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await matching
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const metrics = rows.map((row) => ({
    id: row.id,
    fin: row.fin,
    name: row.name,
    description: row.description,
    type: row.type,
    timePeriod: row.time_period,
    createdBy: row.creator ?? 'System',
    associatedEntityType: row.associated_entity_type,
    associatedRelationshipEntityTypes: row.associated_relationship_entity_types,
    isStatic: row.is_static,
    validators: z.array(validatorWire).parse(row.validators),
  }));
  return { metrics, metricCount: metrics.length, totalMetricCount: count };
}

import { sql } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';

/** A metric that is to be deleted. */
export interface DeletedMetric {
  readonly id: string;
  readonly fin: string;
  readonly name: string;
}

/** Something that uses a metric: a schema, the formula of another metric, or a type that requires it. */
interface MetricUse {
  readonly fin: string;
  readonly id: string;
  readonly name: string;
}

const textArray = (values: readonly string[]) => sql`${sql.val([...values])}::text[]`;

/** The client's metrics with these ids or fins. */
export async function findMetrics(
  kysely: DatabaseClient,
  clientId: string,
  by: { readonly ids: readonly string[] } | { readonly fins: readonly string[] },
): Promise<DeletedMetric[]> {
  const query = kysely
    .selectFrom('metric_identifiers')
    .select(['id', 'fin', 'name'])
    .where('client_id', '=', clientId);
  const matching =
    'ids' in by
      ? query.where(sql<boolean>`id = any(${sql.val([...by.ids])}::uuid[])`)
      : query.where(sql<boolean>`fin = any(${textArray(by.fins)})`);
  return matching.orderBy('fin').execute();
}

/** Schemas whose current version holds one of the metrics, templates included. */
export async function findSchemaUses(
  kysely: DatabaseClient,
  clientId: string,
  fins: readonly string[],
): Promise<MetricUse[]> {
  const { rows } = await sql<MetricUse>`
    select distinct metric ->> 'fin' as fin, schemas.id, schemas.name
    from schemas
    join schema_versions version on version.schema_id = schemas.id and version.version = schemas.version
    cross join jsonb_array_elements(version.groups) as one_group
    cross join jsonb_array_elements(one_group -> 'metrics') as metric
    where schemas.client_id = ${clientId} and schemas.deleted_at is null
      and metric ->> 'fin' = any(${textArray(fins)})
    order by schemas.name`.execute(kysely);
  return rows;
}

/** Other metrics whose formulas read one of the metrics. */
export async function findFormulaUses(
  kysely: DatabaseClient,
  clientId: string,
  fins: readonly string[],
): Promise<MetricUse[]> {
  const { rows } = await sql<MetricUse>`
    select operand as fin, id, name
    from metric_identifiers cross join unnest(operands) as operand
    where client_id = ${clientId} and formula is not null
      and operand = any(${textArray(fins)}) and not fin = any(${textArray(fins)})
    order by name`.execute(kysely);
  return rows;
}

/**
 * Entity types that one of the metrics stands for or that require one, as their document types do, and other metrics
 * whose values belong to a type that one stands for.
 */
export async function findTypeUses(
  kysely: DatabaseClient,
  clientId: string,
  fins: readonly string[],
): Promise<MetricUse[]> {
  const { rows } = await sql<MetricUse>`
    select fin, fin as id, display_name as name from entity_types
    where client_id = ${clientId} and fin = any(${textArray(fins)})
    union
    select required as fin, entity_types.fin as id, display_name as name
    from entity_types cross join unnest(required_metrics) as required
    where client_id = ${clientId} and required = any(${textArray(fins)})
    union
    select stood_for as fin, id::text, name
    from metric_identifiers
    cross join unnest(associated_entity_type || associated_relationship_entity_types) as stood_for
    where client_id = ${clientId} and stood_for = any(${textArray(fins)}) and not fin = any(${textArray(fins)})
    order by name`.execute(kysely);
  return rows;
}

/** How many values these metrics have. */
export async function countDatapoints(
  kysely: DatabaseClient,
  clientId: string,
  fins: readonly string[],
): Promise<number> {
  const { count } = await kysely
    .selectFrom('entity_datapoints')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`fin = any(${textArray(fins)})`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes the metrics and all their values. */
export async function removeMetrics(
  transaction: DatabaseTransaction,
  clientId: string,
  fins: readonly string[],
): Promise<void> {
  for (const table of ['entity_datapoints', 'calculation_runs', 'metric_identifiers'] as const)
    await transaction
      .deleteFrom(table)
      .where('client_id', '=', clientId)
      .where(sql<boolean>`fin = any(${textArray(fins)})`)
      .execute();
}

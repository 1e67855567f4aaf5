import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';

/** The latest value that an entity or a relationship has of a metric. */
export interface LatestValue {
  readonly ownerId: string;
  readonly reportingDate: string;
  readonly value: string;
  readonly currency: string | null;
}

/** The latest value of each owner of a metric, at most `limit`; the unknown date comes last. */
export async function findLatestValues(
  kysely: DatabaseClient,
  clientId: string,
  fin: string,
  limit: number,
): Promise<LatestValue[]> {
  const { rows } = await sql<LatestValue>`
    select distinct on (coalesce(entity_id, relationship_id))
      coalesce(entity_id, relationship_id) as "ownerId", reporting_date as "reportingDate", value, currency
    from entity_datapoints
    where client_id = ${clientId} and fin = ${fin} and deleted_at is null
    order by coalesce(entity_id, relationship_id), nullif(reporting_date, date '2099-01-01') desc nulls last,
      time_updated desc, id desc
    limit ${limit}`.execute(kysely);
  return rows;
}

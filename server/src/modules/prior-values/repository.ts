import { sql } from 'kysely';
import { UNKNOWN_DATE } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { keyOf, type RelationshipEnds } from '../entity-relationships/index.ts';

/** The most values of a metric that are compared: three years of quarters. */
const MAX_VALUES = 12;

/** The ids of relationships that exist, by `keyOf`. */
export async function findRelationshipIds(
  kysely: DatabaseClient,
  clientId: string,
  ends: readonly RelationshipEnds[],
): Promise<ReadonlyMap<string, string>> {
  if (ends.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    parent_id: string;
    parent_type: string;
    child_id: string;
    child_type: string;
  }>`
    select id, parent_id, parent_type, child_id, child_type from entity_relationships
    where client_id = ${clientId} and (parent_id, parent_type, child_id, child_type) in (
      select * from unnest(
        ${sql.val(ends.map(({ parent }) => parent.id))}::uuid[], ${sql.val(ends.map(({ parent }) => parent.type))}::text[],
        ${sql.val(ends.map(({ child }) => child.id))}::uuid[], ${sql.val(ends.map(({ child }) => child.type))}::text[]))`.execute(
    kysely,
  );
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

/** A metric of an entity or a relationship. */
export interface OwnedMetric {
  readonly owner: string;
  readonly fin: string;
}

export interface PriorValueRow extends OwnedMetric {
  readonly reporting_date: string;
  readonly value: string;
  readonly currency: string | null;
  readonly page: number | null;
  readonly document_request_id: string | null;
  readonly document_metric_id: string | null;
  readonly file_name: string | null;
}

/** What is stored for metrics of owners until a date, the newest first, without what a document itself wrote. */
export async function findPriorValues(
  kysely: DatabaseClient,
  { clientId, documentId, until }: { clientId: string; documentId: string; until: string | null },
  metrics: readonly OwnedMetric[],
): Promise<PriorValueRow[]> {
  if (metrics.length === 0) return [];
  const owners = sql.val(metrics.map(({ owner }) => owner));
  const fins = sql.val(metrics.map(({ fin }) => fin));
  const known = sql`client_id = ${clientId} and fin = wanted.fin and deleted_at is null
    and reporting_date <> ${sql.lit(UNKNOWN_DATE)}::date and reporting_date <= coalesce(${until}::date, 'infinity'::date)
    and document_request_id is distinct from ${documentId}::uuid`;
  const { rows } = await sql<PriorValueRow>`
    select wanted.owner, wanted.fin, stored.reporting_date, stored.value, stored.currency, stored.page,
      stored.document_request_id, stored.document_metric_id, document.file_name
    from (select distinct * from unnest(${owners}::uuid[], ${fins}::text[]) as wanted (owner, fin)) wanted
    cross join lateral (
      select * from (
        select * from entity_datapoints where entity_id = wanted.owner and ${known}
        union all
        select * from entity_datapoints where relationship_id = wanted.owner and ${known}
      ) owned
      order by reporting_date desc, time_updated desc, id desc limit ${sql.lit(MAX_VALUES)}
    ) stored
    left join document_requests document
      on document.client_id = ${clientId} and document.id = stored.document_request_id
    order by stored.reporting_date desc, stored.time_updated desc, stored.id desc`.execute(kysely);
  return rows;
}

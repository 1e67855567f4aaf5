import { sql } from 'kysely';
import { UNKNOWN_DATE } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { NamedEntity } from '../confirmation/index.ts';
import { keyOf, type RelationshipEnds } from '../entity-relationships/index.ts';

/** The most values of a metric that are compared: three years of quarters. */
const MAX_VALUES = 12;

/**
 * The entity of each name: the one that was chosen for it, else the one of that name, else the only one with that AKA.
 * @returns ids in the order of the names; null where there is none, or more than one
 */
export async function findOnlyEntities(
  kysely: DatabaseClient,
  clientId: string,
  named: readonly NamedEntity[],
): Promise<readonly (string | null)[]> {
  if (named.length === 0) return [];
  const names = sql.val(named.map(({ name }) => name));
  const chosen = sql.val(named.map(({ selectedEntityId }) => selectedEntityId));
  const { rows } = await sql<{ id: string | null }>`
    select coalesce(chosen.id, own.id, aka.id) as id
    from unnest(${names}::text[], ${chosen}::uuid[]) with ordinality as wanted (name, chosen, place)
    left join entities chosen on chosen.client_id = ${clientId} and chosen.id = wanted.chosen
    left join entities own
      on own.client_id = ${clientId} and own.normalised_name = normalised_entity_name(wanted.name)
    left join lateral (
      select (array_agg(distinct entities.id))[1] as id
      from entity_akas join entities on entities.id = entity_akas.entity_id
      where entities.client_id = ${clientId}
        and entity_akas.normalised_name = normalised_entity_name(wanted.name)
      having count(distinct entities.id) = 1
    ) aka on true
    order by wanted.place`.execute(kysely);
  return rows.map(({ id }) => id);
}

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

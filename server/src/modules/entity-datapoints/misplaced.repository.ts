import { sql } from 'kysely';
import type { MetricAssociation } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import {
  newestFirst,
  ownerColumn,
  withSources,
  type DatapointPage,
  type DatapointRow,
} from './datapoint.repository.ts';
import { OWNER_COLUMNS, type Owner, type OwnerKind } from './owner.ts';

/** A metric that has values at an owner. */
export interface StoredMetric extends MetricAssociation {
  readonly fin: string;
  readonly name: string;
}

/** An owner to which values might be moved. */
export interface RelatedOwner {
  readonly kind: OwnerKind;
  readonly id: string;
  readonly name: string;
  readonly types: readonly string[];
}

/** The metrics of which an owner has values; calculated values do not count. */
export async function findStoredMetrics(
  kysely: DatabaseClient,
  clientId: string,
  { kind, id }: Owner,
): Promise<StoredMetric[]> {
  return kysely
    .selectFrom('metric_identifiers as metric')
    .select(['metric.fin', 'metric.name', 'metric.associated_entity_type as associatedEntityType'])
    .select('metric.associated_relationship_entity_types as associatedRelationshipEntityTypes')
    .where('metric.client_id', '=', clientId)
    .where('metric.fin', 'in', (eb) =>
      eb
        .selectFrom('entity_datapoints')
        .select('entity_datapoints.fin')
        .where('entity_datapoints.client_id', '=', clientId)
        .where(OWNER_COLUMNS[kind], '=', id)
        .where('deleted_at', 'is', null)
        .where('operands', 'is', null),
    )
    .execute();
}

/** A page of the values of some metrics at an owner, and their number. */
export async function findValues(
  kysely: DatabaseClient,
  clientId: string,
  { owner, fins }: { readonly owner: Owner; readonly fins: readonly string[] },
  { offset, limit }: DatapointPage,
): Promise<{ readonly rows: DatapointRow[]; readonly totalCount: number }> {
  const values = sql`select *, null::text as changed_since, false as is_restorable from entity_datapoints
    where client_id = ${clientId} and ${ownerColumn(owner.kind)} = ${owner.id} and deleted_at is null
      and operands is null and fin = any(${sql.val([...fins])}::text[])`;
  const page = sql`select * from (${values}) value
    order by fin, ${newestFirst('value')} limit ${limit} offset ${offset}`;
  const { rows } =
    await sql<DatapointRow>`${withSources(page)} order by datapoint.fin, ${newestFirst('datapoint')}`.execute(
      kysely,
    );
  const counted = await sql<{ count: number }>`select count(*)::int as count from (${values}) value`.execute(
    kysely,
  );
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}

/**
 * The owners that stand next to one: of a relationship both ends, each with the type under which it is related, and the other
 * relationships of the two; of an entity its relationships. Of relationships of one pair of types only a single one.
 */
export async function findRelatedOwners(
  kysely: DatabaseClient,
  clientId: string,
  { kind, id }: Owner,
): Promise<RelatedOwner[]> {
  const single = sql`select 'relationship' as kind, (array_agg(relation.id))[1] as id,
      (array_agg(concat(parent.name, ' – ', child.name)))[1] as name,
      array[relation.parent_type, relation.child_type] as types
    from entity_relationships relation
    join entities parent on parent.id = relation.parent_id join entities child on child.id = relation.child_id`;
  const ofPairs = sql`group by relation.parent_type, relation.child_type having count(*) = 1`;
  const related =
    kind === 'entity'
      ? sql`${single} where relation.client_id = ${clientId} and ${id} in (relation.parent_id, relation.child_id) ${ofPairs}`
      : sql`${single} join entity_relationships own on own.id = ${id} and relation.id <> own.id
            and least(relation.parent_id, relation.child_id) = least(own.parent_id, own.child_id)
            and greatest(relation.parent_id, relation.child_id) = greatest(own.parent_id, own.child_id)
          where relation.client_id = ${clientId} ${ofPairs}
        union all
        select 'entity', entity.id, entity.name, array[ends.type] from entity_relationships own
        cross join lateral (values (own.parent_id, own.parent_type), (own.child_id, own.child_type)) as ends (id, type)
        join entities entity on entity.id = ends.id
        where own.client_id = ${clientId} and own.id = ${id}`;
  return (await sql<RelatedOwner>`${related}`.execute(kysely)).rows;
}

/** Whether the document of a value has another value of the same metric and date at an owner. */
export async function hasSameOfDocument(
  transaction: DatabaseTransaction,
  id: string,
  at: Owner,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select present.id from entity_datapoints value join entity_datapoints present
      on present.document_request_id = value.document_request_id and present.fin = value.fin
        and present.reporting_date = value.reporting_date and present.deleted_at is null
        and present.${ownerColumn(at.kind)} = ${at.id}
    where value.id = ${id}`.execute(transaction);
  return rows.length > 0;
}

/** Moves values with their history to other owners. One statement for any number of values. */
export async function moveDatapoints(
  transaction: DatabaseTransaction,
  moves: readonly { readonly id: string; readonly to: Owner }[],
): Promise<void> {
  if (moves.length === 0) return;
  const idsOf = (kind: Owner['kind']) => sql.val(moves.map(({ to }) => (to.kind === kind ? to.id : null)));
  await sql`
    with moved as (
      select * from unnest(${sql.val(moves.map(({ id }) => id))}::uuid[],
        ${idsOf('entity')}::uuid[], ${idsOf('relationship')}::uuid[])
        as moved (id, entity_id, relationship_id)
    ), history as (
      update entity_datapoint_audit line set entity_id = moved.entity_id, relationship_id = moved.relationship_id
      from moved where line.datapoint_id = moved.id
    )
    update entity_datapoints value set entity_id = moved.entity_id, relationship_id = moved.relationship_id,
      known_since = greatest(now(), known_since)
    from moved where value.id = moved.id`.execute(transaction);
}

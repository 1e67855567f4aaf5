import { sql, type RawBuilder } from 'kysely';
import { UNKNOWN_DATE } from '@assay/shared/domain';

/** The values of one entity or relationship, now or as they were known at a moment. */
export interface OwnerValues {
  readonly clientId: string;
  readonly ownerId: string;
  readonly asKnownOn: Date | undefined;
}

/** What a metric is ordered by, where that is not one of its own columns; absent for a metric without it. */
export interface MetricOrdering {
  readonly ordered_fin: string;
  readonly ordered_by: unknown;
  readonly schema_name: string | null;
  readonly group_name: string | null;
}

/** Orders that a join gives, in the names of the contract. */
export const JOINED_ORDERS = ['schema', 'reportingDate', 'lastModified'] as const;

/** The values of an owner, each with its metric, date and last change. */
export function valuesOf({ clientId, ownerId, asKnownOn }: OwnerValues): RawBuilder<unknown> {
  const ofOwner = sql`client_id = ${clientId} and (entity_id = ${ownerId} or relationship_id = ${ownerId})`;
  const present = sql`select fin, reporting_date, time_updated from entity_datapoints
    where ${ofOwner} and deleted_at is null`;
  if (asKnownOn === undefined) return present;
  return sql`${present} and known_since <= ${asKnownOn}
    union all
    select fin, reporting_date, (row_before ->> 'time_updated')::timestamptz from entity_datapoint_audit
    where ${ofOwner} and known_since <= ${asKnownOn} and changed_at > ${asKnownOn}`;
}

/** The date, or the last change, of the latest value of each metric that an owner has values of. */
export function orderByValue(
  column: 'reportingDate' | 'lastModified',
  values: OwnerValues,
): RawBuilder<MetricOrdering> {
  const date = sql`nullif(reporting_date, ${sql.lit(UNKNOWN_DATE)}::date)`;
  const orderedBy = column === 'reportingDate' ? date : sql.ref('time_updated');
  return sql<MetricOrdering>`(
    select distinct on (fin) fin as ordered_fin, ${orderedBy} as ordered_by,
      null::text as schema_name, null::text as group_name
    from (${valuesOf(values)}) value
    order by fin, ${date} desc nulls last, time_updated desc)`;
}

/**
 * The place of metrics in the schemas by which the documents of a client are read [AMB-111, AMB-118]. A metric of several
 * schemas stands in the one that has the most of these metrics, so that as few groups as possible are torn apart.
 * @param fins a query of the fins that are ordered
 */
export function orderBySchema(clientId: string, fins: RawBuilder<unknown>): RawBuilder<MetricOrdering> {
  return sql<MetricOrdering>`(
    with assigned as (
      select distinct on (assignment.document_type_id) schemas.id, schemas.name, version.groups
      from versioned_document_types assignment
      join schemas on schemas.id = assignment.schema_id and schemas.deleted_at is null
      join schema_versions version on version.schema_id = schemas.id and version.version = schemas.version
      where assignment.client_id = ${clientId}
      order by assignment.document_type_id, assignment.version desc
    ), held as (
      select schema.id, schema.name, one_group.value ->> 'displayName' as group_name, metric.value ->> 'fin' as fin,
        one_group.ordinality as group_place, metric.ordinality as metric_place
      from (select distinct id, name, groups from assigned) schema
      cross join jsonb_array_elements(schema.groups) with ordinality as one_group
      cross join jsonb_array_elements(one_group.value -> 'metrics') with ordinality as metric
      where metric.value ->> 'fin' in (${fins})
    ), placed as (
      select distinct on (fin) * from (select held.*, count(*) over (partition by id) as size from held) sized
      order by fin, size desc, name, id, group_place, metric_place
    )
    select fin as ordered_fin, row_number() over (order by size desc, name, id, group_place, metric_place) as ordered_by,
      name as schema_name, group_name
    from placed)`;
}

import { sql, type RawBuilder, type Selectable } from 'kysely';
import { UNKNOWN_DATE, type MetricAssociation } from '@assay/shared/domain';
import type { DatapointChangeReason } from '@assay/shared/contracts';
import type { DatabaseClient } from '../../database/database.ts';
import type { EntityDatapoints } from '../../database/tables.ts';
import { OWNER_COLUMNS, type Owner, type OwnerKind } from './owner.ts';

/** A value as lists read it: the row, with its metric, its document and the schema of that. */
export type DatapointRow = Selectable<EntityDatapoints> & {
  readonly metric_type: string | null;
  /** Null where the document is no longer stored. */
  readonly document_name: string | null;
  readonly document_is_confirmed: boolean | null;
  readonly document_published_at: Date | null;
  readonly document_unpublished_changes: number | null;
  /** The schema of its document; null where the document has none. */
  readonly schema_name: string | null;
  readonly schema_version: number | null;
  /** What a calculated value was made of, each with the name and type of its metric. */
  readonly named_operands: unknown;
  readonly changed_since: DatapointChangeReason | null;
  readonly is_restorable: boolean;
  /** The values of the last reporting dates before, the newest first; in lists of latest values only. */
  readonly earlier?: unknown;
};

export interface DatapointPage {
  readonly offset: number;
  readonly limit: number;
}

/** The values of one owner, now or as they were known at a moment. */
export interface OwnerFilter {
  readonly clientId: string;
  readonly owner: Owner;
  readonly asKnownOn?: Date | undefined;
}

/** The history of one metric of an owner. */
export interface HistoryFilter extends OwnerFilter {
  readonly fin: string;
}

/** The highest reporting date first, the unknown one last, then the last change [AMB-105]; the order of the indexes. */
export function newestFirst(table: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`nullif(${column('reporting_date')}, ${sql.lit(UNKNOWN_DATE)}::date) desc nulls last,
    ${column('time_updated')} desc, ${column('id')} desc`;
}

export const ownerColumn = (kind: OwnerKind) => sql.ref(OWNER_COLUMNS[kind]);

/** Rows of `entity_datapoints` with `changed_since` and `is_restorable`. */
function historyRows(
  { clientId, owner, asKnownOn }: OwnerFilter,
  fin: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const ofMetric = sql`client_id = ${clientId} and ${ownerColumn(owner.kind)} = ${owner.id} and fin = ${fin}`;
  const present = sql`select entity_datapoints.*, null::text as changed_since, false as is_restorable
    from entity_datapoints where ${ofMetric} and deleted_at is null`;
  if (asKnownOn === undefined) return present;
  return sql`${present} and known_since <= ${asKnownOn}
    union all
    select earlier.*, audit.reason,
      audit.reason = 'deleted' and exists (select 1 from entity_datapoints deleted
        where deleted.id = audit.datapoint_id and deleted.deleted_at is not null)
    from (select * from entity_datapoint_audit where ${ofMetric}) audit
    cross join lateral jsonb_populate_record(null::entity_datapoints, audit.row_before) earlier
    where audit.known_since <= ${asKnownOn} and audit.changed_at > ${asKnownOn}`;
}

/** Values before the latest one that show how a metric goes. */
const MAX_EARLIER = 7;

/** Adds the metric, the document and its schema to rows. */
export function withSources(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select datapoint.*, metric.type as metric_type, document.file_name as document_name,
      document.is_verified as document_is_confirmed, document.published_at as document_published_at,
      document.unpublished_changes as document_unpublished_changes,
      schema.name as schema_name, schema.version as schema_version,
      (select jsonb_agg(operand || jsonb_build_object('name', coalesce(read.name, operand ->> 'fin'),
          'metricType', coalesce(read.type, 'STRING')))
        from jsonb_array_elements(datapoint.operands) operand
        left join metric_identifiers read on read.client_id = datapoint.client_id and read.fin = operand ->> 'fin'
      ) as named_operands
    from (${rows}) datapoint
    left join metric_identifiers metric on metric.client_id = datapoint.client_id and metric.fin = datapoint.fin
    left join document_requests document
      on document.client_id = datapoint.client_id and document.id = datapoint.document_request_id
    left join versioned_document_types assignment on assignment.id = document.versioned_document_type_id
    left join schema_versions schema
      on schema.schema_id = assignment.schema_id and schema.version = document.schema_version`;
}

/** A page of the history of a metric. */
export async function findHistory(
  kysely: DatabaseClient,
  filter: HistoryFilter,
  { offset, limit }: DatapointPage,
): Promise<DatapointRow[]> {
  const page = sql`select * from (${historyRows(filter, sql.val(filter.fin))}) history
    order by ${newestFirst('history')} limit ${limit} offset ${offset}`;
  const ordered = sql<DatapointRow>`${withSources(page)} order by ${newestFirst('datapoint')}`;
  return (await ordered.execute(kysely)).rows;
}

export async function countHistory(kysely: DatabaseClient, filter: HistoryFilter): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (${historyRows(filter, sql.val(filter.fin))}) history`.execute(
    kysely,
  );
  return rows[0]?.count ?? 0;
}

/** The fins of which an owner has values, or had some at the moment. */
function finsOf({ clientId, owner, asKnownOn }: OwnerFilter): RawBuilder<unknown> {
  const ofOwner = sql`client_id = ${clientId} and ${ownerColumn(owner.kind)} = ${owner.id}`;
  const present = sql`select distinct fin from entity_datapoints where ${ofOwner} and deleted_at is null`;
  return asKnownOn === undefined
    ? present
    : sql`${present} union select fin from entity_datapoint_audit where ${ofOwner} and changed_at > ${asKnownOn}`;
}

/**
 * The latest value of each metric of an owner, with those before it, and their number, by one statement:
 * for each fin it reads the first entries of the index. Without `fins` all metrics that have a value.
 */
export async function findLatest(
  kysely: DatabaseClient,
  { fins, ...filter }: OwnerFilter & { readonly fins?: readonly string[] | undefined },
  { offset, limit }: DatapointPage,
): Promise<{ readonly items: DatapointRow[]; readonly totalCount: number }> {
  const wanted =
    fins === undefined ? finsOf(filter) : sql`select distinct unnest(${sql.val([...fins])}::text[]) as fin`;
  const page = sql`select latest.*, (
      select jsonb_agg(jsonb_build_object('value', value, 'currency', currency, 'reportingDate', reporting_date)
        order by reporting_date desc)
      from (
        select distinct on (reporting_date) value, currency, reporting_date
        from (${historyRows(filter, sql.ref('latest.fin'))}) history
        where history.reporting_date < latest.reporting_date
        order by reporting_date desc, ${newestFirst('history')} limit ${MAX_EARLIER}
      ) dates
    ) as earlier
    from latest order by fin limit ${limit} offset ${offset}`;
  const { rows } = await sql<Partial<DatapointRow> & { readonly total: number }>`
    with latest as (
      select value.* from (${wanted}) wanted cross join lateral (
        select * from (${historyRows(filter, sql.ref('wanted.fin'))}) history
        order by ${newestFirst('history')} limit 1
      ) value
    )
    select page.*, total.total from (select count(*)::int as total from latest) total
    left join (${withSources(page)}) page on true
    order by page.fin`.execute(kysely);
  return {
    totalCount: rows[0]?.total ?? 0,
    items: rows.filter((row): row is DatapointRow & { readonly total: number } => row.id !== null),
  };
}

/** A metric as its values are checked. */
export interface ValueMetric extends MetricAssociation {
  readonly fin: string;
  readonly type: string;
  readonly validators: unknown;
  /** Its values are calculated and cannot be written. */
  readonly isCalculated: boolean;
}

/** The metrics with these fins. */
export async function findMetrics(
  kysely: DatabaseClient,
  clientId: string,
  fins: readonly string[],
): Promise<ValueMetric[]> {
  return kysely
    .selectFrom('metric_identifiers')
    .select(['fin', 'type', 'validators', 'is_calculation as isCalculated'])
    .select('associated_entity_type as associatedEntityType')
    .select('associated_relationship_entity_types as associatedRelationshipEntityTypes')
    .where('client_id', '=', clientId)
    .where('fin', 'in', [...fins])
    .execute();
}

/** Those of these owners that the client has: the types of entities, or of both ends of relationships, by id. */
export async function findOwnerTypes(
  kysely: DatabaseClient,
  clientId: string,
  kind: OwnerKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const types = kind === 'entity' ? sql`types` : sql`array[parent_type, child_type]`;
  const rows = await kysely
    .selectFrom(kind === 'entity' ? 'entities' : 'entity_relationships')
    .select(['id', types.$castTo<string[]>().as('types')])
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.types]));
}

export async function findDefaultCurrency(kysely: DatabaseClient, clientId: string): Promise<string> {
  const { default_currency: currency } = await kysely
    .selectFrom('clients')
    .select('default_currency')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return currency;
}

/** The changes of a value, the newest first. */
export async function findChanges(kysely: DatabaseClient, clientId: string, datapointId: string) {
  return kysely
    .selectFrom('entity_datapoint_audit')
    .select(['changed_at', 'user_name', 'reason'])
    .select(['from_value', 'from_currency', 'to_value', 'to_currency'])
    .where('client_id', '=', clientId)
    .where('datapoint_id', '=', datapointId)
    .orderBy('id', 'desc')
    .execute();
}

/** Whether the client has this value, deleted ones included. */
export async function hasDatapoint(kysely: DatabaseClient, clientId: string, id: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('entity_datapoints')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export type ChangeRow = Awaited<ReturnType<typeof findChanges>>[number];

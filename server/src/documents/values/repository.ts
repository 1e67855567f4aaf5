import { sql, type Insertable, type Updateable } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';
import type { DatapointAudit, DocumentDatapoints, DocumentMetrics } from '../../database/tables.ts';
import type { DocumentSources } from '../sources.ts';

/** Columns of a datapoint that leave the server, with the lesson that proposed it and the entity that it is linked to. */
const DATAPOINT_COLUMNS = [
  'datapoint.id',
  'datapoint.metric_id',
  'datapoint.rank',
  'datapoint.value',
  'datapoint.currency',
  'datapoint.akas',
  'datapoint.confidence',
  'datapoint.page',
  'datapoint.x',
  'datapoint.y',
  'datapoint.w',
  'datapoint.h',
  'datapoint.text',
  'datapoint.node_id',
  'datapoint.cell',
  'datapoint.modified_by',
  'datapoint.last_modified',
  'datapoint.last_modified_by',
  'datapoint.last_modified_by_id',
  'datapoint.data_source',
  'datapoint.is_verified',
  'datapoint.verified_by',
  'datapoint.selected_entity_id',
  'entity.name as selected_entity_name',
  'datapoint.lesson_id',
  'datapoint.lesson_of_other',
  'datapoint.proposed_by',
  'lesson.taught_in',
  'lesson.taught_by',
  'lesson.taught_at',
  'lesson.state as lesson_state',
] as const;

export type GroupingRow = Awaited<ReturnType<typeof findGroupings>>[number];
export type MetricRow = Awaited<ReturnType<typeof findMetrics>>[number];
export type DatapointRow = Awaited<ReturnType<typeof findDatapoints>>[number];

/** So many rows of each table, from one on. */
export interface RowPart {
  readonly fromRow: number;
  readonly rows: number;
}

/** The groupings of a document: by table, each table's rows after it. */
export async function findGroupings(kysely: DatabaseClient, documentId: string, part?: RowPart) {
  return kysely
    .selectFrom('groupings')
    .select(['id', 'parent_id', 'group_identifier', 'group_display', 'table_index', 'row_index'])
    .select(['allow_repeatable', 'calculated_totals'])
    .where('document_request_id', '=', documentId)
    .$if(part !== undefined, (query) =>
      query.where('id', 'in', groupingIdsOf(documentId, part ?? { fromRow: 0, rows: 0 })),
    )
    .orderBy('table_index')
    .orderBy('row_index', (order) => order.asc().nullsFirst())
    .execute();
}

/** The tables of a document, and of the rows of each those of a part. */
const groupingIdsOf = (documentId: string, { fromRow, rows }: RowPart) =>
  sql<string>`(select id from (
    select id, parent_id, row_number() over (partition by parent_id order by row_index, id) - 1 as place
    from groupings where document_request_id = ${documentId}) placed
    where parent_id is null or place >= ${fromRow} and place < ${fromRow + rows})`;

/** How many rows the tables of a document have, by the id of the table. */
export async function countRows(
  kysely: DatabaseClient,
  documentId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await kysely
    .selectFrom('groupings')
    .select(({ fn }) => ['parent_id', fn.countAll<number>().as('count')])
    .where('document_request_id', '=', documentId)
    .where('parent_id', 'is not', null)
    .groupBy('parent_id')
    .execute();
  return new Map(rows.map(({ parent_id: id, count }) => [id ?? '', count]));
}

/** One parameter however many ids there are. */
const isAmong = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${sql.val([...ids])}::uuid[])`;

/** What the identifiers of metrics add, by fin. */
async function findIdentifiers(kysely: DatabaseClient, clientId: string, fins: readonly string[]) {
  const rows = await kysely
    .selectFrom('metric_identifiers')
    .select(['fin', 'time_period', 'validators', 'is_additive'])
    .where('client_id', '=', clientId)
    .where(sql<boolean>`fin = any(${sql.val([...fins])}::text[])`)
    .execute();
  return new Map(rows.map(({ fin, ...identifier }) => [fin, identifier]));
}

const NO_IDENTIFIER = { time_period: null, validators: null, is_additive: null };

/**
 * The metrics of a document in the order of the screen, with what their identifiers add.
 * @param groupingIds only those of these groupings
 */
export async function findMetrics(
  kysely: DatabaseClient,
  clientId: string,
  documentId: string,
  groupingIds?: readonly string[],
) {
  const metrics = await kysely
    .selectFrom('document_metrics')
    .select(['id', 'grouping_id', 'index', 'fin', 'display_label', 'data_type', 'order_position'])
    .select(['filter_group', 'is_validated', 'is_required', 'is_priority', 'is_available', 'awaits_owner'])
    .where('document_request_id', '=', documentId)
    .$if(groupingIds !== undefined, (query) => query.where(isAmong('grouping_id', groupingIds ?? [])))
    .orderBy('order_position')
    .execute();
  // A table of 10,000 rows has each identifier 10,000 times: joined, each would be read and sent as often.
  const identifiers = await findIdentifiers(kysely, clientId, [...new Set(metrics.map(({ fin }) => fin))]);
  return metrics.map((metric) => ({ ...metric, ...(identifiers.get(metric.fin) ?? NO_IDENTIFIER) }));
}

/** The metrics of datapoints of a document, by the id of the datapoint. */
export async function findMetricsOfDatapoints(
  kysely: DatabaseClient,
  documentId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('document_datapoints')
    .select(['id', 'metric_id'])
    .where('document_request_id', '=', documentId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, metric_id: metricId }) => [id, metricId]));
}

/** The datapoints of a document, those of a metric together, best first. */
export async function findDatapoints(
  kysely: DatabaseClient,
  { entities, lessons }: Pick<DocumentSources, 'entities' | 'lessons'>,
  documentId: string,
  metricIds?: readonly string[],
) {
  return kysely
    .selectFrom('document_datapoints as datapoint')
    .leftJoin(lessons.as('lesson'), (join) => join.onRef('lesson.id', '=', 'datapoint.lesson_id'))
    .leftJoin(entities.table.as('entity'), (join) =>
      join.onRef('entity.id', '=', 'datapoint.selected_entity_id'),
    )
    .select(DATAPOINT_COLUMNS)
    .where('datapoint.document_request_id', '=', documentId)
    .$if(metricIds !== undefined, (query) => query.where(isAmong('datapoint.metric_id', metricIds ?? [])))
    .orderBy('datapoint.metric_id')
    .orderBy('datapoint.rank')
    .execute();
}

/** When a value of a document was last changed or a row of it deleted; undefined where it has no values. */
export async function findLastModified(
  kysely: DatabaseClient,
  documentId: string,
): Promise<Date | undefined> {
  const row = await kysely
    .selectFrom('document_datapoints')
    .select('last_modified as at')
    .where('document_request_id', '=', documentId)
    .unionAll(
      kysely
        .selectFrom('deleted_rows')
        .select('deleted_at as at')
        .where('document_request_id', '=', documentId),
    )
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

export async function updateMetric(
  kysely: DatabaseClient,
  id: string,
  changes: Updateable<DocumentMetrics>,
): Promise<void> {
  await kysely.updateTable('document_metrics').set(changes).where('id', '=', id).execute();
}

export async function insertDatapoint(
  kysely: DatabaseClient,
  datapoint: Insertable<DocumentDatapoints>,
): Promise<void> {
  await kysely.insertInto('document_datapoints').values(datapoint).execute();
}

export async function updateDatapoint(
  kysely: DatabaseClient,
  id: string,
  changes: Updateable<DocumentDatapoints>,
): Promise<void> {
  await kysely.updateTable('document_datapoints').set(changes).where('id', '=', id).execute();
}

/** Ranks the datapoints of a metric in this order, in one statement. */
export async function rankDatapoints(kysely: DatabaseClient, idsInOrder: readonly string[]): Promise<void> {
  await kysely
    .updateTable('document_datapoints')
    .set({ rank: sql<number>`array_position(${sql.val([...idsInOrder])}::uuid[], id) - 1` })
    .where('id', 'in', [...idsInOrder])
    .execute();
}

/** Ends the verification of datapoints. */
export async function unverifyDatapoints(kysely: DatabaseClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await kysely
    .updateTable('document_datapoints')
    .set({ is_verified: false, verified_by: null })
    .where('id', 'in', [...ids])
    .execute();
}

export async function deleteDatapoints(kysely: DatabaseClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await kysely
    .deleteFrom('document_datapoints')
    .where('id', 'in', [...ids])
    .execute();
}

export async function insertAudit(
  kysely: DatabaseClient,
  entries: readonly Insertable<DatapointAudit>[],
): Promise<void> {
  if (entries.length === 0) return;
  await kysely
    .insertInto('datapoint_audit')
    .values([...entries])
    .execute();
}

/** The current value of each named metric, outside the rows of tables. */
export async function findCurrentValues(
  kysely: DatabaseClient,
  documentId: string,
  fins: readonly string[],
): Promise<Map<string, string>> {
  const rows = await kysely
    .selectFrom('document_datapoints as datapoint')
    .innerJoin('document_metrics as metric', 'metric.id', 'datapoint.metric_id')
    .innerJoin('groupings', 'groupings.id', 'metric.grouping_id')
    .select(['metric.fin', 'datapoint.value'])
    .where('metric.document_request_id', '=', documentId)
    .where('metric.fin', 'in', [...fins])
    .where('groupings.parent_id', 'is', null)
    .where('datapoint.rank', '=', 0)
    .execute();
  return new Map(rows.flatMap(({ fin, value }) => (value === null || value === '' ? [] : [[fin, value]])));
}

/** How many metrics were found in a document, and how many of them are verified. */
export async function countMetrics(
  kysely: DatabaseClient,
  documentId: string,
): Promise<{ total: number; verified: number }> {
  return kysely
    .selectFrom('document_metrics')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('is_validated', '=', true).as('verified'),
    ])
    .where('document_request_id', '=', documentId)
    .where('is_available', '=', true)
    .executeTakeFirstOrThrow();
}

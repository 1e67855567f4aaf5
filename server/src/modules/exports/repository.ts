import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';

/** A document of an export, without its values. */
export type ExportedDocument = Awaited<ReturnType<typeof findExportedDocuments>>[number];

const uuids = (ids: readonly string[]) => sql<string>`any(${sql.val([...ids])}::uuid[])`;

/** Those of the documents that the client has, in the order of their upload. */
export async function findExportedDocuments(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
) {
  return kysely
    .selectFrom('document_requests')
    .select(['id', 'file_name', 'document_type_id', 'fund', 'fund_manager', 'reporting_date', 'upload_date'])
    .select([
      'uploaded_by',
      'stage',
      'tags',
      'is_verified',
      'verified_by',
      's3_key',
      'file_hash',
      'mime_type',
    ])
    .select(['metrics_total', 'metrics_verified', 'revision', 'from_page', 'to_page'])
    .where('client_id', '=', clientId)
    .where('id', '=', uuids(ids))
    .orderBy('upload_date')
    .orderBy('id')
    .execute();
}

/** The metrics of documents, by name. */
export async function findMetricNames(kysely: DatabaseClient, clientId: string, ids: readonly string[]) {
  const rows = await kysely
    .selectFrom('document_metrics as metric')
    .innerJoin('document_requests as document', 'document.id', 'metric.document_request_id')
    .select('metric.fin')
    .select(({ fn }) => fn.min('metric.display_label').as('name'))
    .where('document.client_id', '=', clientId)
    .where('document.id', '=', uuids(ids))
    .groupBy('metric.fin')
    .execute();
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Which of the found values are wanted. */
export interface ValueFilter {
  readonly verifiedOnly: boolean;
}

/** The order of the documents' upload and of the values on their screens. */
export const SCREEN_ORDER = sql`document.upload_date, document.id, grouping.table_index, grouping.row_index nulls first,
  metric.order_position, metric.id`;

const storedValues = (kysely: DatabaseClient, clientId: string, ids: readonly string[]) =>
  kysely
    .selectFrom('document_requests as document')
    .innerJoin('document_metrics as metric', 'metric.document_request_id', 'document.id')
    .innerJoin('groupings as grouping', 'grouping.id', 'metric.grouping_id')
    .leftJoin('document_datapoints as datapoint', (join) =>
      join
        .onRef('datapoint.metric_id', '=', 'metric.id')
        .onRef('datapoint.document_request_id', '=', 'document.id')
        .on('datapoint.rank', '=', 0),
    )
    .select(['document.id as documentRequestId', 'metric.id as metricId'])
    .select(['grouping.group_display as group', 'grouping.row_index as rowIndex'])
    .select(['metric.display_label as metric', 'metric.fin', 'metric.data_type as dataType'])
    .select(['metric.is_validated as verified', 'datapoint.value', 'datapoint.currency'])
    .select(['datapoint.page', 'datapoint.x', 'datapoint.y', 'datapoint.w', 'datapoint.h'])
    .where('document.client_id', '=', clientId)
    .where('document.id', '=', uuids(ids));

/** The metrics of documents with their current values, in the order of the documents' upload and of their screens. */
export const metricValues = (kysely: DatabaseClient, clientId: string, ids: readonly string[]) =>
  storedValues(kysely, clientId, ids).orderBy(SCREEN_ORDER);

/**
 * Whether entities and relationships have a value as it stands. A document that was confirmed before published values were
 * kept, and not changed since, has published all that is verified.
 */
const isPublished = sql<boolean>`document.is_verified and not metric.awaits_owner and case when document.published_at is null then datapoint.is_verified
  else published.value is not distinct from datapoint.value and published.currency is not distinct from datapoint.currency
    and datapoint.is_verified end`;

/**
 * The current values of documents, without order. A metric without a value was not found, or confirmed as not in the
 * document: there is nothing to export.
 */
export const exportableValues = (
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
  { verifiedOnly }: ValueFilter,
) =>
  storedValues(kysely, clientId, ids)
    .leftJoin('published_values as published', (join) =>
      join
        .onRef('published.document_request_id', '=', 'document.id')
        .onRef('published.metric_id', '=', 'metric.id'),
    )
    .leftJoin('metric_identifiers as identifier', (join) =>
      join
        .onRef('identifier.client_id', '=', 'document.client_id')
        .onRef('identifier.fin', '=', 'metric.fin'),
    )
    .select(['datapoint.confidence', 'identifier.time_period as timePeriod', isPublished.as('published')])
    .where('datapoint.value', '<>', '')
    .$if(verifiedOnly, (query) => query.where('metric.is_validated', '=', true));

/** A current value as it is stored. */
export type ExportedValue = Awaited<ReturnType<typeof findExportedValues>>[number];

/** The current values of documents, in the order of the documents' upload and of their screens. */
export async function findExportedValues(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
  filter: ValueFilter,
) {
  return exportableValues(kysely, clientId, ids, filter).orderBy(SCREEN_ORDER).execute();
}

/** Of each document, whether its verified values may leave as CSV (AMB-073). */
export async function findCsvReadiness(kysely: DatabaseClient, clientId: string, ids: readonly string[]) {
  return kysely
    .selectFrom('document_requests as document')
    .leftJoin('document_metrics as metric', 'metric.document_request_id', 'document.id')
    .leftJoin('document_datapoints as datapoint', (join) =>
      join.onRef('datapoint.metric_id', '=', 'metric.id').on('datapoint.rank', '=', 0),
    )
    .select([
      'document.id',
      sql<boolean>`coalesce(bool_or(metric.is_validated and datapoint.value <> ''), false)`.as(
        'hasVerifiedValue',
      ),
      sql<boolean>`coalesce(bool_or(metric.is_required and not metric.is_validated), false)`.as(
        'hasUnverifiedRequired',
      ),
    ])
    .where('document.client_id', '=', clientId)
    .where('document.id', '=', uuids(ids))
    .groupBy('document.id')
    .execute();
}

/** The storage keys of the documents' graphs: those of their last finished runs. */
export async function findGraphKeys(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const runs = await kysely
    .selectFrom('document_runs as run')
    .innerJoin('document_requests as document', 'document.id', 'run.document_request_id')
    .distinctOn('run.document_request_id')
    .select(['run.document_request_id as id', 'run.graph_key as key'])
    .where('document.client_id', '=', clientId)
    .where('document.id', '=', uuids(ids))
    .where('run.status', '=', 'done')
    .orderBy('run.document_request_id')
    .orderBy('run.attempt', 'desc')
    .execute();
  return new Map(runs.flatMap(({ id, key }) => (key === null ? [] : [[id, key]])));
}

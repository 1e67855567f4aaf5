import { sql } from 'kysely';
import { ENTITY_DATA_TYPES, UNKNOWN_DATE, type ReportedTypes } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { StatedValue } from './plan.ts';

/** A confirmed document, with the entity types that its type reports for and about. */
export interface ConfirmedDocument {
  readonly id: string;
  readonly fileName: string;
  readonly reportingDate: string;
  readonly types: ReportedTypes;
}

export async function findDocument(
  transaction: DatabaseClient,
  documentId: string,
): Promise<ConfirmedDocument> {
  const row = await transaction
    .selectFrom('document_requests as document')
    .innerJoin('document_types as type', (join) =>
      join
        .onRef('type.client_id', '=', 'document.client_id')
        .onRef('type.id', '=', 'document.document_type_id'),
    )
    .select(['document.id', 'document.file_name', 'document.reporting_date'])
    .select(['type.reporting_entity_type', 'type.key_entity_type'])
    .where('document.id', '=', documentId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    fileName: row.file_name,
    reportingDate: row.reporting_date ?? UNKNOWN_DATE,
    types: { reporting: row.reporting_entity_type, key: row.key_entity_type },
  };
}

/** The metrics of a document that are not calculated, with where their values stand, in the order of the screen. */
function metricsWithPlaces(kysely: DatabaseClient, clientId: string, documentId: string) {
  return (
    kysely
      .selectFrom('document_metrics as metric')
      .innerJoin('document_datapoints as datapoint', (join) =>
        join.onRef('datapoint.metric_id', '=', 'metric.id').on('datapoint.rank', '=', 0),
      )
      .innerJoin('groupings as grouping', 'grouping.id', 'metric.grouping_id')
      .innerJoin('metric_identifiers as identifier', (join) =>
        join.onRef('identifier.fin', '=', 'metric.fin').on('identifier.client_id', '=', clientId),
      )
      .select(['metric.id as metric_id', 'datapoint.verified_by'])
      .select(['metric.fin', 'metric.data_type', 'grouping.id as grouping_id', 'grouping.parent_id'])
      .select(['datapoint.confidence', 'datapoint.page', 'datapoint.x', 'datapoint.y'])
      .select(['datapoint.w', 'datapoint.h'])
      .select(['identifier.associated_entity_type', 'identifier.associated_relationship_entity_types'])
      .where('metric.document_request_id', '=', documentId)
      // Values of a calculated metric come from its formula alone.
      .where('identifier.is_calculation', '=', false)
      .orderBy('metric.order_position')
  );
}

type MetricWithPlace = Awaited<ReturnType<ReturnType<typeof metricsWithPlaces>['execute']>>[number];

interface Figure {
  readonly value: string | null;
  readonly currency: string | null;
  readonly is_verified: boolean;
  readonly selected_entity_id: string | null;
}

function toStatedValue(
  { fin, value, currency, confidence, page, x, y, w, h, ...row }: MetricWithPlace & Figure,
  documentId: string,
): StatedValue {
  return {
    fin,
    dataType: row.data_type,
    value: value ?? '',
    currency,
    confidence,
    page,
    x,
    y,
    w,
    h,
    documentId,
    metricId: row.metric_id,
    isVerified: row.is_verified,
    verifiedBy: row.verified_by,
    rowId: row.parent_id === null ? null : row.grouping_id,
    entityType: row.associated_entity_type,
    relationshipTypes: row.associated_relationship_entity_types,
    selectedEntityId: row.selected_entity_id,
  };
}

/** The current values of a document, verified or not. */
export async function findStatedValues(
  kysely: DatabaseClient,
  clientId: string,
  documentId: string,
): Promise<StatedValue[]> {
  const rows = await metricsWithPlaces(kysely, clientId, documentId)
    .select(['datapoint.value', 'datapoint.currency'])
    .select(['datapoint.is_verified', 'datapoint.selected_entity_id'])
    .where('datapoint.value', '!=', '')
    .execute();
  return rows.map((row) => toStatedValue(row, documentId));
}

/**
 * The values of a confirmed document as they were published. A name that is not verified any more is meant as it was; another
 * value counts only where an entity or a relationship still has it.
 */
export async function findPublishedValues(
  kysely: DatabaseClient,
  clientId: string,
  documentId: string,
): Promise<StatedValue[]> {
  const isStored = sql<boolean>`exists (select from entity_datapoints fact
    where fact.document_request_id = ${documentId} and fact.document_metric_id = metric.id and fact.deleted_at is null)`;
  const rows = await metricsWithPlaces(kysely, clientId, documentId)
    .innerJoin('published_values as published', (join) =>
      join
        .onRef('published.document_request_id', '=', 'metric.document_request_id')
        .onRef('published.metric_id', '=', 'metric.id'),
    )
    .select(['published.value', 'published.currency', 'published.entity_id as selected_entity_id'])
    .select(
      sql<boolean>`datapoint.is_verified or metric.data_type in (${sql.join(ENTITY_DATA_TYPES)}) or ${isStored}`.as(
        'is_verified',
      ),
    )
    .execute();
  return rows.map((row) => toStatedValue(row, documentId));
}

/** Marks which values of a document wait for an owner; all others wait no more. */
export async function markWaiting(
  transaction: DatabaseTransaction,
  documentId: string,
  metricIds: readonly string[],
): Promise<void> {
  const waits = sql<boolean>`id = any(${sql.val([...metricIds])}::uuid[])`;
  await transaction
    .updateTable('document_metrics')
    .set({ awaits_owner: waits })
    .where('document_request_id', '=', documentId)
    .where(sql<boolean>`awaits_owner <> (${waits})`)
    .execute();
}

/** The metrics of a confirmed document whose values wait for an owner. */
export async function findWaiting(kysely: DatabaseClient, documentId: string): Promise<readonly string[]> {
  const rows = await kysely
    .selectFrom('document_metrics as metric')
    .innerJoin('document_requests as document', 'document.id', 'metric.document_request_id')
    .select('metric.id')
    .where('document.id', '=', documentId)
    .where('document.is_verified', '=', true)
    .where('metric.awaits_owner', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

/** The date under which the values of a confirmed document were published. */
export async function findPublishedDate(kysely: DatabaseClient, documentId: string): Promise<string> {
  const row = await kysely
    .selectFrom('published_values as published')
    .innerJoin('document_metrics as metric', 'metric.id', 'published.metric_id')
    .select('published.value')
    .where('published.document_request_id', '=', documentId)
    .where('metric.fin', '=', 'reporting_date')
    .executeTakeFirst();
  return row?.value ?? UNKNOWN_DATE;
}

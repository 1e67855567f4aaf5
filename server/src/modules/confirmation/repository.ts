import { UNKNOWN_DATE } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { ConfirmedValue, ReportedTypes } from './plan.ts';

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

/** The current values of a document, verified or not, in the order of the screen. */
export async function findStatedValues(
  transaction: DatabaseClient,
  clientId: string,
  documentId: string,
): Promise<(ConfirmedValue & { readonly isVerified: boolean })[]> {
  const rows = await transaction
    .selectFrom('document_metrics as metric')
    .innerJoin('document_datapoints as datapoint', (join) =>
      join.onRef('datapoint.metric_id', '=', 'metric.id').on('datapoint.rank', '=', 0),
    )
    .innerJoin('groupings as grouping', 'grouping.id', 'metric.grouping_id')
    .innerJoin('metric_identifiers as identifier', (join) =>
      join.onRef('identifier.fin', '=', 'metric.fin').on('identifier.client_id', '=', clientId),
    )
    .select(['metric.id as metric_id', 'datapoint.is_verified', 'datapoint.verified_by'])
    .select(['metric.fin', 'metric.data_type', 'grouping.id as grouping_id', 'grouping.parent_id'])
    .select(['datapoint.value', 'datapoint.currency', 'datapoint.confidence', 'datapoint.page'])
    .select(['datapoint.x', 'datapoint.y', 'datapoint.w', 'datapoint.h', 'datapoint.selected_entity_id'])
    .select(['identifier.associated_entity_type', 'identifier.associated_relationship_entity_types'])
    .where('metric.document_request_id', '=', documentId)
    // Values of a calculated metric come from its formula alone.
    .where('identifier.is_calculation', '=', false)
    .where('datapoint.value', '!=', '')
    .orderBy('metric.order_position')
    .execute();
  return rows.map(({ fin, value, currency, confidence, page, x, y, w, h, ...row }) => ({
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
    metricId: row.metric_id,
    isVerified: row.is_verified,
    verifiedBy: row.verified_by,
    rowId: row.parent_id === null ? null : row.grouping_id,
    entityType: row.associated_entity_type,
    relationshipTypes: row.associated_relationship_entity_types,
    selectedEntityId: row.selected_entity_id,
  }));
}

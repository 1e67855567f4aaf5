import { COMPETING_GAP } from '@assay/shared/domain';
import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';

export type FieldRow = Awaited<ReturnType<typeof findFields>>[number];

/** Every metric of documents with its current value, and whether it stands in a row of a repeating group. */
export async function findFields(kysely: DatabaseClient, clientId: string, documentIds: readonly string[]) {
  return (
    kysely
      .selectFrom('document_metrics as metric')
      .innerJoin('document_requests as document', 'document.id', 'metric.document_request_id')
      .innerJoin('groupings as grouping', 'grouping.id', 'metric.grouping_id')
      .innerJoin('document_datapoints as datapoint', (join) =>
        join.onRef('datapoint.metric_id', '=', 'metric.id').on('datapoint.rank', '=', 0),
      )
      .select(['metric.id', 'metric.document_request_id', 'metric.fin', 'metric.data_type'])
      .select(['metric.is_validated', 'metric.is_required'])
      // By itself: joined, a planner without statistics reads all identifiers of the client for each metric.
      .select(({ selectFrom }) =>
        selectFrom('metric_identifiers as identifier')
          .select('identifier.validators')
          .whereRef('identifier.fin', '=', 'metric.fin')
          .where('identifier.client_id', '=', clientId)
          .as('validators'),
      )
      .select(['metric.display_label', 'metric.order_position', 'grouping.table_index'])
      .select(['grouping.id as grouping_id', 'grouping.parent_id'])
      .select(['datapoint.id as datapoint_id', 'datapoint.value', 'datapoint.text', 'datapoint.currency'])
      .select(['datapoint.x', 'datapoint.y', 'datapoint.w', 'datapoint.h'])
      .select(['datapoint.confidence', 'datapoint.page', 'datapoint.modified_by', 'datapoint.lesson_id'])
      .select(['datapoint.proposed_by', 'datapoint.last_modified'])
      .where('document.client_id', '=', clientId)
      .where('document.id', 'in', [...documentIds])
      .orderBy('metric.document_request_id')
      .orderBy('metric.id')
      .execute()
  );
}

export type CompetingRow = Awaited<ReturnType<typeof findCompeting>>[number];

/** What was found for the metrics of documents beside their values and is nearly as likely, the likeliest first. */
export async function findCompeting(kysely: DatabaseClient, documentIds: readonly string[]) {
  return kysely
    .selectFrom('document_datapoints as other')
    .innerJoin('document_datapoints as datapoint', (join) =>
      join.onRef('datapoint.metric_id', '=', 'other.metric_id').on('datapoint.rank', '=', 0),
    )
    .select([
      'other.document_request_id',
      'other.metric_id',
      'other.value',
      'other.currency',
      'other.confidence',
    ])
    .where(isAmong(documentIds, 'other.document_request_id'))
    .where('other.rank', '>', 0)
    .where('other.value', '<>', '')
    .where((eb) => eb('other.confidence', '>=', eb('datapoint.confidence', '-', COMPETING_GAP)))
    .orderBy('other.metric_id')
    .orderBy('other.rank')
    .execute();
}

/** One parameter however many ids there are: a statement takes 65,535 of them. */
const isAmong = (ids: readonly string[], column = 'id') =>
  sql<boolean>`${sql.ref(column)} = any(${sql.val([...ids])}::uuid[])`;

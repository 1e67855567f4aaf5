import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';

/**
 * The fields of documents that keep a CSV from leaving: the required ones that nobody verified; of documents without
 * any, the values that could be verified. In the order of their screens, at most `limit` of each document.
 */
export async function findBlockingFields(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
  limit: number,
) {
  const ranked = kysely
    .selectFrom('document_requests as document')
    .innerJoin('document_metrics as metric', 'metric.document_request_id', 'document.id')
    .innerJoin('groupings as grouping', 'grouping.id', 'metric.grouping_id')
    .leftJoin('document_datapoints as datapoint', (join) =>
      join.onRef('datapoint.metric_id', '=', 'metric.id').on('datapoint.rank', '=', 0),
    )
    .select([
      'document.id as documentId',
      'metric.id as metricId',
      'metric.fin',
      'metric.display_label as name',
    ])
    .select(
      sql<number>`row_number() over (partition by document.id, metric.is_required
        order by grouping.table_index, grouping.row_index nulls first, metric.order_position, metric.id)`.as(
        'position',
      ),
    )
    .select(sql<number>`count(*) over (partition by document.id, metric.is_required)`.as('count'))
    .select(sql<boolean>`bool_or(metric.is_required) over (partition by document.id)`.as('hasRequired'))
    .select(['metric.is_required as required', 'grouping.row_index as rowIndex'])
    .where('document.client_id', '=', clientId)
    .where('document.id', '=', sql<string>`any(${sql.val([...ids])}::uuid[])`)
    .where('metric.is_validated', '=', false)
    .where((eb) => eb.or([eb('metric.is_required', '=', true), eb('datapoint.value', '<>', '')]));
  return kysely
    .selectFrom(ranked.as('field'))
    .select(['documentId', 'metricId', 'fin', 'name', 'rowIndex', 'count'])
    .where('position', '<=', limit)
    .whereRef('required', '=', 'hasRequired')
    .orderBy('documentId')
    .orderBy('position')
    .execute();
}

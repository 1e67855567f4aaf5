import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';

const uuids = (ids: readonly string[]) => sql<string>`any(${sql.val([...ids])}::uuid[])`;
/** Tables of several documents are one where they have the same identifier, or without one the same name. */
const tableKey = sql<string>`coalesce(parent.group_identifier, parent.group_display)`;

/** The rows of the tables of documents, with their metrics. */
const tableRows = (kysely: DatabaseClient, clientId: string, ids: readonly string[]) =>
  kysely
    .selectFrom('document_requests as document')
    .innerJoin('groupings as line', 'line.document_request_id', 'document.id')
    .innerJoin('groupings as parent', 'parent.id', 'line.parent_id')
    .innerJoin('document_metrics as metric', 'metric.grouping_id', 'line.id')
    .where('document.client_id', '=', clientId)
    .where('document.id', '=', uuids(ids))
    .where('line.row_index', 'is not', null);

/** The kinds of tables that documents have, each with its columns, in the order of their screens. */
export async function findTableColumns(kysely: DatabaseClient, clientId: string, ids: readonly string[]) {
  return tableRows(kysely, clientId, ids)
    .select([tableKey.as('key'), 'metric.fin'])
    .select(({ fn }) => [
      fn.min('parent.group_display').as('name'),
      fn.min('metric.display_label').as('label'),
      fn.min('metric.data_type').as('dataType'),
      fn.min('metric.order_position').as('position'),
      fn.min('parent.table_index').as('tableIndex'),
    ])
    .groupBy([tableKey, 'metric.fin'])
    .orderBy('tableIndex')
    .orderBy('key')
    .orderBy('position')
    .orderBy('fin')
    .execute();
}

export type TableCell = Awaited<ReturnType<typeof findTableCells>>[number];

/** The values in the rows of one kind of table, row by row, in the order of the documents' upload. */
export async function findTableCells(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
  { key, verifiedOnly }: { readonly key: string; readonly verifiedOnly: boolean },
) {
  return tableRows(kysely, clientId, ids)
    .innerJoin('document_datapoints as datapoint', (join) =>
      join.onRef('datapoint.metric_id', '=', 'metric.id').on('datapoint.rank', '=', 0),
    )
    .select(['document.id as documentRequestId', 'line.id as rowId', 'line.row_index as rowIndex'])
    .select(['metric.id as metricId', 'metric.fin', 'metric.data_type as dataType'])
    .select(['metric.is_validated as verified', 'datapoint.value', 'datapoint.currency'])
    .select(['datapoint.page', 'datapoint.x', 'datapoint.y', 'datapoint.w', 'datapoint.h'])
    .where(tableKey, '=', key)
    .where('datapoint.value', '<>', '')
    .$if(verifiedOnly, (query) => query.where('metric.is_validated', '=', true))
    .orderBy('document.upload_date')
    .orderBy('document.id')
    .orderBy('parent.table_index')
    .orderBy('line.row_index')
    .orderBy('line.id')
    .orderBy('metric.order_position')
    .orderBy('metric.id')
    .execute();
}

import { isMetricDataType } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { ExportedMetric } from './metric-rows.ts';

/** A metric of an exported document with what the export checks read. */
export interface ExportRow extends ExportedMetric {
  readonly documentId: string;
  readonly required: boolean;
}

/** Which of the documents the client has. */
export async function findDocuments(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await kysely
    .selectFrom('document_requests')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(found.map(({ id }) => id));
}

/** Every metric of the documents with its current value, in the order of the documents' upload and of their screens. */
export async function findExportRows(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
): Promise<ExportRow[]> {
  const found = await kysely
    .selectFrom('document_requests as document')
    .innerJoin('document_metrics as metric', 'metric.document_request_id', 'document.id')
    .innerJoin('groupings as grouping', 'grouping.id', 'metric.grouping_id')
    .innerJoin('document_datapoints as datapoint', (join) =>
      join.onRef('datapoint.metric_id', '=', 'metric.id').on('datapoint.rank', '=', 0),
    )
    .select([
      'document.id as documentId',
      'document.file_name as document',
      'document.document_type_id as documentType',
    ])
    .select(['document.fund', 'document.reporting_date as reportingDate'])
    .select(['grouping.group_display as group', 'grouping.row_index as rowIndex'])
    .select(['metric.display_label as metric', 'metric.fin', 'metric.data_type as dataType'])
    .select(['metric.is_validated as verified', 'metric.is_required as required'])
    .select(['datapoint.value', 'datapoint.currency'])
    .where('document.client_id', '=', clientId)
    .where('document.id', 'in', [...ids])
    .orderBy('document.upload_date')
    .orderBy('document.id')
    .orderBy('grouping.table_index')
    .orderBy('grouping.row_index', (order) => order.asc().nullsFirst())
    .orderBy('metric.order_position')
    .orderBy('metric.id')
    .execute();
  return found.flatMap(({ dataType, rowIndex, value, ...row }) =>
    isMetricDataType(dataType)
      ? [{ ...row, dataType, value: value ?? '', row: rowIndex === null ? null : rowIndex + 1 }]
      : [],
  );
}

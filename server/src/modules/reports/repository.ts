import { isMetricDataType } from '@assay/shared/domain';
import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';

export type ReportedValue = Awaited<ReturnType<typeof findReportedValues>>[number];

/** Every metric of documents, found or not, in the order of the documents' upload and of their screens. */
export async function findReportedValues(kysely: DatabaseClient, clientId: string, ids: readonly string[]) {
  const found = await kysely
    .selectFrom('document_requests as document')
    .innerJoin('document_metrics as metric', 'metric.document_request_id', 'document.id')
    .innerJoin('groupings as grouping', 'grouping.id', 'metric.grouping_id')
    .leftJoin('document_datapoints as datapoint', (join) =>
      join.onRef('datapoint.metric_id', '=', 'metric.id').on('datapoint.rank', '=', 0),
    )
    .select(['document.id as documentRequestId', 'metric.id as metricId', 'metric.fin'])
    .select(['grouping.group_display as group', 'grouping.row_index as rowIndex'])
    .select(['metric.display_label as metric', 'metric.data_type as dataType'])
    .select(['metric.is_validated as verified', 'metric.is_required as required'])
    .select([
      'datapoint.value',
      'datapoint.currency',
      'datapoint.verified_by as verifiedBy',
      'datapoint.text',
    ])
    .select(['datapoint.page', 'datapoint.x', 'datapoint.y', 'datapoint.w', 'datapoint.h'])
    .where('document.client_id', '=', clientId)
    .where('document.id', '=', sql<string>`any(${sql.val([...ids])}::uuid[])`)
    .orderBy('document.upload_date')
    .orderBy('document.id')
    .orderBy('grouping.table_index')
    .orderBy('grouping.row_index', (order) => order.asc().nullsFirst())
    .orderBy('metric.order_position')
    .orderBy('metric.id')
    .execute();
  return found.flatMap(({ dataType, x, y, w, h, ...row }) =>
    isMetricDataType(dataType)
      ? [
          {
            ...row,
            dataType,
            box: x === null || y === null || w === null || h === null ? null : { x, y, w, h },
          },
        ]
      : [],
  );
}

export interface NewReport {
  readonly id: string;
  readonly clientId: string;
  readonly userId: number;
  readonly isProvider: boolean;
  readonly documentIds: readonly string[];
  readonly file: {
    readonly key: string;
    readonly name: string;
    readonly contentType: string;
    readonly size: number;
  };
  readonly expiresAt: Date;
}

/** Keeps a report among the exports of its user, until it expires. */
export async function insertReport(kysely: DatabaseClient, report: NewReport): Promise<void> {
  const { id, clientId, userId, isProvider, documentIds, file, expiresAt } = report;
  await kysely
    .insertInto('exports')
    .values({
      id,
      client_id: clientId,
      user_id: userId,
      is_provider: isProvider,
      kind: 'report',
      document_ids: [...documentIds],
      documents_written: documentIds.length,
      status: 'done',
      file_key: file.key,
      file_name: file.name,
      content_type: file.contentType,
      file_size: file.size,
      expires_at: expiresAt,
    })
    .execute();
}

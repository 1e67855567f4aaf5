import { isMetricDataType } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { metricValues } from '../exports/index.ts';

export type ReportedValue = Awaited<ReturnType<typeof findReportedValues>>[number];

/** Every metric of documents, found or not, in the order of the documents' upload and of their screens. */
export async function findReportedValues(kysely: DatabaseClient, clientId: string, ids: readonly string[]) {
  const found = await metricValues(kysely, clientId, ids)
    .select(['metric.is_required as required', 'datapoint.verified_by as verifiedBy', 'datapoint.text'])
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

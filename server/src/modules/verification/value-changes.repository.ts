import { VALUE_CHANGE_FIELDS } from '@assay/shared/contracts';
import type { DatabaseClient } from '../../database/database.ts';

/** The most changes of a value that are listed: each save of it has up to five. */
const MAX_CHANGES = 500;

/** Which metric of which document. */
export interface MetricKey {
  readonly clientId: string;
  readonly documentId: string;
  readonly metricId: string;
}

export type ValueChangeRow = Awaited<ReturnType<typeof findValueChanges>>[number];

/** The changes of a value by people, by the audit log, the newest first. */
export async function findValueChanges(
  kysely: DatabaseClient,
  { clientId, documentId, metricId }: MetricKey,
) {
  return kysely
    .selectFrom('datapoint_audit')
    .select(['changed_at', 'user_name', 'field', 'from_value', 'to_value'])
    .where('client_id', '=', clientId)
    .where('document_request_id', '=', documentId)
    .where('metric_id', '=', metricId)
    .where('field', 'in', [...VALUE_CHANGE_FIELDS])
    .orderBy('id', 'desc')
    .limit(MAX_CHANGES)
    .execute();
}

/** Whether a document of the client has a metric. */
export async function hasMetric(
  kysely: DatabaseClient,
  { clientId, documentId, metricId }: MetricKey,
): Promise<boolean> {
  const row = await kysely
    .selectFrom('document_metrics as metric')
    .innerJoin('document_requests as document', 'document.id', 'metric.document_request_id')
    .select('metric.id')
    .where('document.client_id', '=', clientId)
    .where('document.id', '=', documentId)
    .where('metric.id', '=', metricId)
    .executeTakeFirst();
  return row !== undefined;
}

import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';

/** A verified value of a confirmed document. */
export interface VerifiedValue {
  readonly fin: string;
  readonly dataType: string;
  readonly value: string;
  readonly documentId: string;
  readonly fileName: string;
}

export interface ConfirmedDocument {
  readonly id: string;
  readonly fileName: string;
}

/** The latest confirmed documents of some types. */
export async function findConfirmed(
  kysely: DatabaseClient,
  clientId: string,
  documentTypes: readonly string[],
  limit: number,
): Promise<ConfirmedDocument[]> {
  if (documentTypes.length === 0) return [];
  return kysely
    .selectFrom('document_requests')
    .select(['id', 'file_name as fileName'])
    .where('client_id', '=', clientId)
    .where('document_type_id', 'in', [...documentTypes])
    .where('is_verified', '=', true)
    .orderBy('published_at', (order) => order.desc().nullsLast())
    .limit(limit)
    .execute();
}

/** The verified values of some metrics in some documents. */
export async function findVerifiedValues(
  kysely: DatabaseClient,
  documentIds: readonly string[],
  fins: readonly string[],
): Promise<VerifiedValue[]> {
  if (documentIds.length === 0 || fins.length === 0) return [];
  return kysely
    .selectFrom('document_metrics as metric')
    .innerJoin('document_datapoints as datapoint', 'datapoint.metric_id', 'metric.id')
    .innerJoin('document_requests as document', 'document.id', 'metric.document_request_id')
    .select(['metric.fin', 'metric.data_type as dataType', 'document.id as documentId'])
    .select(['document.file_name as fileName', sql<string>`datapoint.value`.as('value')])
    .where(sql<boolean>`metric.document_request_id = any(${sql.val([...documentIds])}::uuid[])`)
    .where(sql<boolean>`metric.fin = any(${sql.val([...fins])}::text[])`)
    .where('datapoint.rank', '=', 0)
    .where('datapoint.is_verified', '=', true)
    .where('datapoint.value', '!=', '')
    .execute();
}

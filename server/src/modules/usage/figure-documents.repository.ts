import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { UsageFilters } from '@assay/shared/contracts';
import type { DatabaseClient } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { readListedPage } from '../document-requests/index.ts';

const startOfDay = (day: string) => sql<Date>`${day}::timestamp at time zone 'UTC'`;
const endOfDay = (day: string) => sql<Date>`(${day}::timestamp + interval '1 day') at time zone 'UTC'`;

/** Whether a figure is about the confirmations of documents. */
function isAboutReviews(filter: UsageFilters): boolean {
  const { confirmedFrom, confirmedTo, confirmedBy, outcome, correctedMetric, extractedMetric } = filter;
  const named = [confirmedFrom, confirmedTo, confirmedBy, outcome, correctedMetric, extractedMetric];
  return named.some((one) => one !== undefined);
}

type Conditions = Expression<SqlBool>[];

function matchesDocument(clientId: string, filter: UsageFilters) {
  return (eb: ExpressionBuilder<Tables, 'document_requests'>) => {
    const { uploadedFrom, uploadedTo, documentType, fund, reportingDate, source, stage, metrics } = filter;
    const conditions: Conditions = [eb('document_requests.client_id', '=', clientId)];
    if (uploadedFrom !== undefined) conditions.push(eb('upload_date', '>=', startOfDay(uploadedFrom)));
    if (uploadedTo !== undefined) conditions.push(eb('upload_date', '<', endOfDay(uploadedTo)));
    if (documentType !== undefined)
      conditions.push(eb('document_requests.document_type_id', '=', documentType));
    if (fund !== undefined) conditions.push(eb('fund', '=', fund));
    if (reportingDate !== undefined) conditions.push(eb('reporting_date', '=', reportingDate));
    if (source !== undefined) conditions.push(eb('source', '=', source));
    if (metrics === 'verified') conditions.push(eb('metrics_verified', '>', 0));
    if (metrics === 'open') conditions.push(sql<SqlBool>`metrics_verified < metrics_total`);
    if (stage !== undefined) conditions.push(sql<SqlBool>`stage = any(${sql.val([...stage])}::text[])`);
    return eb.and(conditions);
  };
}

function matchesReview(clientId: string, filter: UsageFilters) {
  return (eb: ExpressionBuilder<Tables, 'confirmed_documents'>) => {
    const { confirmedFrom, confirmedTo, confirmedBy, outcome, documentType } = filter;
    const { correctedMetric, extractedMetric } = filter;
    const conditions: Conditions = [eb('confirmed_documents.client_id', '=', clientId)];
    if (confirmedFrom !== undefined) conditions.push(eb('confirmed_at', '>=', startOfDay(confirmedFrom)));
    if (confirmedTo !== undefined) conditions.push(eb('confirmed_at', '<', endOfDay(confirmedTo)));
    if (confirmedBy !== undefined) conditions.push(eb('confirmed_by_id', '=', confirmedBy));
    if (documentType !== undefined)
      conditions.push(eb('confirmed_documents.document_type_id', '=', documentType));
    if (correctedMetric !== undefined)
      conditions.push(sql<SqlBool>`corrected_fins @> array[${correctedMetric}]::text[]`);
    if (extractedMetric !== undefined)
      conditions.push(sql<SqlBool>`jsonb_exists(metrics, ${extractedMetric})`);
    if (outcome === 'touchless') conditions.push(sql<SqlBool>`corrected + added = 0`);
    if (outcome === 'corrected') conditions.push(sql<SqlBool>`corrected + added > 0`);
    if (outcome === 'timed') conditions.push(eb('active_seconds', 'is not', null));
    if (outcome === 'firstPass') conditions.push(eb('is_first_pass', '=', true));
    return eb.and(conditions);
  };
}

/** The ids of the documents that a figure counts. */
function selectIds(kysely: DatabaseClient, clientId: string, filter: UsageFilters) {
  const documents = kysely
    .selectFrom('document_requests')
    .select('document_requests.id as page_id')
    .where(matchesDocument(clientId, filter));
  if (!isAboutReviews(filter)) return documents;
  const reviews = kysely
    .selectFrom('confirmed_documents')
    .select('document_request_id')
    .where(matchesReview(clientId, filter));
  return documents.where('document_requests.id', 'in', reviews);
}

/** A page of the documents that a figure counts, the newest upload first unless ordered. */
export async function findFigureDocuments(
  kysely: DatabaseClient,
  { clientId, filter }: { readonly clientId: string; readonly filter: UsageFilters },
  { offset, limit, orderBy }: { offset: number; limit: number; orderBy: string | undefined },
) {
  return readListedPage(kysely, selectIds(kysely, clientId, filter), { offset, limit, orderBy });
}

/** How many documents a figure counts. */
export async function countFigureDocuments(
  kysely: DatabaseClient,
  clientId: string,
  filter: UsageFilters,
): Promise<number> {
  const { count } = await kysely
    .selectFrom(selectIds(kysely, clientId, filter).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

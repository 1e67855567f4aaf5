import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';

/** Samples as they lie in the database, in the order of their reporting dates. */
export async function findSamples(
  transaction: DatabaseTransaction,
  clientId: string,
  fileNames: readonly string[],
) {
  return transaction
    .selectFrom('document_requests')
    .select(['id', 'is_verified', 'verified_by', 'verified_by_id'])
    .where('client_id', '=', clientId)
    .where(sql<boolean>`file_name = any(${sql.val([...fileNames])}::text[])`)
    .orderBy(sql`reporting_date asc nulls last`)
    .orderBy('file_name')
    .execute();
}

const UPLOADED_AT = '9 hours 12 minutes';
const REVIEWED_AT = '11 hours 40 minutes';

/** A time of the working day that many days before today, or of the last one before it; never in the future. */
const timestampOf = (daysAgo: number, time: string) => sql<Date>`(
  select least(day - make_interval(days => greatest(0, extract(isodow from day)::integer - 5)) + ${time}::interval, now())
  from (select date_trunc('day', now()) - make_interval(days => ${daysAgo}) as day) days)`;

/** Moves the upload and the extraction of a sample into the past. */
export async function dateUpload(
  transaction: DatabaseTransaction,
  id: string,
  daysAgo: number,
): Promise<void> {
  const uploaded = timestampOf(daysAgo, UPLOADED_AT);
  await sql`
    update document_requests set upload_date = ${uploaded}, updated_at = ${uploaded}
    where id = ${id}`.execute(transaction);
  await sql`
    update document_runs set started_at = ${uploaded}, finished_at = ${uploaded} + (finished_at - started_at)
    where document_request_id = ${id}`.execute(transaction);
}

/** Moves the review of a sample into the past, and says how long it took. */
export async function dateReview(
  transaction: DatabaseTransaction,
  {
    id,
    reviewerId,
    reviewer,
  }: { readonly id: string; readonly reviewerId: number; readonly reviewer: string },
  { daysAgo, activeSeconds }: { readonly daysAgo: number; readonly activeSeconds: number },
): Promise<void> {
  const reviewed = timestampOf(daysAgo, REVIEWED_AT);
  await sql`update document_requests set updated_at = ${reviewed} where id = ${id}`.execute(transaction);
  await sql`update datapoint_audit set changed_at = ${reviewed} where document_request_id = ${id}`.execute(
    transaction,
  );
  await sql`select record_confirmation(id, ${reviewerId}::bigint, ${reviewer}, ${reviewed})
    from document_requests where id = ${id}`.execute(transaction);
  await sql`
    insert into review_times (document_request_id, user_id, worked_on, client_id, active_seconds)
    select id, ${reviewerId}::bigint, (${reviewed} at time zone 'UTC')::date, client_id, ${activeSeconds}::integer
    from document_requests where id = ${id}
    on conflict do nothing`.execute(transaction);
}

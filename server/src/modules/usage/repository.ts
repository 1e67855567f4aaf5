import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';

/** A month, and what came of the reviews that were confirmed in it. */
export interface ReviewedMonth {
  readonly from_date: string;
  readonly to_date: string;
  readonly documents: number;
  readonly extracted: number;
  readonly corrected: number;
}

/** Uploads of each of the last 365 days in UTC, the oldest first. */
export async function countUploads(kysely: DatabaseClient, clientId: string) {
  const { rows } = await sql<{ date: string; count: number }>`
    select to_char(day, 'YYYY-MM-DD') as date, coalesce(sum(counts.documents), 0)::integer as count
    from (select (now() at time zone 'UTC')::date - days as day from generate_series(0, 364) days) calendar
    left join document_counts counts on counts.client_id = ${clientId} and counts.uploaded_on = calendar.day
    group by day order by day`.execute(kysely);
  return rows;
}

/** How many of the metrics found in all documents of a client are verified. */
export async function countVerifiedMetrics(kysely: DatabaseClient, clientId: string) {
  return kysely
    .selectFrom('document_counts')
    .select(sql<number>`coalesce(sum(metrics_verified), 0)::bigint`.as('metricsVerified'))
    .select(sql<number>`coalesce(sum(metrics_total), 0)::bigint`.as('metricsTotal'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
}

/** The last twelve months, the oldest first. Without a type, documents of all types count. */
export async function findReviewedMonths(
  kysely: DatabaseClient,
  clientId: string,
  documentType?: string,
): Promise<ReviewedMonth[]> {
  const ofType = documentType === undefined ? sql`true` : sql`counts.document_type_id = ${documentType}`;
  const { rows } = await sql<ReviewedMonth>`
    select to_char(month, 'YYYY-MM-DD') as from_date,
      to_char(month + interval '1 month - 1 day', 'YYYY-MM-DD') as to_date,
      coalesce(sum(counts.documents), 0)::integer as documents,
      coalesce(sum(counts.extracted), 0)::bigint as extracted,
      coalesce(sum(counts.corrected), 0)::bigint as corrected
    from (
      select (date_trunc('month', now() at time zone 'UTC') - make_interval(months => months))::date as month
      from generate_series(0, 11) months
    ) calendar
    left join review_counts counts on counts.client_id = ${clientId} and ${ofType}
      and counts.confirmed_on >= calendar.month and counts.confirmed_on < calendar.month + interval '1 month'
    group by month order by month`.execute(kysely);
  return rows;
}

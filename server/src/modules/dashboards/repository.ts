import { sql } from 'kysely';
import { FAILED_STAGES } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';

/** Whose figures of which days, today being the last of them; days are those of UTC. */
export interface Span {
  readonly clientId: string;
  readonly days: number;
}

const TODAY = sql<string>`(now() at time zone 'UTC')::date`;
const firstDay = (days: number) => sql<string>`${TODAY} - ${days - 1}::integer`;
const startOf = (days: number) => sql<Date>`(${firstDay(days)})::timestamp at time zone 'UTC'`;

/** The first and the last day of a span. */
export async function findPeriod(kysely: DatabaseClient, { days }: Pick<Span, 'days'>) {
  const { rows } = await sql<{ from_date: string; to_date: string }>`
    select to_char(${firstDay(days)}, 'YYYY-MM-DD') as from_date, to_char(${TODAY}, 'YYYY-MM-DD') as to_date`.execute(
    kysely,
  );
  return rows[0] ?? { from_date: '', to_date: '' };
}

/** Uploads and confirmations of a span. */
export async function countWork(kysely: DatabaseClient, { clientId, days }: Span) {
  const { uploaded } = await kysely
    .selectFrom('document_counts')
    .select(sql<number>`coalesce(sum(documents), 0)::integer`.as('uploaded'))
    .where('client_id', '=', clientId)
    .where('uploaded_on', '>=', firstDay(days))
    .executeTakeFirstOrThrow();
  const reviewed = await kysely
    .selectFrom('review_counts')
    .select(sql<number>`coalesce(sum(documents), 0)::integer`.as('confirmed'))
    .select(sql<number>`coalesce(sum(touchless), 0)::integer`.as('touchless'))
    .select(sql<number>`coalesce(sum(first_pass), 0)::integer`.as('firstPass'))
    .where('client_id', '=', clientId)
    .where('confirmed_on', '>=', firstDay(days))
    .executeTakeFirstOrThrow();
  return { uploaded, ...reviewed };
}

/**
 * The median of the active time at the documents that were confirmed in a span, and how many have one. The stored counts show
 * in which quarter of a minute it lies: only the documents of that one are read.
 */
export async function findMedianTime(kysely: DatabaseClient, { clientId, days }: Span) {
  const { rows } = await sql<{ medianSeconds: number | null; timed: number }>`
    with reached as (
      select quarter_minutes, documents, sum(documents) over (order by quarter_minutes) as reached,
        sum(documents) over () as total
      from (
        select quarter_minutes, sum(documents) as documents from confirmed_time_counts
        where client_id = ${clientId} and confirmed_on >= ${firstDay(days)}
        group by quarter_minutes
      ) counts
    ), middle as (
      select quarter_minutes, reached - documents as earlier, total from reached
      where reached * 2 >= total and documents > 0 order by quarter_minutes limit 1
    )
    select min(seconds) filter (where (earlier + so_far) * 2 >= total)::integer as "medianSeconds",
      coalesce(max(total), 0)::integer as timed
    from middle left join lateral (
      select active_seconds as seconds, sum(count(*)) over (order by active_seconds) as so_far
      from confirmed_documents
      where client_id = ${clientId} and active_seconds / 15 = middle.quarter_minutes
        and confirmed_at >= ${startOf(days)}
      group by active_seconds
    ) times on true`.execute(kysely);
  return rows[0] ?? { medianSeconds: null, timed: 0 };
}

/** What each reviewer, or all together, did on each day of a span, the newest day first. */
export async function findProductivity(
  kysely: DatabaseClient,
  { clientId, days }: Span,
  isByReviewer: boolean,
) {
  const reviewer = isByReviewer ? sql`work.reviewer_id` : sql`null::bigint`;
  const { rows } = await sql<{
    date: string;
    reviewerId: number | null;
    name: string | null;
    documents: number;
    verified: number;
    corrected: number;
    activeSeconds: number;
  }>`
    select to_char(day, 'YYYY-MM-DD') as date, totals."reviewerId", users.name,
      documents, verified, corrected, "activeSeconds"
    from (
      select day, ${reviewer} as "reviewerId", sum(documents)::integer as documents,
        sum(verified)::integer as verified, sum(corrected)::integer as corrected,
        sum(seconds)::integer as "activeSeconds"
      from (
        select confirmed_on as day, reviewer_id, documents::bigint, verified, corrected, 0 as seconds
        from review_counts where client_id = ${clientId} and confirmed_on >= ${firstDay(days)}
        union all
        select worked_on, user_id, 0, 0, 0, active_seconds
        from review_time_counts where client_id = ${clientId} and worked_on >= ${firstDay(days)}
      ) work
      group by 1, 2
      having sum(documents) > 0 or sum(seconds) > 0
    ) totals
    left join users on users.client_id = ${clientId} and users.id = totals."reviewerId"
    order by day desc, users.name, "reviewerId"`.execute(kysely);
  return rows;
}

/** Extracted and corrected values under one heading. */
export interface CorrectionRow {
  readonly id: string;
  readonly name: string | null;
  readonly extracted: number;
  readonly corrected: number;
}

/** The last twelve months, as `findReviewedMonths` counts them. */
const LAST_YEAR = sql`date_trunc('month', now() at time zone 'UTC') - interval '11 months'`;

/** Corrections by document type, the worst first. */
export async function findCorrectionsByType(
  kysely: DatabaseClient,
  clientId: string,
): Promise<CorrectionRow[]> {
  const { rows } = await sql<CorrectionRow>`
    select counts.document_type_id as id, type.display_name as name,
      sum(extracted)::bigint as extracted, sum(corrected)::bigint as corrected
    from review_counts counts
    left join document_types type on type.client_id = ${clientId} and type.id = counts.document_type_id
    where counts.client_id = ${clientId} and confirmed_on >= ${LAST_YEAR}
    group by counts.document_type_id, type.display_name
    having sum(extracted) > 0
    order by sum(corrected)::numeric / sum(extracted) desc, sum(extracted) desc, 1`.execute(kysely);
  return rows;
}

/** Corrections by metric, the worst first; of one type or of all. */
export async function findCorrectionsByMetric(
  kysely: DatabaseClient,
  clientId: string,
  documentType: string | undefined,
): Promise<CorrectionRow[]> {
  const ofType = documentType === undefined ? sql`true` : sql`counts.document_type_id = ${documentType}`;
  const { rows } = await sql<CorrectionRow>`
    select counts.fin as id, identifier.name, sum(extracted)::bigint as extracted, sum(corrected)::bigint as corrected
    from metric_counts counts
    left join metric_identifiers identifier on identifier.client_id = ${clientId} and identifier.fin = counts.fin
    where counts.client_id = ${clientId} and month >= ${LAST_YEAR} and ${ofType}
    group by counts.fin, identifier.name
    having sum(extracted) > 0
    order by sum(corrected)::numeric / sum(extracted) desc, sum(extracted) desc, 1`.execute(kysely);
  return rows;
}

/** Documents of a span by the source that they came from, and how many of them are at a stage of failure. */
export async function countSources(kysely: DatabaseClient, { clientId, days }: Span) {
  const { rows } = await sql<{ source: string; documents: number; failed: number }>`
    select source, sum(documents)::integer as documents, sum(failed)::integer as failed
    from (
      select source, documents, 0 as failed from document_counts
      where client_id = ${clientId} and uploaded_on >= ${firstDay(days)}
      union all
      select source, 0, 1 from document_requests
      where client_id = ${clientId} and stage = any(${sql.val([...FAILED_STAGES])}::text[])
        and upload_date >= ${startOf(days)}
    ) documents
    group by source having sum(documents) > 0 order by 2 desc, 1`.execute(kysely);
  return rows;
}

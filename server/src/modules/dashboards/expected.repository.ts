import { sql } from 'kysely';
import { UNKNOWN_DATE, type ReceivedPeriod } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** What came for one fund and type, with its follow-up. */
export interface ReceivedRow {
  readonly fund: string;
  readonly documentType: string;
  readonly typeName: string | null;
  /** One entry for each reporting date of the last five years, confirmed where all its documents are. */
  readonly dates: readonly ReceivedPeriod[];
  readonly ownerId: number | null;
  readonly ownerName: string | null;
  readonly snoozedUntil: string | null;
  readonly today: string;
}

/** The reporting dates for which documents of each fund and type came. */
export async function findReceived(kysely: DatabaseClient, clientId: string): Promise<ReceivedRow[]> {
  // One text for each series: a million documents make tens of thousands of dates, and arrays of JSON take twice as long.
  const { rows } = await sql<Omit<ReceivedRow, 'dates'> & { dates: string }>`
    with days as (select (now() at time zone 'UTC')::date as today), kept as (
      select document_type_id, fund, reporting_date, documents, confirmed, first_received
      from received_dates where client_id = ${clientId}
    ), changes as (
      select document_type_id, fund, reporting_date, sum(documents)::bigint as documents,
        sum(confirmed)::bigint as confirmed, min(first_received) as first_received
      from received_date_changes where client_id = ${clientId}
      group by document_type_id, fund, reporting_date
    ), totals as (
      select document_type_id, fund, reporting_date,
        coalesce(kept.documents, 0) + coalesce(changes.documents, 0) as documents,
        coalesce(kept.confirmed, 0) + coalesce(changes.confirmed, 0) as confirmed,
        least(kept.first_received, changes.first_received) as first_received
      from kept full join changes using (document_type_id, fund, reporting_date)
    ), series as (
      select document_type_id, fund, string_agg(to_char(reporting_date, 'YYYY-MM-DD')
        || to_char(first_received, 'YYYY-MM-DD') || case when confirmed >= documents then 'C' else '-' end, ' ') as dates
      from totals, days
      where documents > 0 and reporting_date > today - 1826 and reporting_date < ${UNKNOWN_DATE}
      group by document_type_id, fund having count(*) > 2
    )
    select series.fund, series.document_type_id as "documentType", type.display_name as "typeName", series.dates,
      owner.id as "ownerId", owner.name as "ownerName", to_char(today, 'YYYY-MM-DD') as today,
      case when follow.snoozed_until >= today then to_char(follow.snoozed_until, 'YYYY-MM-DD') end as "snoozedUntil"
    from series cross join days
    left join document_types type on type.client_id = ${clientId} and type.id = series.document_type_id
    left join expectation_follow_ups follow on follow.client_id = ${clientId}
      and follow.fund = series.fund and follow.document_type_id = series.document_type_id
    left join users owner on owner.client_id = ${clientId} and owner.id = follow.owner_id
    order by series.fund, series.document_type_id`.execute(kysely);
  return rows.map((row) => ({ ...row, dates: row.dates.split(' ').map(readReceived) }));
}

/** The parts of a date of a series, as the query above joins them. */
const readReceived = (text: string) => ({
  reportingDate: text.slice(0, DATE_LENGTH),
  receivedOn: text.slice(DATE_LENGTH, 2 * DATE_LENGTH),
  isConfirmed: text.endsWith('C'),
});

/**
 * Adds the stored changes of what was received to the totals. Of two that do so at once, each adds those that it has
 * deleted itself.
 */
export async function addUpReceived(kysely: DatabaseClient): Promise<void> {
  await sql`
    with gone as (delete from received_date_changes returning *)
    insert into received_dates as kept
    select client_id, document_type_id, fund, reporting_date, sum(documents), sum(confirmed), min(first_received)
    from gone where exists (select from clients where clients.id = gone.client_id)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (client_id, document_type_id, fund, reporting_date) do update set
      documents = kept.documents + excluded.documents,
      confirmed = kept.confirmed + excluded.confirmed,
      first_received = least(kept.first_received, excluded.first_received)`.execute(kysely);
}

/** Today in UTC. */
export async function findToday(kysely: DatabaseClient): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as today`.execute(kysely);
  return rows[0]?.today ?? '';
}

/** Whether a client has a user. */
export async function hasUser(kysely: DatabaseClient, clientId: string, id: number): Promise<boolean> {
  const user = await kysely
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  return user !== undefined;
}

/** A change of a follow-up; what is undefined stays as it is. */
export interface FollowUpChange {
  readonly fund: string;
  readonly documentType: string;
  readonly ownerId?: number | null | undefined;
  readonly snoozedUntil?: string | null | undefined;
}

/** Stores who sees to documents of a fund and type, and the end of a pause. */
export async function upsertFollowUp(
  kysely: DatabaseClient,
  clientId: string,
  { fund, documentType, ownerId, snoozedUntil }: FollowUpChange,
): Promise<void> {
  const change = {
    ...(ownerId === undefined ? {} : { owner_id: ownerId }),
    ...(snoozedUntil === undefined ? {} : { snoozed_until: snoozedUntil }),
  };
  await kysely
    .insertInto('expectation_follow_ups')
    .values({ client_id: clientId, fund, document_type_id: documentType, ...change })
    .onConflict((conflict) =>
      Object.keys(change).length === 0
        ? conflict.doNothing()
        : conflict.columns(['client_id', 'fund', 'document_type_id']).doUpdateSet(change),
    )
    .execute();
}

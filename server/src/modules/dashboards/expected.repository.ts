import { sql } from 'kysely';
import { FAILED_STAGES, UNKNOWN_DATE } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';

/** Documents of these stages are not here, or not wanted. */
const NOT_RECEIVED = ['TRASHED', 'DOC_REQUESTED', ...FAILED_STAGES];

/** What came for one fund and type, with its follow-up. */
export interface ReceivedRow {
  readonly fund: string;
  readonly documentType: string;
  readonly typeName: string | null;
  /** One entry for each reporting date of the last five years: the date, the day of the first upload, whether all are confirmed. */
  readonly dates: readonly [reportingDate: string, receivedOn: string, isConfirmed: boolean][];
  readonly ownerId: number | null;
  readonly ownerName: string | null;
  readonly snoozedUntil: string | null;
  readonly today: string;
}

/** The reporting dates for which documents of each fund and type came. */
export async function findReceived(kysely: DatabaseClient, clientId: string): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    with days as (select (now() at time zone 'UTC')::date as today), dates as (
      select document_type_id, fund, reporting_date, bool_and(is_verified) as is_confirmed,
        min(upload_date) as received_at
      from document_requests, days
      where client_id = ${clientId} and fund is not null and reporting_date is not null
        and reporting_date > today - 1826 and reporting_date < ${UNKNOWN_DATE}
        and stage <> all(${sql.val([...NOT_RECEIVED])}::text[])
      group by document_type_id, fund, reporting_date
    ), series as (
      select document_type_id, fund, jsonb_agg(jsonb_build_array(
        to_char(reporting_date, 'YYYY-MM-DD'), to_char(received_at at time zone 'UTC', 'YYYY-MM-DD'), is_confirmed)) as dates
      from dates group by document_type_id, fund having count(*) > 2
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
  return rows;
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

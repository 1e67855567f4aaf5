import { sql } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';

/**
 * A document that is open reports its user every 20 seconds, see `PRESENCE_POLL_MS`. After a longer silence the user was
 * away, and nothing counts.
 */
const MAX_INTERVAL_SECONDS = 40;

/** Keeps what came of the review of a document that is being confirmed, for usage and dashboards [AMB-074, AMB-009]. */
export async function recordConfirmation(
  transaction: DatabaseTransaction,
  documentId: string,
  { userId, name }: { readonly userId: number; readonly name: string },
): Promise<void> {
  await sql`select record_confirmation(${documentId}::uuid, ${userId}::bigint, ${name}, now())`.execute(
    transaction,
  );
}

/** Counts the time since the user was last seen at the document as active, and marks the user as seen. */
export async function addActiveTime(
  kysely: DatabaseClient,
  documentId: string,
  { clientId, userId }: { readonly clientId: string; readonly userId: number },
): Promise<void> {
  await sql`
    with present as (
      select seen_at from document_presence
      where document_request_id = ${documentId}::uuid and user_id = ${userId} and client_id = ${clientId}
    ), seen as (
      update document_presence set seen_at = now()
      where document_request_id = ${documentId}::uuid and user_id = ${userId} and client_id = ${clientId}
    )
    insert into review_times as kept (document_request_id, user_id, worked_on, client_id, active_seconds)
    select ${documentId}::uuid, ${userId}::bigint, (now() at time zone 'UTC')::date, ${clientId},
      round(extract(epoch from now() - seen_at))
    from present where seen_at > now() - make_interval(secs => ${MAX_INTERVAL_SECONDS})
    on conflict (document_request_id, user_id, worked_on)
      do update set active_seconds = kept.active_seconds + excluded.active_seconds`.execute(kysely);
}

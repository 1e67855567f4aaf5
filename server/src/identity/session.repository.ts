import type { Insertable, Selectable } from 'kysely';
import type { DatabaseClient } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** Stores a session under the hash of its refresh token. */
export async function insertSession(
  db: DatabaseClient,
  session: Insertable<Tables['identity_sessions']>,
): Promise<void> {
  await db.insertInto('identity_sessions').values(session).execute();
}

/** The session of a refresh token that has not expired. */
export async function findSession(
  db: DatabaseClient,
  tokenHash: string,
  now: Date,
): Promise<Selectable<Tables['identity_sessions']> | undefined> {
  return db
    .selectFrom('identity_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Whether the user still has this session. */
export async function hasSession(db: DatabaseClient, subject: string, originJti: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_sessions')
    .select('subject')
    .where('origin_jti', '=', originJti)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the session of a refresh token. @returns its subject; null if there was none */
export async function deleteSession(db: DatabaseClient, tokenHash: string): Promise<string | null> {
  const row = await db
    .deleteFrom('identity_sessions')
    .where('token_hash', '=', tokenHash)
    .returning('subject')
    .executeTakeFirst();
  return row?.subject ?? null;
}

/** Ends all sessions of a user, but for one if it is named. */
export async function deleteSessions(db: DatabaseClient, subject: string, except?: string): Promise<void> {
  let query = db.deleteFrom('identity_sessions').where('subject', '=', subject);
  if (except !== undefined) query = query.where('origin_jti', '!=', except);
  await query.execute();
}

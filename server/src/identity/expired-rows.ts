import type { Rows } from '../database/database.ts';

/** How long the record of who did what is kept, in milliseconds. */
export const AUDIT_LIFETIME = 400 * 24 * 60 * 60_000;

/** Deletes what has expired: sessions, open handshakes, codes, counters, what single sign-on keeps, and old lines of the record. */
export async function deleteExpiredRows(db: Rows, now: Date): Promise<void> {
  await db.deleteFrom('identity_sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('identity_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('identity_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('identity_throttle').where('expires_at', '<=', now).execute();
  await db.deleteFrom('identity_sso_artifacts').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('identity_audit')
    .where('at', '<', new Date(now.getTime() - AUDIT_LIFETIME))
    .execute();
}

import type { DatabaseClient } from '../database/database.ts';

/** How long entries of the audit log are stored, in milliseconds. */
export const AUDIT_LIFETIME = 400 * 24 * 60 * 60_000;

/** Deletes expired sessions, handshakes, codes, counters and artifacts of single sign-on, and old rows of the audit log. */
export async function deleteExpiredRows(db: DatabaseClient, now: Date): Promise<void> {
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

import type { DatabaseClient } from '../../database/database.ts';
import { deleteExpired } from './repository.ts';

/** How long lines of the audit log are stored, in milliseconds. */
const AUDIT_LIFETIME = 400 * 24 * 60 * 60_000;

/** Deletes tokens that nobody exchanged, and old lines of the audit log. */
export async function deleteExpiredTokens(kysely: DatabaseClient, now: Date): Promise<void> {
  await deleteExpired(kysely, now, new Date(now.getTime() - AUDIT_LIFETIME));
}

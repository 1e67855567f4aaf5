import type { DatabaseClient } from '../../database/database.ts';
import { deleteTombstones } from './datapoint-writes.repository.ts';

/** How long deleted values can be restored, in milliseconds (AMB-132). */
export const RESTORE_LIFETIME = 30 * 24 * 60 * 60_000;
/** How often expired values are looked for. */
export const CLEAN_UP_SECONDS = 60 * 60;

/** Deletes for good the values that were deleted 30 days ago or earlier. What they were stays in the audit log. */
export async function deleteExpiredDatapoints(kysely: DatabaseClient, now: Date): Promise<void> {
  await deleteTombstones(kysely, new Date(now.getTime() - RESTORE_LIFETIME));
}

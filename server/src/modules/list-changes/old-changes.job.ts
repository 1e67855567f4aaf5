import { LIVE_LISTS } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { deleteChangesBefore } from './repository.ts';

/** Deletes changes that nobody may ask for any more. */
export async function deleteOldChanges(kysely: DatabaseClient, now: Date): Promise<void> {
  await deleteChangesBefore(kysely, new Date(now.getTime() - LIVE_LISTS.keptMs));
}

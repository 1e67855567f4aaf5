import type { DatabaseClient } from '../../database/database.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import {
  deleteAbandonedFiles,
  deleteExports,
  findAbandonedFiles,
  findExpiredExports,
} from './background.repository.ts';
import { deleteAbandoned } from './recorded-exports.repository.ts';

/**
 * Deletes the exports and reports whose time is over, and the files of all that are gone: the database keeps the name of
 * a file until the file is removed.
 */
export async function deleteExpiredExports(
  kysely: DatabaseClient,
  store: Pick<ObjectStore, 'remove'>,
  now: Date,
): Promise<void> {
  await deleteAbandoned(kysely);
  for (;;) {
    const expired = await findExpiredExports(kysely, now);
    if (expired.length === 0) break;
    await deleteExports(
      kysely,
      expired.map(({ id }) => id),
    );
  }
  for (;;) {
    const keys = await findAbandonedFiles(kysely);
    if (keys.length === 0) return;
    for (const key of keys) await store.remove(key);
    await deleteAbandonedFiles(kysely, keys);
  }
}

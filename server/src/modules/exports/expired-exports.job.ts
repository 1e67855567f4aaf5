import type { DatabaseClient } from '../../database/database.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { deleteExports, findExpiredExports } from './background.repository.ts';

/** Deletes the exports and reports whose time is over, files first: an export without its file would leave it behind. */
export async function deleteExpiredExports(
  kysely: DatabaseClient,
  store: Pick<ObjectStore, 'remove'>,
  now: Date,
): Promise<void> {
  for (;;) {
    const expired = await findExpiredExports(kysely, now);
    if (expired.length === 0) return;
    for (const { file_key: key } of expired) if (key !== null) await store.remove(key);
    await deleteExports(
      kysely,
      expired.map(({ id }) => id),
    );
  }
}

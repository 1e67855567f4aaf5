import type { DatabaseClient } from '../../database/database.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import type { TrialUploads } from './service.ts';
import { deleteRequested, lockRequested } from './uploads.repository.ts';

/** A form is valid for an hour; what is sent with it may take longer. */
const ABANDONED_AFTER_HOURS = 24;
const HOUR_MS = 3_600_000;

export interface AbandonedUploadsOptions {
  readonly kysely: DatabaseClient;
  readonly store: Pick<ObjectStore, 'sizeOf'>;
  readonly trial: Pick<TrialUploads, 'returnUploads'>;
}

/**
 * Deletes documents whose file never came: their form is no longer valid. A file that lies under its key without being
 * recorded, after a crash, is accepted by the next start.
 */
export async function deleteAbandonedUploads(
  { kysely, store, trial }: AbandonedUploadsOptions,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_HOURS * HOUR_MS);
  await kysely.transaction().execute(async (transaction) => {
    const requested = await lockRequested(transaction, before);
    const sizes = await Promise.all(requested.map(({ key }) => store.sizeOf(key)));
    const missing = requested.filter((_, index) => sizes[index] === null);
    await deleteRequested(
      transaction,
      missing.map(({ id }) => id),
    );
    for (const { clientId } of missing) await trial.returnUploads(transaction, clientId, 1);
  });
}

import type { DatabaseClient } from '../../database/database.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import type { TrialUploads } from './service.ts';
import { uploadKeyOf } from './upload-key.ts';
import { deleteRequested, lockRequested } from './uploads.repository.ts';

/** A form is valid for an hour; what is sent with it may take longer. */
const ABANDONED_AFTER_HOURS = 24;
const HOUR_MS = 3_600_000;

export interface AbandonedUploadsOptions {
  readonly kysely: DatabaseClient;
  readonly store: Pick<ObjectStore, 'sizeOf' | 'hasArrival'>;
  readonly trial: Pick<TrialUploads, 'releaseUploads'>;
}

/**
 * Deletes documents whose file never came: their form is no longer valid. A file that lies under its key without being
 * recorded, after a crash, is accepted by the next start, and one that was posted to a bucket by the next look at it.
 */
export async function deleteAbandonedUploads(
  { kysely, store, trial }: AbandonedUploadsOptions,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_HOURS * HOUR_MS);
  await kysely.transaction().execute(async (transaction) => {
    const requested = await lockRequested(transaction, before);
    const hasFile = async ({ key }: { readonly key: string }) =>
      (await store.sizeOf(key)) !== null || store.hasArrival(uploadKeyOf(key));
    const found = await Promise.all(requested.map(hasFile));
    const missing = requested.filter((_, index) => found[index] === false);
    await deleteRequested(
      transaction,
      missing.map(({ id }) => id),
    );
    for (const { clientId } of missing) await trial.releaseUploads(transaction, clientId, 1);
  });
}

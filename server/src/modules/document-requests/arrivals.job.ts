import { AppError } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { UploadReceiver } from '../../storage/receive-upload.ts';
import type { S3Store } from '../../storage/s3-store.ts';
import { uploadKeyOf } from './upload-key.ts';
import { findAwaitedKeys } from './uploads.repository.ts';

/** How often an object store is asked for files that were posted to it, in seconds: it sends no event. */
export const ARRIVAL_SECONDS = 2;
/** The uploads that were created last; an older one waits until these have come or are deleted. */
const MAX_AWAITED = 200;
const AT_ONCE = 8;

export interface ArrivalsOptions {
  readonly kysely: DatabaseClient;
  readonly store: Pick<S3Store, 'takeArrival'>;
  readonly uploads: Pick<UploadReceiver, 'accept'>;
}

/**
 * Accepts the files that browsers have posted to an object store. Several processes may find the same file: the first to
 * lock its document's row is the one that accepts it.
 * @throws what the store throws, after the other files
 */
export async function acceptArrivals({ kysely, store, uploads }: ArrivalsOptions): Promise<void> {
  const keys = (await findAwaitedKeys(kysely, MAX_AWAITED)).map(uploadKeyOf);
  const failures: unknown[] = [];
  const next = async (): Promise<void> => {
    for (let key = keys.shift(); key !== undefined; key = keys.shift()) {
      const uploadKey = key;
      await store
        .takeArrival(uploadKey, (file) => uploads.accept(uploadKey, file))
        .catch((error: unknown) => {
          if (!isExpected(error)) failures.push(error);
        });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  if (failures.length > 0) throw failures[0];
}

/** Another process was faster, or the document was deleted. */
function isExpected(error: unknown): boolean {
  return (
    error instanceof AppError && (error.code === 'UPLOAD_ALREADY_RECEIVED' || error.code === 'NOT_FOUND')
  );
}

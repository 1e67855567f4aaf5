import type { Logger } from 'pino';
import type { DatabaseClient } from '../../database/database.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { findStoredSample } from './uploads.repository.ts';

/** Files that a start looks for. Where a tenth of all is lost, at least one of so many is, as good as surely. */
const SAMPLE_SIZE = 100;

interface StoredFilesOptions {
  readonly kysely: DatabaseClient;
  readonly store: Pick<ObjectStore, 'sizeOf'>;
  readonly log: Pick<Logger, 'error'>;
  /** The error of a start over a store that does not hold what it should. */
  readonly damaged: (how: string) => Error;
}

/**
 * Looks for some of the files that the database knows. Where some are lost the log says so.
 * @throws Error when all are: the store was emptied, or is another one
 */
export async function assertFilesStored({ kysely, store, log, damaged }: StoredFilesOptions): Promise<void> {
  const keys = await findStoredSample(kysely, SAMPLE_SIZE);
  const sizes = await Promise.all(keys.map((key) => store.sizeOf(key)));
  const lost = keys.filter((_key, index) => sizes[index] === null);
  if (lost.length === 0) return;
  if (lost.length === keys.length) throw damaged('holds none of the files that the database knows');
  log.error({ lost: lost.length, of: keys.length, keys: lost }, 'files of documents are lost');
}

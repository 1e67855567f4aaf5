import { z } from 'zod';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { isJobOpen } from '../../jobs/job.repository.ts';

/** Queues searches for entities that may be one. */
export interface DuplicateSearchQueue {
  /** Queues a search of a client in the caller's transaction, unless one waits or runs. */
  searchEntityDuplicates(transaction: DatabaseTransaction, clientId: string): Promise<void>;
  /** Whether a search of a client waits or runs. */
  isSearchingEntityDuplicates(kysely: DatabaseClient, clientId: string): Promise<boolean>;
}

/** A search that a worker has taken. */
export interface DuplicateSearchJob {
  readonly clientId: string;
  readonly signal: AbortSignal;
}

export interface DuplicateSearchJobs extends DuplicateSearchQueue {
  /** Handles one search at a time until the queue stops. */
  workDuplicateSearches(handle: (job: DuplicateSearchJob) => Promise<void>): Promise<void>;
}

const QUEUE = 'search-entity-duplicates';
const EXPIRE_SECONDS = 15 * 60;
/** What fails is searched again when the page is opened again. */
const MAX_RETRIES = 1;

const payloadModel = z.object({ version: z.literal(1), clientId: z.string() });

/** Opens the queue of searches for entities that may be one. */
export async function openDuplicateSearchQueue(queue: JobQueue): Promise<DuplicateSearchJobs> {
  await queue.create(QUEUE, {
    heartbeatSeconds: 30,
    expireInSeconds: EXPIRE_SECONDS,
    maxRetries: MAX_RETRIES,
    isUniqueByKey: true,
  });
  return {
    searchEntityDuplicates: (transaction, clientId) =>
      queue.send(transaction, QUEUE, { version: 1, clientId }, { key: clientId }),
    isSearchingEntityDuplicates: (kysely, clientId) => isJobOpen(kysely, QUEUE, clientId),
    workDuplicateSearches: (handle) =>
      queue.work(QUEUE, 1, ({ payload, signal }) =>
        handle({ clientId: payloadModel.parse(payload).clientId, signal }),
      ),
  };
}

import { z } from 'zod';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { endRunningJob } from '../../jobs/job.repository.ts';
import { endAbandonedImports } from './background-imports.repository.ts';

/** Queues imports of entities that are written, or undone, in the background. */
export interface EntityImportQueue {
  /** Queues an import in the caller's transaction. */
  writeEntityImport(transaction: DatabaseTransaction, id: string): Promise<void>;
}

/** An import that a worker has taken. */
export interface EntityImportJob {
  readonly id: string;
  /** A failure now is final. */
  readonly isLastTry: boolean;
  readonly signal: AbortSignal;
}

export interface EntityImportJobs extends EntityImportQueue {
  /** Handles one import at a time until the queue stops. */
  workEntityImports(handle: (job: EntityImportJob) => Promise<void>): Promise<void>;
}

const QUEUE = 'import-entities';
const EXPIRE_SECONDS = 2 * 60 * 60;
/** Each killed process uses up one try; a further one goes on where it was. */
const MAX_RETRIES = 5;

const payloadModel = z.object({ version: z.literal(1), id: z.uuid() });

/** Opens the queue of imports, and supervises them. */
export async function openEntityImportQueue(
  queue: JobQueue,
  kysely: DatabaseClient,
): Promise<EntityImportJobs> {
  await queue.create(QUEUE, {
    heartbeatSeconds: 15,
    expireInSeconds: EXPIRE_SECONDS,
    maxRetries: MAX_RETRIES,
    isUniqueByKey: true,
  });
  queue.supervise(() => endAbandonedImports(kysely, QUEUE));
  return {
    async writeEntityImport(transaction, id) {
      // The job that has written an import may not have left the queue when it is undone.
      await endRunningJob(transaction, QUEUE, id);
      await queue.send(transaction, QUEUE, { version: 1, id }, { key: id });
    },
    workEntityImports: (handle) =>
      queue.work(QUEUE, 1, ({ payload, isLastTry, signal }) =>
        handle({ id: payloadModel.parse(payload).id, isLastTry, signal }),
      ),
  };
}

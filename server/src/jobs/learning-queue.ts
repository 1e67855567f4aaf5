import { fromKysely, type PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { RowsTransaction } from '../database/database.ts';
import type { Interruptible } from './orderly-stop.ts';

/** A confirmed document from which a trusted reviewer lets the extraction learn. */
const payload = z.object({
  version: z.literal(1),
  clientId: z.string(),
  documentId: z.uuid(),
  reviewer: z.object({ userId: z.number().int(), name: z.string() }),
});

export type LearningRequest = Omit<z.output<typeof payload>, 'version'>;

/** Puts confirmed documents in line to be learned from. */
export interface LearningQueue {
  /** Queues the document in the caller's transaction. */
  learn(transaction: RowsTransaction, request: LearningRequest): Promise<void>;
}

export interface LearningJobs extends LearningQueue {
  /** Takes one document after the other until the queue stops. A handler that throws is called again later. */
  workLearning(handle: (request: LearningRequest, signal: AbortSignal) => Promise<void>): Promise<void>;
}

export const LEARNING_QUEUE = 'learn-from-document';
const RETRY_LIMIT = 3;
/** A replay reads several documents, each within the extractor's own limits. */
const EXPIRE_SECONDS = 2 * 60 * 60;
const HEARTBEAT_SECONDS = 30;
const FALLBACK_POLL_SECONDS = 2;

/** The queue of documents to learn from, on the suite's one job queue. */
export async function openLearningQueue(boss: PgBoss, interruptible: Interruptible): Promise<LearningJobs> {
  await boss.createQueue(LEARNING_QUEUE, {
    notify: true,
    retryLimit: RETRY_LIMIT,
    retryDelay: 1,
    retryBackoff: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
  });
  // As for extractions: the queue's name is looked up once, outside any transaction.
  await boss.findJobs(LEARNING_QUEUE, { key: 'none' });
  return {
    async learn(transaction, request) {
      await boss.send(LEARNING_QUEUE, { version: 1, ...request }, { db: fromKysely(transaction) });
    },
    async workLearning(handle) {
      const options = {
        batchSize: 1,
        includeMetadata: true,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: FALLBACK_POLL_SECONDS,
      } as const;
      await boss.work<unknown>(LEARNING_QUEUE, options, async ([job]) => {
        if (job !== undefined) await interruptible(job, (signal) => handle(payload.parse(job.data), signal));
      });
    },
  };
}

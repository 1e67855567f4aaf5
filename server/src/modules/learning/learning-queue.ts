import { z } from 'zod';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';

/** A confirmed document that the extraction learns from, and the trusted reviewer who confirmed it. */
const payloadModel = z.object({
  version: z.literal(1),
  clientId: z.string(),
  documentId: z.uuid(),
  reviewer: z.object({ userId: z.number().int(), name: z.string() }),
});

export type LearningRequest = Omit<z.output<typeof payloadModel>, 'version'>;

/** Queues confirmed documents for learning. */
export interface LearningQueue {
  /** Queues the document in the caller's transaction. */
  learn(transaction: DatabaseTransaction, request: LearningRequest): Promise<void>;
}

export interface LearningJobs extends LearningQueue {
  /** The last job of a document, and whether it waits or runs; null for none. Not within a transaction. */
  findLearning(documentId: string): ReturnType<JobQueue['find']>;
  /** Handles one document at a time until the queue stops. A handler that throws is called again later. */
  workLearning(handle: (request: LearningRequest, signal: AbortSignal) => Promise<void>): Promise<void>;
}

const QUEUE = 'learn-from-document';
/** A replay reads several documents, each within the extractor's own limits. */
const EXPIRE_SECONDS = 2 * 60 * 60;

/** Opens the queue of documents to learn from. */
export async function openLearningQueue(queue: JobQueue): Promise<LearningJobs> {
  await queue.create(QUEUE, { heartbeatSeconds: 30, expireInSeconds: EXPIRE_SECONDS, maxRetries: 3 });
  return {
    learn: (transaction, request) =>
      queue.send(transaction, QUEUE, { version: 1, ...request }, { key: request.documentId }),
    findLearning: (documentId) => queue.find(QUEUE, documentId),
    workLearning: (handle) =>
      queue.work(QUEUE, 1, ({ payload, signal }) => handle(payloadModel.parse(payload), signal)),
  };
}

import { z } from 'zod';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { endAbandonedTryOuts } from './try-out.repository.ts';

/** Queues try-outs of schemas. */
export interface TryOutQueue {
  /** Queues a try-out in the caller's transaction. */
  tryOut(transaction: DatabaseTransaction, id: string): Promise<void>;
}

export interface TryOutJobs extends TryOutQueue {
  /** Handles one try-out at a time until the queue stops. */
  workTryOuts(handle: (id: string, signal: AbortSignal) => Promise<void>): Promise<void>;
}

const QUEUE = 'try-schema';
/** A document takes seconds; the extractor's own limit ends a stuck one long before. */
const EXPIRE_SECONDS = 30 * 60;

const payloadModel = z.object({ version: z.literal(1), id: z.uuid() });

/** Opens the queue of try-outs, and supervises them. */
export async function openTryOutQueue(queue: JobQueue, kysely: DatabaseClient): Promise<TryOutJobs> {
  await queue.create(QUEUE, {
    heartbeatSeconds: 15,
    expireInSeconds: EXPIRE_SECONDS,
    maxRetries: 1,
    isUniqueByKey: true,
  });
  queue.supervise(() => endAbandonedTryOuts(kysely, QUEUE));
  return {
    tryOut: (transaction, id) => queue.send(transaction, QUEUE, { version: 1, id }, { key: id }),
    workTryOuts: (handle) =>
      queue.work(QUEUE, 1, ({ payload, signal }) => handle(payloadModel.parse(payload).id, signal)),
  };
}

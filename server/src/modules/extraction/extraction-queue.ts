import { z } from 'zod';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { createRun, endAbandonedRuns, nextQueuePosition, type ExtractionRequest } from './run.repository.ts';

/** Queues documents for extraction. */
export interface ExtractionQueue {
  /**
   * Starts a new run of a document in the caller's transaction: its stage goes back to DOC_UPLOADED, earlier runs no
   * longer count, and the job is queued. Clients alternate, so that none waits for everything another has uploaded.
   */
  start(transaction: DatabaseTransaction, request: ExtractionRequest): Promise<void>;
}

/** One claimed job. */
export interface ExtractionTask {
  readonly runId: string;
  /** A failure now is final. */
  readonly isLastTry: boolean;
  readonly signal: AbortSignal;
}

export interface ExtractionJobs extends ExtractionQueue {
  /** Handles jobs, `slots` at a time, until the queue stops. A handler that throws is called again later. */
  work(slots: number, handle: (task: ExtractionTask) => Promise<void>): Promise<void>;
}

const QUEUE = 'extract-document';
/** A document takes seconds; the extractor's own limit ends a stuck one long before. */
const EXPIRE_SECONDS = 30 * 60;

const payloadModel = z.object({ version: z.literal(1), runId: z.uuid() });

/** Opens the queue of documents to extract, and supervises its runs. */
export async function openExtractionQueue(queue: JobQueue, kysely: DatabaseClient): Promise<ExtractionJobs> {
  await queue.create(QUEUE, {
    heartbeatSeconds: 15,
    expireInSeconds: EXPIRE_SECONDS,
    maxRetries: 3,
    isUniqueByKey: true,
  });
  queue.supervise(() => endAbandonedRuns(kysely, QUEUE));
  return {
    async start(transaction, request) {
      const position = await nextQueuePosition(transaction, request.clientId);
      const runId = await createRun(transaction, request, position);
      await queue.send(transaction, QUEUE, { version: 1, runId }, { key: runId, priority: -position });
    },
    work: (slots, handle) =>
      queue.work(QUEUE, slots, ({ payload, isLastTry, signal }) =>
        handle({ runId: payloadModel.parse(payload).runId, isLastTry, signal }),
      ),
  };
}

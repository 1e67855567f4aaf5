import { z } from 'zod';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { endRunningJob } from '../../jobs/job.repository.ts';
import { endAbandonedExports } from './background.repository.ts';

/** Queues exports that are written in the background. */
export interface ExportQueue {
  /** Queues an export in the caller's transaction. */
  writeExport(transaction: DatabaseTransaction, id: string): Promise<void>;
}

export interface ExportJobs extends ExportQueue {
  /** Handles one export at a time until the queue stops. */
  workExports(handle: (id: string, signal: AbortSignal) => Promise<void>): Promise<void>;
}

const QUEUE = 'write-export';
const EXPIRE_SECONDS = 2 * 60 * 60;

const payloadModel = z.object({ version: z.literal(1), id: z.uuid() });

/** Opens the queue of exports, and supervises them. */
export async function openExportQueue(queue: JobQueue, kysely: DatabaseClient): Promise<ExportJobs> {
  await queue.create(QUEUE, {
    heartbeatSeconds: 15,
    expireInSeconds: EXPIRE_SECONDS,
    maxRetries: 1,
    isUniqueByKey: true,
  });
  queue.supervise(() => endAbandonedExports(kysely, QUEUE));
  return {
    async writeExport(transaction, id) {
      // A try that has just failed may not have left the queue, which takes no second job of its key.
      await endRunningJob(transaction, QUEUE, id);
      await queue.send(transaction, QUEUE, { version: 1, id }, { key: id });
    },
    workExports: (handle) =>
      queue.work(QUEUE, 1, ({ payload, signal }) => handle(payloadModel.parse(payload).id, signal)),
  };
}

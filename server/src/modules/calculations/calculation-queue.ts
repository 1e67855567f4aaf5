import { z } from 'zod';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { startRun } from './run.repository.ts';

/** A metric whose formula changed. */
const payloadModel = z.object({
  version: z.literal(1),
  clientId: z.string(),
  fin: z.string(),
  revision: z.number().int(),
});

export type RecalculationRequest = Omit<z.output<typeof payloadModel>, 'version'>;

/** Queues metrics whose formula changed. */
export interface CalculationQueue {
  /** Queues the recalculation of all values of a metric in the caller's transaction. Earlier ones of it end. */
  recalculate(transaction: DatabaseTransaction, clientId: string, fin: string): Promise<void>;
}

export interface CalculationJobs extends CalculationQueue {
  /** Handles one metric at a time until the queue stops. A handler that throws is called again later. */
  workCalculations(
    handle: (request: RecalculationRequest, signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
}

const QUEUE = 'recalculate-metric';
const EXPIRE_SECONDS = 2 * 60 * 60;

/** Opens the queue of metrics to recalculate. */
export async function openCalculationQueue(queue: JobQueue): Promise<CalculationJobs> {
  await queue.create(QUEUE, { heartbeatSeconds: 30, expireInSeconds: EXPIRE_SECONDS, maxRetries: 5 });
  return {
    async recalculate(transaction, clientId, fin) {
      const revision = await startRun(transaction, clientId, fin);
      await queue.send(transaction, QUEUE, { version: 1, clientId, fin, revision });
    },
    workCalculations: (handle) =>
      queue.work(QUEUE, 1, ({ payload, signal }) => handle(payloadModel.parse(payload), signal)),
  };
}

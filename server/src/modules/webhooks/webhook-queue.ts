import { z } from 'zod';
import type { DatabaseClient } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { lockWaiting, updateStatus } from './repository.ts';

export interface WebhookJobs {
  /** Sends deliveries, a few at a time, until the queue stops. One whose handler throws is tried again later. */
  workWebhooks(
    handle: (id: string, try_: { readonly isLast: boolean; readonly signal: AbortSignal }) => Promise<void>,
  ): Promise<void>;
}

const QUEUE = 'deliver-webhook';
const SLOTS = 2;
/** Deliveries handed to the queue at a time. */
const BATCH = 500;
/** Waits of 1, 2, 4 … seconds between the tries: more than half an hour in all. */
const MAX_RETRIES = 11;

const payloadModel = z.object({ version: z.literal(1), id: z.uuid() });

/** Opens the queue of webhooks; deliveries that were written are handed to it every few seconds. */
export async function openWebhookQueue(queue: JobQueue, kysely: DatabaseClient): Promise<WebhookJobs> {
  await queue.create(QUEUE, { heartbeatSeconds: 30, expireInSeconds: 120, maxRetries: MAX_RETRIES });
  queue.supervise(async () => {
    await kysely.transaction().execute(async (transaction) => {
      for (const { id } of await lockWaiting(transaction, BATCH)) {
        await updateStatus(transaction, id, 'queued');
        await queue.send(transaction, QUEUE, { version: 1, id });
      }
    });
  });
  return {
    workWebhooks: (handle) =>
      queue.work(QUEUE, SLOTS, ({ payload, isLastTry, signal }) =>
        handle(payloadModel.parse(payload).id, { isLast: isLastTry, signal }),
      ),
  };
}

import { fromKysely, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Database, RowsTransaction } from '../database/database.ts';
import { openLearningQueue, type LearningJobs } from './learning-queue.ts';
import { createRun } from './runs.ts';

/** A document to extract, from the start. */
export interface ExtractionRequest {
  readonly documentId: string;
  readonly clientId: string;
  readonly documentTypeId: string;
}

/** Puts documents in line for extraction. */
export interface ExtractionQueue {
  /**
   * Starts a new attempt at a document: its stage goes back to DOC_UPLOADED, attempts before it no longer count, and the
   * job is queued, all in the caller's transaction.
   */
  start(transaction: RowsTransaction, request: ExtractionRequest): Promise<void>;
}

const QUEUE = 'extract-document';
const SCHEMA = 'jobs';
const RETRY_LIMIT = 3;
const HEARTBEAT_SECONDS = 15;
/** A document takes seconds; the extractor's own limit ends a stuck one long before. */
const EXPIRE_SECONDS = 30 * 60;
/** Intervals of the queue's own housekeeping. Its defaults of a minute would let a dead worker's jobs lie that long. */
const SUPERVISE_SECONDS = 5;
/** Wakes a worker that missed a notification; the queue's default is 30 seconds. */
const FALLBACK_POLL_SECONDS = 2;

const payload = z.object({ version: z.literal(1), runId: z.uuid() });

/** One claimed job. `isLastTry`: a failure now is final. */
export interface ExtractionTask {
  readonly runId: string;
  readonly isLastTry: boolean;
  readonly signal: AbortSignal;
}

export interface Jobs extends ExtractionQueue, LearningJobs {
  /** Takes jobs, `slots` at a time, until `stop`. A handler that throws is called again later. */
  work(slots: number, handle: (task: ExtractionTask) => Promise<void>): Promise<void>;
  /** Gives back what a process that is gone had claimed. Only where no other process works on this queue. */
  releaseClaimed(): Promise<number>;
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly database: Database;
  readonly log: (error: Error) => void;
}

/** Opens the job queue on the suite's database. */
export async function openJobs({ database, log }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    ...database.boss,
    schema: SCHEMA,
    max: 4,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', log);
  await boss.start();
  await boss.createQueue(QUEUE, {
    policy: 'exclusive',
    notify: true,
    retryLimit: RETRY_LIMIT,
    retryDelay: 1,
    retryBackoff: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
  });
  // The queue looks a name up on its own connection, once. In a transaction on the embedded database, which has one
  // connection, that look-up would wait for the transaction that waits for it: so it happens here.
  await boss.findJobs(QUEUE, { key: 'none' });
  const learning = await openLearningQueue(boss);

  return {
    ...learning,
    async start(transaction, request) {
      const runId = await createRun(transaction, request);
      await boss.send(QUEUE, { version: 1, runId }, { singletonKey: runId, db: fromKysely(transaction) });
    },
    work: (slots, handle) => work(boss, slots, handle),
    async releaseClaimed() {
      const claimed = (await boss.findJobs(QUEUE))
        .filter(({ state }) => state === 'active')
        .map(({ id }) => id);
      if (claimed.length > 0) await boss.fail(QUEUE, claimed);
      return claimed.length;
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

async function work(
  boss: PgBoss,
  slots: number,
  handle: (task: ExtractionTask) => Promise<void>,
): Promise<void> {
  for (let slot = 0; slot < slots; slot += 1) {
    const worker: { id?: string } = {};
    const options = {
      batchSize: 1,
      includeMetadata: true,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: FALLBACK_POLL_SECONDS,
    } as const;
    worker.id = await boss.work<unknown>(QUEUE, options, async ([job]) => {
      if (job === undefined) return;
      const { runId } = payload.parse(job.data);
      try {
        await handle({ runId, isLastTry: job.retryCount >= RETRY_LIMIT, signal: job.signal });
      } finally {
        // A worker takes one job per wake-up; without this the next one waits for the poll.
        if (worker.id !== undefined) boss.notifyWorker(worker.id);
      }
    });
  }
}

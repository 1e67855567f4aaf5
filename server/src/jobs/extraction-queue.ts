import { fromKysely, PgBoss, type JobWithMetadata } from 'pg-boss';
import { z } from 'zod';
import type { Database, RowsTransaction } from '../database/database.ts';
import { endGivenUpRuns, findClaimed, JOBS_SCHEMA } from './job-rows.ts';
import { LEARNING_QUEUE, openLearningQueue, type LearningJobs } from './learning-queue.ts';
import { untilStopped } from './orderly-stop.ts';
import { createRun } from './runs.ts';
import { takeTurn } from './turns.ts';

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
   * job is queued, all in the caller's transaction. Clients take turns: none waits for all that another has sent.
   */
  start(transaction: RowsTransaction, request: ExtractionRequest): Promise<void>;
}

const QUEUE = 'extract-document';
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
  /**
   * Gives back what a process that is gone had claimed, which uses up an attempt, and ends the documents whose last one
   * that was. Only where no other process works on this queue.
   */
  releaseClaimed(): Promise<void>;
  /** Interrupts what is running, which goes back into the queue without having used up an attempt, and takes no more. */
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
    schema: JOBS_SCHEMA,
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
  const stopping = new AbortController();
  const interruptible = untilStopped(database.kysely, stopping.signal);
  const learning = await openLearningQueue(boss, interruptible);
  const supervision = superviseRuns(database, log);

  return {
    ...learning,
    async start(transaction, request) {
      const turn = await takeTurn(transaction, request.clientId);
      const runId = await createRun(transaction, request, turn);
      const options = { singletonKey: runId, priority: -turn, db: fromKysely(transaction) };
      await boss.send(QUEUE, { version: 1, runId }, options);
    },
    work: (slots, handle) =>
      work(boss, slots, (job) =>
        interruptible(job, (signal) => {
          const { runId } = payload.parse(job.data);
          return handle({ runId, isLastTry: job.retryCount >= job.retryLimit, signal });
        }),
      ),
    async releaseClaimed() {
      for (const queue of [QUEUE, LEARNING_QUEUE]) {
        const claimed = await findClaimed(database.kysely, queue);
        if (claimed.length > 0) await boss.fail(queue, claimed);
      }
      await endGivenUpRuns(database.kysely, QUEUE);
    },
    async stop() {
      stopping.abort();
      await supervision.stop();
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** Looks every few seconds for attempts whose job was given up, in whichever process that happened. */
function superviseRuns(database: Database, log: (error: Error) => void): { stop(): Promise<void> } {
  let pass: Promise<void> | undefined;
  const timer = setInterval(() => {
    pass ??= endGivenUpRuns(database.kysely, QUEUE)
      .catch(log)
      .finally(() => (pass = undefined));
  }, SUPERVISE_SECONDS * 1000);
  return {
    async stop() {
      clearInterval(timer);
      await pass;
    },
  };
}

async function work(
  boss: PgBoss,
  slots: number,
  handle: (job: JobWithMetadata<unknown>) => Promise<void>,
): Promise<void> {
  for (let slot = 0; slot < slots; slot += 1) {
    const worker: { id?: string } = {};
    const options = {
      batchSize: 1,
      includeMetadata: true,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: FALLBACK_POLL_SECONDS,
    } as const;
    worker.id = await boss.work<unknown, unknown, typeof options>(QUEUE, options, async ([job]) => {
      if (job === undefined) return;
      try {
        await handle(job);
      } finally {
        // A worker takes one job per wake-up; without this the next one waits for the poll.
        if (worker.id !== undefined) boss.notifyWorker(worker.id);
      }
    });
  }
}

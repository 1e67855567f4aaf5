import { z } from 'zod';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { ClaimedJob, JobQueue } from '../../jobs/job-queue.ts';
import { isLongDocument, nextPlace, orderAfterTaking, orderNext } from './queue-order.repository.ts';
import { endRunningJob } from '../../jobs/job.repository.ts';
import {
  createRun,
  endAbandonedRuns,
  leaveRun,
  lockRun,
  replaceRun,
  returnRun,
  type AskedPlace,
  type ExtractionRequest,
  type Run,
} from './run.repository.ts';

/** Queues documents for extraction. */
export interface ExtractionQueue {
  /**
   * Starts a new run of a document in the caller's transaction: its stage goes back to DOC_UPLOADED, earlier runs no
   * longer count, and the job is queued. Clients alternate, and within a client its people, so that none waits for
   * everything another has uploaded.
   */
  start(transaction: DatabaseTransaction, request: ExtractionRequest): Promise<void>;
  /** Queues a run that takes too long for the slots of short documents among the long ones. */
  continueAsLong(transaction: DatabaseTransaction, run: Run): Promise<void>;
  /** Queues the question of a run for a model, which holds no slot meanwhile. */
  awaitModel(transaction: DatabaseTransaction, run: Run): Promise<void>;
  /** Queues a run whose model was asked where it was before; a run that no longer counts is left. */
  continueAnswered(transaction: DatabaseTransaction, runId: string): Promise<void>;
  /** To call after a run of this client has begun: the client's next turn goes to the document that is next in it. */
  taken(run: Pick<Run, 'clientId'>, isLong: boolean): Promise<void>;
}

/** One claimed job. */
export interface ExtractionTask {
  readonly runId: string;
  /** Whether it has a slot of the long documents. */
  readonly isLong: boolean;
  readonly signal: AbortSignal;
}

export interface ExtractionJobs extends ExtractionQueue {
  /**
   * Handles jobs until the queue stops: `slots` at a time of short documents, and beside them half as many of long ones,
   * at least one. A handler that throws is called again later.
   */
  work(slots: number, handle: (task: ExtractionTask) => Promise<void>): Promise<void>;
  /** Handles questions for a model until the queue stops, so many at a time. */
  workQuestions(
    slots: number,
    handle: (task: Omit<ExtractionTask, 'isLong'>) => Promise<void>,
  ): Promise<void>;
}

const SHORT = 'extract-document';
const LONG = 'extract-long-document';
/** Runs whose model is asked. */
const QUESTIONS = 'ask-model';
const QUEUES = [SHORT, LONG, QUESTIONS] as const;
/** A document takes seconds; the extractor's own limit, threefold under load, ends a stuck one long before. */
const EXPIRE_SECONDS = 90 * 60;
/** Our own counts end a document long before; see `extraction.job.ts`. */
const MAX_RETRIES = 50;

const payloadModel = z.object({ version: z.literal(1), runId: z.uuid() });

/** How many long documents a process reads beside so many short ones. */
export const longSlotsOf = (slots: number): number => Math.ceil(slots / 2);

const queueOf = (isLong: boolean) => (isLong ? LONG : SHORT);

/** Opens the queue of documents to extract, and supervises its runs. */
export async function openExtractionQueue(queue: JobQueue, kysely: DatabaseClient): Promise<ExtractionJobs> {
  for (const name of QUEUES)
    await queue.create(name, {
      heartbeatSeconds: 15,
      expireInSeconds: EXPIRE_SECONDS,
      maxRetries: MAX_RETRIES,
      maxRetryDelaySeconds: 5,
      isUniqueByKey: true,
    });
  queue.supervise(() => endAbandonedRuns(kysely, QUEUES));

  async function send(
    transaction: DatabaseTransaction,
    runId: string,
    place: Awaited<ReturnType<typeof nextPlace>>,
  ): Promise<void> {
    const name = queueOf(place.isLong);
    await queue.send(transaction, name, { version: 1, runId }, { key: runId, priority: -place.turn });
    await orderNext(transaction, name, place);
  }

  async function sendWhere(transaction: DatabaseTransaction, name: string, run: AskedPlace): Promise<void> {
    await queue.send(transaction, name, { version: 1, runId: run.id }, { key: run.id, priority: -run.turn });
  }

  const taskOf = ({ payload, signal }: ClaimedJob, isLong: boolean): ExtractionTask => ({
    runId: payloadModel.parse(payload).runId,
    isLong,
    signal,
  });

  return {
    async start(transaction, request) {
      const isLong = await isLongDocument(transaction, request.documentId);
      const place = await nextPlace(transaction, { ...request, isLong });
      await send(transaction, await createRun(transaction, request, place), place);
    },
    async continueAsLong(transaction, run) {
      const place = await nextPlace(transaction, { ...run, isLong: true });
      await replaceRun(transaction, run, place);
      await send(transaction, run.id, place);
    },
    async awaitModel(transaction, { id }) {
      await sendWhere(transaction, QUESTIONS, await leaveRun(transaction, id));
    },
    async continueAnswered(transaction, runId) {
      if (!(await lockRun(transaction, runId))) return;
      const place = await returnRun(transaction, runId);
      const name = queueOf(place.isLong);
      // The job that awaited the model may not have ended yet, and a key has one job.
      await endRunningJob(transaction, name, runId);
      await sendWhere(transaction, name, place);
    },
    taken: ({ clientId }, isLong) => orderAfterTaking(kysely, queueOf(isLong), { clientId, isLong }),
    async work(slots, handle) {
      await queue.work(SHORT, slots, (job) => handle(taskOf(job, false)));
      await queue.work(LONG, longSlotsOf(slots), (job) => handle(taskOf(job, true)));
    },
    workQuestions: (slots, handle) => queue.work(QUESTIONS, slots, (job) => handle(taskOf(job, false))),
  };
}

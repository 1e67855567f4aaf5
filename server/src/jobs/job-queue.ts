import { fromKysely, PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { z } from 'zod';
import {
  currentRequestId,
  currentTrace,
  readTraceparent,
  REQUEST_ID,
  withRequestId,
  withTrace,
  writeTraceparent,
} from '../platform/request-context.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { findClaimed, grantAnotherTry, JOBS_SCHEMA, JOBS_SCHEMA_VERSION } from './job.repository.ts';
import { repeatEvery, type Repetition } from './repetition.ts';

/** How the jobs of one queue are run. */
export interface QueueOptions {
  /** A worker that is silent for so long has lost its job to another try. */
  readonly heartbeatSeconds: number;
  /** A job that takes longer has failed. */
  readonly expireInSeconds: number;
  /** Further tries of a job that failed. */
  readonly maxRetries: number;
  /** The longest pause before a further try; pauses double otherwise. */
  readonly maxRetryDelaySeconds?: number;
  /** Whether at most one job of a key waits or runs at any time. */
  readonly isUniqueByKey?: boolean;
}

/** Thrown by a handler whose job says nothing of its failure: it goes back into its queue with all tries left. */
export class JobGivenBack extends Error {
  constructor(cause: unknown) {
    super('the job was given back', { cause });
    this.name = 'JobGivenBack';
  }
}

/** A job that this process has claimed. */
export interface ClaimedJob {
  readonly payload: unknown;
  /** A failure now is final. */
  readonly isLastTry: boolean;
  /** Aborted when the job is lost or the process stops. */
  readonly signal: AbortSignal;
}

export interface SendOptions {
  /** Whose job this is: by it a job is found again, and in a queue that is unique by key there is one of it at a time. */
  readonly key?: string;
  readonly priority?: number;
}

/** The job queue of the installation, on the suite's own database. */
export interface JobQueue {
  /** Creates a queue unless it exists. */
  create(queue: string, options: QueueOptions): Promise<void>;
  /** Adds a job in the caller's transaction. Of the jobs that wait, the one of the highest priority is next. */
  send(
    transaction: DatabaseTransaction,
    queue: string,
    payload: object,
    options?: SendOptions,
  ): Promise<void>;
  /** The job of a key that was added last, and whether it waits or runs; null for none. Not within a transaction. */
  find(queue: string, key: string): Promise<{ readonly id: string; readonly isOpen: boolean } | null>;
  /** Runs jobs, at most `slots` at a time, until `stop`. A job whose handler throws is tried again later. */
  work(queue: string, slots: number, handle: (job: ClaimedJob) => Promise<void>): Promise<void>;
  /** Repeats a check every few seconds until `stop`. */
  supervise(check: () => Promise<void>): void;
  /**
   * Gives back the jobs that a killed process had claimed, which uses up one try of each, then runs all checks. Only
   * where no other process works on these queues.
   */
  releaseClaimed(): Promise<void>;
  /** Interrupts what runs, which goes back into its queue with all tries left, and claims nothing more. */
  stop(): Promise<void>;
}

/** Where a job reports what operators should know. */
export interface JobLog {
  warn(details: object, message: string): void;
}

export interface JobQueueOptions {
  readonly database: Database;
  readonly log: (error: Error) => void;
  /** Called for every job that this process begins. */
  readonly report?: ((details: object, message: string) => void) | undefined;
  /** Where the spans of jobs are sent; nowhere if not given. */
  readonly telemetry?: Pick<Telemetry, 'withSpan'> | undefined;
}

/** What `send` adds to a payload. */
const originModel = z.object({ requestId: z.string().regex(REQUEST_ID), traceparent: z.string().optional() });

/** Interval of the queue's own supervision and of our checks. pg-boss waits a minute by default. */
const SUPERVISE_SECONDS = 5;
/** Wakes a worker that missed a notification. pg-boss waits 30 seconds by default. */
const FALLBACK_POLL_SECONDS = 2;
const STOP_MILLISECONDS = 5000;

/**
 * Opens the job queue.
 * @throws Error where the tables of the queue have another version than our own statements on them are written for
 */
export async function openJobQueue({ database, log, report, telemetry }: JobQueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    ...database.boss,
    schema: JOBS_SCHEMA,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', log);
  await boss.start();
  const version = await boss.schemaVersion();
  if (version !== JOBS_SCHEMA_VERSION) {
    await boss.stop({ graceful: false });
    throw new Error(
      `The job queue in the database has schema version ${version}; this version of Assay works with ${JOBS_SCHEMA_VERSION}. ` +
        'Start the version of Assay that the database was last used with, or a later one.',
    );
  }
  return new PgBossQueue(boss, { database, log, report, telemetry });
}

class PgBossQueue implements JobQueue {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #log: (error: Error) => void;
  readonly #report: JobQueueOptions['report'];
  readonly #telemetry: JobQueueOptions['telemetry'];
  readonly #stopping = new AbortController();
  readonly #queues: string[] = [];
  readonly #checks: Repetition[] = [];

  constructor(boss: PgBoss, { database, log, report, telemetry }: JobQueueOptions) {
    this.#boss = boss;
    this.#telemetry = telemetry;
    this.#report = report;
    this.#database = database;
    this.#log = log;
  }

  async create(queue: string, options: QueueOptions): Promise<void> {
    const {
      heartbeatSeconds,
      expireInSeconds,
      maxRetries,
      maxRetryDelaySeconds,
      isUniqueByKey = false,
    } = options;
    await this.#boss.createQueue(queue, {
      ...(isUniqueByKey ? { policy: 'exclusive' } : {}),
      notify: true,
      retryLimit: maxRetries,
      retryDelay: 1,
      retryBackoff: true,
      ...(maxRetryDelaySeconds === undefined ? {} : { retryDelayMax: maxRetryDelaySeconds }),
      heartbeatSeconds,
      expireInSeconds,
    });
    // pg-boss looks up a queue by name once, on its own connection. Inside a transaction on the embedded database,
    // which has a single connection, that look-up would wait for the transaction that waits for it.
    await this.#boss.findJobs(queue, { key: 'none' });
    this.#queues.push(queue);
  }

  async send(
    transaction: DatabaseTransaction,
    queue: string,
    payload: object,
    { key, priority }: SendOptions = {},
  ): Promise<void> {
    const requestId = currentRequestId();
    const trace = currentTrace();
    const origin = {
      ...(requestId === undefined ? {} : { requestId }),
      ...(trace === undefined ? {} : { traceparent: writeTraceparent(trace) }),
    };
    await this.#boss.send(
      queue,
      { ...payload, ...origin },
      {
        db: fromKysely(transaction),
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(priority === undefined ? {} : { priority }),
      },
    );
  }

  async find(queue: string, key: string): Promise<{ id: string; isOpen: boolean } | null> {
    const jobs = await this.#boss.findJobs(queue, { key });
    const last = jobs.reduce<(typeof jobs)[number] | undefined>(
      (newest, job) => (newest === undefined || job.createdOn > newest.createdOn ? job : newest),
      undefined,
    );
    return last === undefined
      ? null
      : { id: last.id, isOpen: ['created', 'retry', 'active'].includes(last.state) };
  }

  async work(queue: string, slots: number, handle: (job: ClaimedJob) => Promise<void>): Promise<void> {
    for (let slot = 0; slot < slots; slot += 1)
      await openSlot(this.#boss, queue, (job) => this.#run(job, handle));
  }

  /** A job belongs to the request that queued it. */
  #run(job: JobWithMetadata<unknown>, handle: (job: ClaimedJob) => Promise<void>): Promise<void> {
    const { data: origin } = originModel.safeParse(job.data);
    return withRequestId(origin?.requestId ?? job.id, () => {
      const telemetry = this.#telemetry;
      if (telemetry === undefined) return this.#runWithin(job, handle);
      const attributes = { 'messaging.destination.name': job.name, 'messaging.message.id': job.id };
      const work = () =>
        telemetry.withSpan({ name: `job ${job.name}`, attributes, isJob: true }, () =>
          this.#runWithin(job, handle),
        );
      const trace = readTraceparent(origin?.traceparent);
      return trace === undefined ? work() : withTrace(trace, work);
    });
  }

  async #runWithin(job: JobWithMetadata<unknown>, handle: (job: ClaimedJob) => Promise<void>): Promise<void> {
    this.#report?.({ queue: job.name, jobId: job.id, retryCount: job.retryCount }, 'job begun');
    const signal = AbortSignal.any([job.signal, this.#stopping.signal]);
    try {
      await handle({ payload: job.data, isLastTry: job.retryCount >= job.retryLimit, signal });
    } catch (error) {
      // An orderly stop says nothing about the job.
      if (this.#stopping.signal.aborted || error instanceof JobGivenBack)
        await grantAnotherTry(this.#database.kysely, job);
      throw error;
    }
  }

  supervise(check: () => Promise<void>): void {
    this.#checks.push(repeatEvery(SUPERVISE_SECONDS, check, this.#log));
  }

  async releaseClaimed(): Promise<void> {
    for (const queue of this.#queues) {
      const claimed = await findClaimed(this.#database.kysely, queue);
      if (claimed.length > 0) await this.#boss.fail(queue, claimed);
    }
    for (const check of this.#checks) await check.runNow();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const check of this.#checks) await check.stop();
    await this.#boss.stop({ graceful: true, timeout: STOP_MILLISECONDS });
  }
}

/** Runs the jobs of a queue one after the other. */
async function openSlot(
  boss: PgBoss,
  queue: string,
  run: (job: JobWithMetadata<unknown>) => Promise<void>,
): Promise<void> {
  const worker: { id?: string } = {};
  const options = {
    batchSize: 1,
    includeMetadata: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: FALLBACK_POLL_SECONDS,
  } as const;
  worker.id = await boss.work<unknown, unknown, typeof options>(queue, options, async ([job]) => {
    if (job === undefined) return;
    try {
      await run(job);
    } finally {
      // A worker takes one job per wake-up; without this the next one waits for the poll.
      if (worker.id !== undefined) boss.notifyWorker(worker.id);
    }
  });
}

/**
 * The database thread, the only place that uses PGlite. A scan blocks the thread that runs it, so the process that serves
 * requests communicates with it by messages. There is one connection, which `Sessions` grants.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { VALUE_PARSERS } from '../values.ts';
import { assertDurable, DURABLE_START_PARAMETERS, DurableNodeFileSystem } from './durable-file-system.ts';
import type {
  QueryResult,
  ThreadCall,
  ThreadError,
  ThreadMessage,
  ThreadOptions,
  ThreadRequest,
} from './protocol.ts';

/**
 * Grants the one connection to one caller at a time, in the order of requests, but for this: when a lease has ended, the
 * statements that wait by then come before the next lease. Somebody who reads a list waits for one transaction of those who
 * upload, not for all that wait with them.
 */
class Sessions {
  readonly #statements: (() => void)[] = [];
  readonly #leases: (() => void)[] = [];
  /** How many of the waiting statements come before the next lease. */
  #statementsFirst = 0;
  #isTaken = false;
  #nextLease = 1;
  readonly #open = new Map<number, () => void>();

  /** Runs `work` alone: between leases and other work. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#take(this.#statements, work);
  }

  /** Runs `work` alone once nothing else waits. */
  async last<T>(work: () => Promise<T>): Promise<T> {
    while (this.#statements.length + this.#leases.length > 0)
      await this.#take(this.#leases, async () => undefined);
    return this.#take(this.#leases, work);
  }

  async #take<T>(queue: (() => void)[], work: () => Promise<T>): Promise<T> {
    // Who is woken has the connection already: nobody comes in between.
    if (this.#isTaken) await new Promise<void>((wake) => queue.push(wake));
    this.#isTaken = true;
    try {
      return await work();
    } finally {
      if (queue === this.#leases) this.#statementsFirst = this.#statements.length;
      this.#wakeNext();
    }
  }

  #wakeNext(): void {
    const [first, second] =
      this.#statementsFirst > 0 ? [this.#statements, this.#leases] : [this.#leases, this.#statements];
    const next = first.shift() ?? second.shift();
    this.#statementsFirst = Math.max(0, this.#statementsFirst - 1);
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  async acquire(): Promise<number> {
    const lease = this.#nextLease++;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const granted = Promise.withResolvers<undefined>();
    void this.#take(this.#leases, () => {
      granted.resolve(undefined);
      return promise;
    });
    this.#open.set(lease, () => resolve(undefined));
    await granted.promise;
    return lease;
  }

  isOpen(lease: number): boolean {
    return this.#open.has(lease);
  }

  release(lease: number): void {
    this.#open.get(lease)?.();
    this.#open.delete(lease);
  }
}

async function openPGlite({ folder, seed, compiled }: ThreadOptions): Promise<PGlite> {
  const options: PGliteOptions = {
    extensions: { btree_gin, pg_trgm, unaccent },
    parsers: { ...VALUE_PARSERS },
    ...(compiled === undefined ? {} : { pgliteWasmModule: compiled }),
  };
  if (folder === undefined) {
    const loadDataDir = seed && new Blob([new Uint8Array(seed)]);
    return PGlite.create({ ...options, loadDataDir });
  }
  mkdirSync(folder, { recursive: true });
  const database = await PGlite.create({
    ...options,
    dataDir: folder,
    fs: new DurableNodeFileSystem(folder),
    startParams: DURABLE_START_PARAMETERS,
  });
  await assertFilesThere(database, folder);
  await assertDurable(database);
  return database;
}

/** A lost file of a table or index shows only when it is read, and then as an empty one. @throws Error naming one */
async function assertFilesThere(database: PGlite, folder: string): Promise<void> {
  const { rows } = await database.query<{ path: string }>(
    'select pg_relation_filepath(oid) as path from pg_class where pg_relation_filepath(oid) is not null',
  );
  const lost = rows.map(({ path }) => join(folder, path)).find((path) => !existsSync(path));
  if (lost !== undefined) throw new Error(`${lost} is missing`);
}

function describeError(error: unknown): ThreadError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, detail, constraint, table } = error as Error & Omit<ThreadError, 'message'>;
  return { message: error.message, code, detail, constraint, table };
}

function post(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

const sessions = new Sessions();

async function query(database: PGlite, sql: string, parameters: readonly unknown[]): Promise<QueryResult> {
  return database.query<Record<string, unknown>>(sql, [...parameters]);
}

async function exec(database: PGlite, sql: string): Promise<{ rows: Record<string, unknown>[] }[]> {
  const results = await database.exec(sql);
  return results.map(({ rows }) => ({ rows }));
}

/**
 * Several statements of a caller without a lease, which may begin and commit by themselves; if one fails, what they
 * began ends before anybody else has a turn. A holder of a lease rolls back itself.
 */
async function execAlone(database: PGlite, sql: string): Promise<{ rows: Record<string, unknown>[] }[]> {
  try {
    return await exec(database, sql);
  } catch (error) {
    await database.exec('rollback');
    throw error;
  }
}

async function listen(database: PGlite, channel: string): Promise<void> {
  await database.listen(channel, (payload) => post({ kind: 'notification', channel, payload }));
}

/** A caller with a lease has the connection already; anybody else waits for a turn. */
async function onConnection<T>(lease: number | undefined, work: () => Promise<T>): Promise<T> {
  if (lease === undefined) return sessions.alone(work);
  if (!sessions.isOpen(lease)) throw new Error('The database session has ended.');
  return work();
}

async function perform(database: PGlite, request: ThreadRequest): Promise<unknown> {
  switch (request.kind) {
    case 'query':
      return onConnection(request.lease, () => query(database, request.sql, request.parameters));
    case 'exec':
      return request.lease === undefined
        ? sessions.alone(() => execAlone(database, request.sql))
        : onConnection(request.lease, () => exec(database, request.sql));
    case 'acquire':
      return sessions.acquire();
    case 'release':
      return sessions.release(request.lease);
    case 'listen':
      return sessions.alone(() => listen(database, request.channel));
    case 'snapshot':
      return sessions.alone(
        async () => new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()),
      );
    case 'close':
      return sessions.last(() => database.close());
  }
}

async function serve(): Promise<void> {
  const database = await openPGlite(workerData as ThreadOptions);
  parentPort?.on('message', ({ id, request }: ThreadCall) => {
    perform(database, request).then(
      (value) => post({ kind: 'result', id, value }),
      (error: unknown) => post({ kind: 'refusal', id, error: describeError(error) }),
    );
  });
  post({ kind: 'ready' });
}

serve().catch((error: unknown) => post({ kind: 'failed', error: describeError(error) }));

import { Worker } from 'node:worker_threads';
import type {
  QueryResult,
  SentResult,
  ThreadError,
  ThreadMessage,
  ThreadOptions,
  ThreadRequest,
} from './protocol.ts';

/** One or more statements on one connection, as the migration runner, Kysely and the job queue need them. */
export interface Session {
  query<Row = Record<string, unknown>>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Pick<QueryResult<Row>, 'rows' | 'affectedRows'>>;
  exec(sql: string): Promise<{ rows: Record<string, unknown>[] }[]>;
}

/** A database error with what PostgreSQL said about it (`code` 23505 is a repeated value). */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;

  constructor({ message, code, detail, constraint, table }: ThreadError) {
    super(message);
    this.code = code;
    this.detail = detail;
    this.constraint = constraint;
    this.table = table;
  }
}

/** A session of the thread, which also returns the columns. */
interface ThreadSession extends Session {
  query<Row = Record<string, unknown>>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<QueryResult<Row>>;
}

/** The connection of the thread, for one caller alone until it is released. */
export interface Lease extends ThreadSession {
  /** Commits the transaction and releases the connection. One whose commit fails keeps it, for the rollback. */
  commit(): Promise<void>;
  release(): Promise<void>;
}

/** A row with its values by the names of the columns. Not `fromEntries`: of many rows that takes several times as long. */
function toRow(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < names.length; at += 1) row[names[at] ?? ''] = values[at];
  return row;
}

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The embedded database as the rest of the process sees it: PGlite in a thread of its own, with what pg-boss's adapter for
 * PGlite expects.
 */
export class PGliteThread implements ThreadSession {
  #isClosed = false;
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #nextCall = 1;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (message: ThreadMessage) => this.#receive(message));
    worker.on('error', (error) => this.#abandon(error));
    worker.on('exit', () => this.#abandon(new Error('The database thread has ended.')));
  }

  /** Starts the thread and waits until its database is ready. @throws when the folder cannot be opened durably */
  static async open(options: ThreadOptions): Promise<PGliteThread> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: options });
    try {
      await new Promise<void>((resolve, reject) => {
        worker.once('message', (message: ThreadMessage) => {
          if (message.kind === 'failed') reject(new DatabaseError(message.error));
          else resolve();
        });
        worker.once('error', reject);
      });
      return new PGliteThread(worker);
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  query<Row = Record<string, unknown>>(sql: string, parameters: readonly unknown[] = []) {
    return this.#query<Row>({ kind: 'query', sql, parameters });
  }

  exec(sql: string) {
    return this.#call<{ rows: Record<string, unknown>[] }[]>({ kind: 'exec', sql });
  }

  /** Waits for the connection and keeps it until it is released; in a transaction, if it `begins` one. */
  async acquire({ begins = false } = {}): Promise<Lease> {
    const lease = await this.#call<number>({ kind: 'acquire', begins });
    return {
      query: (sql, parameters = []) => this.#query({ kind: 'query', sql, parameters, lease }),
      exec: (sql) => this.#call({ kind: 'exec', sql, lease }),
      commit: () => this.#call({ kind: 'commit', lease }),
      release: () => this.#call({ kind: 'release', lease }),
    };
  }

  /** Runs `work` with the connection to itself, without a transaction. */
  async alone<T>(work: (session: ThreadSession) => Promise<T>): Promise<T> {
    const lease = await this.acquire();
    try {
      return await work(lease);
    } finally {
      await lease.release();
    }
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const known = this.#listeners.get(channel);
    const listeners = known ?? new Set();
    listeners.add(onPayload);
    this.#listeners.set(channel, listeners);
    if (known === undefined) await this.#call({ kind: 'listen', channel });
    return async () => {
      listeners.delete(onPayload);
    };
  }

  /** The whole database as an archive, for the option `seed`. It is held in memory: for small databases only. */
  snapshot(): Promise<Uint8Array> {
    return this.#call<Uint8Array>({ kind: 'snapshot' });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#send({ kind: 'close' });
    await this.#worker.terminate();
  }

  async #query<Row>(request: ThreadRequest): Promise<QueryResult<Row>> {
    const { rows, ...result } = await this.#call<SentResult>(request);
    const names = result.fields.map(({ name }) => name);
    return { ...result, rows: rows.map((values) => toRow(names, values) as Row) };
  }

  async #call<T>(request: ThreadRequest): Promise<T> {
    if (this.#isClosed) throw new Error('The database is closed.');
    return this.#send<T>(request);
  }

  #send<T>(request: ThreadRequest): Promise<T> {
    const id = this.#nextCall++;
    return new Promise<T>((resolve, reject) => {
      this.#pending.set(id, { resolve: (value) => resolve(value as T), reject });
      this.#worker.postMessage({ id, request });
    });
  }

  #receive(message: ThreadMessage): void {
    if (message.kind === 'notification') {
      for (const listener of this.#listeners.get(message.channel) ?? []) listener(message.payload);
      return;
    }
    if (message.kind !== 'result' && message.kind !== 'refusal') return;
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.kind === 'result') pending?.resolve(message.value);
    else pending?.reject(new DatabaseError(message.error));
  }

  #abandon(error: Error): void {
    this.#isClosed = true;
    for (const pending of this.#pending.values()) pending.reject(error);
    this.#pending.clear();
  }
}

import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Lease, PGliteThread } from './thread.ts';

/**
 * Kysely over the thread of the embedded database. Kysely's own dialect for PGlite lets one caller at a time through, in the
 * order of requests: a list would wait for everything that was asked for before it. Here the thread decides who is next.
 */
export function threadDialect(thread: PGliteThread): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ThreadDriver(thread),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** Statements of one caller; in a transaction it has the thread's connection to itself. */
class ThreadConnection implements DatabaseConnection {
  readonly #thread: PGliteThread;
  #lease: Lease | undefined;

  constructor(thread: PGliteThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { rows, affectedRows } = await (this.#lease ?? this.#thread).query<Row>(sql, parameters);
      return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) };
    } catch (error) {
      // The error came as a message: its stack would not name who sent the statement.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  /** Kysely demands it of every connection. @throws always: the embedded database has no cursors */
  streamQuery(): never {
    throw new Error('The embedded database does not stream.');
  }

  async begin(): Promise<void> {
    this.#lease = await this.#thread.acquire({ begins: true });
  }

  /** A failed commit is followed by a rollback. */
  async commit(): Promise<void> {
    await this.#lease?.commit();
    this.#lease = undefined;
  }

  async rollback(): Promise<void> {
    const lease = this.#lease;
    this.#lease = undefined;
    try {
      await lease?.query('rollback');
    } finally {
      await lease?.release();
    }
  }
}

class ThreadDriver implements Driver {
  readonly #thread: PGliteThread;

  constructor(thread: PGliteThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.#thread);
  }

  beginTransaction(connection: ThreadConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: ThreadConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: ThreadConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.#thread.close();
  }
}

import { mkdirSync } from 'node:fs';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import { fromPglite, type ConstructorOptions } from 'pg-boss';
import type { Clock } from '../platform/clock.ts';
import { lockFolder } from '../data-folder/folder-lock.ts';
import { threadDialect } from './pglite/dialect.ts';
import { openRows } from './pglite/rows-folder.ts';
import { PGliteThread } from './pglite/thread.ts';
import type { ThreadOptions } from './pglite/protocol.ts';
import { onClient, openPool, openReplicaPool, queueDatabase } from './postgres/connection.ts';
import { assertMigrated, migrate } from './migrate.ts';
import { assertReplicaOf, readFromPrimary, readFromReplica, type ListReader } from './list-reader.ts';
import { reportStatements, type StatementListener } from './statement-log.ts';
import type { Tables } from './tables.ts';

/** A connection that repositories write with: the database itself or a transaction on it. */
export type DatabaseClient = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

/** An open, migrated database. One SQL dialect, one set of migrations, whichever engine holds it. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly kysely: DatabaseClient;
  readonly lists: ListReader;
  /** Connection of the job queue to the same database. */
  readonly boss: Pick<ConstructorOptions, 'db' | 'backend' | 'useListenNotify'>;
  close(): Promise<void>;
}

export interface PostgresConfig {
  readonly engine: 'postgres';
  readonly url: string;
  /** The same database without a pooler in between; null where there is only a pooler. `url` if not given. */
  readonly directUrl?: string | null | undefined;
  /** A replica of it, from which lists are read as far as it can. */
  readonly readUrl?: string | undefined;
  /** Receives what an operator should know about the replica. */
  readonly log?: (message: string) => void;
  /** Connections for requests and jobs. */
  readonly poolSize?: number;
  /** Connections for the job queue. */
  readonly queuePoolSize?: number;
  /** This machine's, which is compared with the server's. */
  readonly clock?: Clock | undefined;
  readonly onStatement?: StatementListener | undefined;
}

export type DatabaseConfig =
  | PostgresConfig
  /** `folder` is the data folder; rows are in `rows/` below it, beside the lock. */
  | {
      readonly engine: 'pglite';
      /** `memory`, for tests: rows that end with the process. */
      readonly folder: string;
      /** How rows in memory begin. */
      readonly start?: Pick<ThreadOptions, 'seed' | 'compiled'>;
      /** Receives what an operator should know about the folder. */
      readonly log?: (message: string) => void;
      readonly onStatement?: StatementListener | undefined;
    };

const DEFAULT_POOL_SIZE = 10;
/** The job queue has its own connections: it must not wait for requests, nor requests for it. */
const QUEUE_POOL_SIZE = 4;

/**
 * Opens the database and brings it up to the newest migration.
 * @throws when the folder is in use or damaged, rows cannot be stored durably, or the server is unreachable or too old
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.engine === 'postgres' ? openPostgres(config) : openPGlite(config);
}

async function openPGlite({
  folder,
  start = {},
  log,
  onStatement,
}: Extract<DatabaseConfig, { engine: 'pglite' }>): Promise<Database> {
  if (folder === 'memory') return overThread(await openThread(start), () => undefined, onStatement);
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    return overThread(
      await openRows(folder, (rows) => openThread({ folder: rows }), log),
      unlock,
      onStatement,
    );
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openThread(options: ThreadOptions): Promise<PGliteThread> {
  const thread = await PGliteThread.open(options);
  try {
    await thread.alone((session) => migrate(session));
    return thread;
  } catch (error) {
    await thread.close();
    throw error;
  }
}

function overThread(
  thread: PGliteThread,
  unlock: () => void,
  onStatement: StatementListener | undefined,
): Database {
  const kysely = new Kysely<Tables>({
    dialect: threadDialect(thread),
    ...reportStatements(onStatement),
  });
  return {
    engine: 'pglite',
    kysely,
    lists: readFromPrimary(kysely),
    boss: { db: fromPglite(thread), backend: 'pglite', useListenNotify: true },
    async close() {
      await thread.close();
      unlock();
    },
  };
}

async function openPostgres({
  url,
  directUrl = url,
  readUrl,
  log = () => undefined,
  poolSize = DEFAULT_POOL_SIZE,
  queuePoolSize = QUEUE_POOL_SIZE,
  clock,
  onStatement,
}: PostgresConfig): Promise<Database> {
  const pool = await openPool(url, poolSize, clock);
  const queuePool = await openPool(url, queuePoolSize);
  const readPool = readUrl === undefined ? undefined : openReplicaPool(readUrl, poolSize);
  const close = async () => {
    await Promise.all([pool.end(), queuePool.end(), readPool?.end()]);
  };
  const kyselyOf = (from: Pool) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: from }), ...reportStatements(onStatement) });
  const kysely = kyselyOf(pool);
  const replica = readPool && kyselyOf(readPool);
  try {
    if (replica !== undefined) await assertReplicaOf(kysely, replica, log);
    if (directUrl === null) await onClient(pool, assertMigrated);
    else await migratePostgres(directUrl);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    engine: 'postgres',
    kysely,
    lists:
      replica === undefined
        ? readFromPrimary(kysely)
        : readFromReplica({ primary: kysely, replica, warn: log, clock }),
    boss: { db: queueDatabase(queuePool, directUrl), useListenNotify: directUrl !== null },
    close,
  };
}

/** Applies the missing migrations over a connection of its own. @returns their names */
export async function migratePostgres(directUrl: string): Promise<string[]> {
  const direct = await openPool(directUrl, 1);
  try {
    return await onClient(direct, (session) => migrate(session));
  } finally {
    await direct.end();
  }
}

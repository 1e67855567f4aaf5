import { mkdirSync } from 'node:fs';
import { Kysely, PGliteDialect, PostgresDialect, type Transaction } from 'kysely';
import { fromPglite, type ConstructorOptions } from 'pg-boss';
import { lockFolder } from '../data-folder/folder-lock.ts';
import { openRows } from './pglite/rows-folder.ts';
import { PGliteThread } from './pglite/thread.ts';
import type { ThreadOptions } from './pglite/protocol.ts';
import { onClient, openPool, queueDatabase } from './postgres/connection.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** A connection that repositories write with: the database itself or a transaction on it. */
export type DatabaseClient = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

/** An open, migrated database. One SQL dialect, one set of migrations, whichever engine holds it. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly kysely: DatabaseClient;
  /** Connection of the job queue to the same database. */
  readonly boss: Pick<ConstructorOptions, 'db' | 'backend'>;
  close(): Promise<void>;
}

export type DatabaseConfig =
  | { readonly engine: 'postgres'; readonly url: string; readonly poolSize?: number }
  /** `folder` is the data folder; rows are in `rows/` below it, beside the lock. */
  | {
      readonly engine: 'pglite';
      /** `memory`, for tests: rows that end with the process. */
      readonly folder: string;
      /** How rows in memory begin. */
      readonly start?: Pick<ThreadOptions, 'seed' | 'compiled'>;
      /** Receives what an operator should know about the folder. */
      readonly log?: (message: string) => void;
    };

const DEFAULT_POOL_SIZE = 10;
/** The job queue has its own connections: it must not wait for requests, nor requests for it. */
const QUEUE_POOL_SIZE = 4;

/**
 * Opens the database and brings it up to the newest migration.
 * @throws when the folder is in use or damaged, rows cannot be stored durably, or the server is unreachable or too old
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.engine === 'postgres'
    ? openPostgres(config.url, config.poolSize ?? DEFAULT_POOL_SIZE)
    : openPGlite(config);
}

async function openPGlite({
  folder,
  start = {},
  log,
}: Extract<DatabaseConfig, { engine: 'pglite' }>): Promise<Database> {
  if (folder === 'memory') return overThread(await openThread(start), () => undefined);
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    return overThread(await openRows(folder, (rows) => openThread({ folder: rows }), log), unlock);
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

function overThread(thread: PGliteThread, unlock: () => void): Database {
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: thread }) });
  return {
    engine: 'pglite',
    kysely,
    boss: { db: fromPglite(thread), backend: 'pglite' },
    async close() {
      await thread.close();
      unlock();
    },
  };
}

async function openPostgres(url: string, poolSize: number): Promise<Database> {
  const pool = await openPool(url, poolSize);
  const queuePool = await openPool(url, QUEUE_POOL_SIZE);
  const close = async () => {
    await Promise.all([pool.end(), queuePool.end()]);
  };
  try {
    await onClient(pool, (session) => migrate(session));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    engine: 'postgres',
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    boss: { db: queueDatabase(queuePool, url) },
    close,
  };
}

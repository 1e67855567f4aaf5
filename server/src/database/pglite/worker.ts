/**
 * The database thread, the only place that uses PGlite. A scan blocks the thread that runs it, so the process that serves
 * requests communicates with it by messages. There is one connection, which `Sessions` grants.
 */
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { writeFileAtomically } from '../../platform/files.ts';
import { VALUE_PARSERS } from '../values.ts';
import { compilePGlite } from './compile.ts';
import { assertDurable, DURABLE_START_PARAMETERS, DurableNodeFileSystem } from './durable-file-system.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { Sessions } from './sessions.ts';
import type { ThreadCall, ThreadError, ThreadMessage, ThreadOptions, ThreadRequest } from './protocol.ts';

async function openPGlite({ folder, seed, compiled }: ThreadOptions): Promise<PGlite> {
  const options: PGliteOptions = {
    extensions: { btree_gin, pg_trgm, unaccent },
    parsers: { ...VALUE_PARSERS },
    pgliteWasmModule: compiled ?? (await compilePGlite()),
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

/** In the folder of the rows: the sizes that the files of tables and indexes had when the database was last closed. */
const SIZES = 'assay-sizes.json';

async function relationFiles(database: PGlite): Promise<string[]> {
  const { rows } = await database.query<{ path: string }>(
    'select pg_relation_filepath(oid) as path from pg_class where pg_relation_filepath(oid) is not null',
  );
  return rows.map(({ path }) => path);
}

/**
 * A lost file of a table or index shows only when it is read, and then as an empty one; a shorter one as one with fewer
 * rows. Without VACUUM, which nothing calls, a file never becomes shorter. @throws Error naming one
 */
async function assertFilesThere(database: PGlite, folder: string): Promise<void> {
  const known = join(folder, SIZES);
  const sizes = existsSync(known)
    ? new Map<string, unknown>(Object.entries(JSON.parse(readFileSync(known, 'utf8')) as object))
    : new Map<string, unknown>();
  for (const path of await relationFiles(database)) {
    const found = statSync(join(folder, path), { throwIfNoEntry: false });
    if (found === undefined) throw new Error(`${join(folder, path)} is missing`);
    if (found.size < Number(sizes.get(path) ?? 0))
      throw new Error(`${join(folder, path)} is shorter than when the database was closed`);
  }
}

/** Closes the database and notes the sizes of its files. Without the note the former one holds: files grow only. */
async function close(database: PGlite, folder: string | undefined): Promise<void> {
  const files = folder === undefined ? [] : await relationFiles(database).catch(() => []);
  await database.close();
  if (folder === undefined || files.length === 0) return;
  const sizes = Object.fromEntries(files.map((path) => [path, statSync(join(folder, path)).size]));
  // A full disk does not keep the process from ending.
  await writeFileAtomically(join(folder, SIZES), JSON.stringify(sizes)).catch(() => undefined);
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

/** The database, and the statements that it has prepared. */
interface Connection {
  readonly database: PGlite;
  readonly prepared: PreparedStatements;
}

async function exec(
  { database, prepared }: Connection,
  sql: string,
): Promise<{ rows: Record<string, unknown>[] }[]> {
  const results = await database.exec(sql);
  prepared.forgetChanged(sql);
  return results.map(({ rows }) => ({ rows }));
}

/**
 * Several statements of a caller without a lease, which may begin and commit by themselves; if one fails, what they
 * began ends before anybody else has a turn. A holder of a lease rolls back itself.
 */
async function execAlone(
  connection: Connection,
  sql: string,
): Promise<{ rows: Record<string, unknown>[] }[]> {
  try {
    return await exec(connection, sql);
  } catch (error) {
    await connection.database.exec('rollback');
    throw error;
  }
}

/** The channels that callers listen to, as they name them, by their names in the database. */
const channels = new Map<string, string>();

function notify(name: string, payload: string): void {
  post({ kind: 'notification', channel: channels.get(name) ?? name, payload });
}

async function listen(database: PGlite, channel: string): Promise<void> {
  const name = /^".*"$/u.test(channel) ? channel.slice(1, -1) : channel.toLowerCase();
  channels.set(name, channel);
  await database.listen(channel, (payload) => notify(name, payload));
}

/** A caller with a lease has the connection already; anybody else waits for a turn. */
async function onConnection<T>(lease: number | undefined, work: () => Promise<T>): Promise<T> {
  if (lease === undefined) return sessions.alone(work);
  if (!sessions.isOpen(lease)) throw new Error('The database session has ended.');
  return work();
}

/** Waits for the connection and begins a transaction. @returns the lease */
async function begin(prepared: PreparedStatements): Promise<number> {
  const lease = await sessions.acquire();
  try {
    await prepared.query('begin', []);
    return lease;
  } catch (error) {
    sessions.release(lease);
    throw error;
  }
}

async function perform(
  connection: Connection,
  { folder }: ThreadOptions,
  request: ThreadRequest,
): Promise<unknown> {
  const { database, prepared } = connection;
  switch (request.kind) {
    case 'query':
      return onConnection(request.lease, () => prepared.query(request.sql, request.parameters));
    case 'exec':
      return request.lease === undefined
        ? sessions.alone(() => execAlone(connection, request.sql))
        : onConnection(request.lease, () => exec(connection, request.sql));
    case 'acquire':
      return request.begins ? begin(prepared) : sessions.acquire();
    case 'commit':
      await onConnection(request.lease, () => prepared.query('commit', []));
      return sessions.release(request.lease);
    case 'release':
      return sessions.release(request.lease);
    case 'listen':
      return sessions.alone(() => listen(database, request.channel));
    case 'snapshot':
      return sessions.alone(
        async () => new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()),
      );
    case 'close':
      return sessions.last(() => close(database, folder));
  }
}

async function serve(): Promise<void> {
  const options = workerData as ThreadOptions;
  const database = await openPGlite(options);
  const connection = { database, prepared: await PreparedStatements.of(database, notify) };
  parentPort?.on('message', ({ id, request }: ThreadCall) => {
    perform(connection, options, request).then(
      (value) => post({ kind: 'result', id, value }),
      (error: unknown) => post({ kind: 'refusal', id, error: describeError(error) }),
    );
  });
  post({ kind: 'ready' });
}

serve().catch((error: unknown) => post({ kind: 'failed', error: describeError(error) }));

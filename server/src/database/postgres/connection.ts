import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { MAX_CLOCK_SKEW_MS, systemClock, type Clock } from '../../platform/clock.ts';
import { VALUE_PARSERS } from '../values.ts';
import type { Session } from '../pglite/thread.ts';

/** Column readers for every client of the pool; nothing is set on the driver as a whole. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && VALUE_PARSERS[oid]) || pg.types.getTypeParser(oid, format),
};

/**
 * Waits for results by a callback. The driver's own promises attach theirs to a query that exists already, and then each result
 * survives the collections of short-lived objects: measured on pages of 50 rows, 70 kB per page, pauses of up to 0.1 s, and a fifth
 * of the processor time of a request. The driver appends to a stack trace where a query was created; kysely does so too.
 */
class CallbackClient extends pg.Client {
  override query = ((query: string | pg.QueryConfig | pg.Submittable, ...further: unknown[]): unknown => {
    const send = super.query.bind(this) as (...values: unknown[]) => unknown;
    const isWaitedFor = typeof query === 'string' && !further.some((value) => typeof value === 'function');
    if (!isWaitedFor) return send(query, ...further);
    return new Promise((resolve, reject) => {
      send(query, ...further, (error: Error | null, result: unknown) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
  }) as pg.Client['query'];
}

export const MINIMUM_SERVER_VERSION = 150_000;

/** In milliseconds: a database that cannot be connected to by then is out of reach. */
const CONNECT_LIMIT = 10_000;
/** Milliseconds between two attempts to listen again. */
const LISTEN_AGAIN = 1000;

/**
 * A pool of connections to PostgreSQL.
 * @throws Error when the server cannot be reached, is older than version 15, or its clock is far from this machine's
 */
export async function openPool(
  connectionString: string,
  size: number,
  clock: Clock = systemClock,
): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    Client: CallbackClient,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_LIMIT,
  });
  // Without listeners, a connection that breaks would end the process, whether it lies idle or is in use between two
  // queries; the next query on it reports it instead, and the pool opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const { rows } = await pool.query<{ version: string; now: number }>(
      "select current_setting('server_version_num') as version, extract(epoch from clock_timestamp())::float8 * 1000 as now",
    );
    const { version, now } = rows[0] ?? { version: '0', now: NaN };
    if (Number(version) < MINIMUM_SERVER_VERSION)
      throw new Error(`PostgreSQL 15 or newer is needed; the server says ${version}.`);
    const skew = clock().getTime() - now;
    if (Math.abs(skew) > MAX_CLOCK_SKEW_MS)
      throw new Error(
        `The clock of this machine is ${Math.round(skew / 60_000)} minutes from that of the database (DATABASE_URL).`,
      );
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Milliseconds that a list waits for a replica before it is read elsewhere. */
const REPLICA_CONNECT_LIMIT = 1000;
const REPLICA_QUERY_LIMIT = 5000;

/** A pool of connections to a replica, which may be away: it connects with the first query. */
export function openReplicaPool(connectionString: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    Client: CallbackClient,
    types,
    keepAlive: true,
    connectionTimeoutMillis: REPLICA_CONNECT_LIMIT,
    query_timeout: REPLICA_QUERY_LIMIT,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Runs `work` on one connection of the pool. */
export async function onClient<T>(pool: pg.Pool, work: (session: Session) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work({
      query: async <Row>(sql: string, parameters: readonly unknown[] = []) => {
        const { rows, rowCount } = await client.query(sql, [...parameters]);
        return { rows: rows as Row[], affectedRows: rowCount ?? undefined };
      },
      exec: async (sql) => {
        // For several statements pg returns a list of results, for one the result itself.
        const results: unknown = await client.query(sql);
        return (Array.isArray(results) ? results : [results]) as { rows: Record<string, unknown>[] }[];
      },
    });
  } finally {
    client.release();
  }
}

/**
 * A separate connection that receives notifications on one channel, and is opened again whenever it breaks.
 * @param onListening called whenever it is connected: earlier notifications are lost
 * @returns a function that closes it. @throws when the first connection fails
 */
export async function listenOn(
  connectionString: string,
  channel: string,
  { onPayload, onListening }: { onPayload: (payload: string) => void; onListening?: () => void },
): Promise<() => Promise<void>> {
  const ended = new AbortController();
  let client: pg.Client | undefined;
  const listen = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: CONNECT_LIMIT });
    next.on('error', () => undefined);
    next.on('notification', ({ payload }) => onPayload(payload ?? ''));
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    next.once('end', () => void listenAgain());
    onListening?.();
  };
  const listenAgain = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      const isOver = await pause(LISTEN_AGAIN, false, ended).catch(() => true);
      if (isOver || (await succeeds(listen))) return;
    }
  };
  await listen();
  return async () => {
    ended.abort();
    await client?.end();
  };
}

const succeeds = (work: () => Promise<void>): Promise<boolean> =>
  work().then(
    () => true,
    () => false,
  );

/**
 * The database as the job queue wants it: a pool of its own, and notifications where the database can be reached without a
 * pooler, which would hand the listening connection to somebody else.
 */
export function queueDatabase(
  pool: pg.Pool,
  directUrl: string | null,
): NonNullable<ConstructorOptions['db']> {
  const executeSql = (text: string, values?: unknown[]) => pool.query(text, values);
  if (directUrl === null) return { executeSql };
  return {
    executeSql,
    async listen(channel, onPayload, onListening) {
      return { close: await listenOn(directUrl, channel, { onPayload, onListening }) };
    },
  };
}

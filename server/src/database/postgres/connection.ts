import pg from 'pg';
import { VALUE_PARSERS } from '../values.ts';
import type { Session } from '../pglite/thread.ts';

/** Column readers for every client of the pool; nothing is set on the driver as a whole. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && VALUE_PARSERS[oid]) || pg.types.getTypeParser(oid, format),
};

export const MINIMUM_SERVER_VERSION = 150_000;

/** A pool on a PostgreSQL server. @throws when the server does not answer or is older than version 15. */
export async function openPool(connectionString: string, size: number): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString, max: size, types });
  // Without a listener, a connection that breaks while idle would end the process; the next query reports it instead.
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    const version = Number(rows[0]?.version ?? 0);
    if (version < MINIMUM_SERVER_VERSION)
      throw new Error(`PostgreSQL 15 or newer is needed; the server says ${version}.`);
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
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
        // pg answers several statements with a list of results, one statement with the result itself.
        const results: unknown = await client.query(sql);
        return (Array.isArray(results) ? results : [results]) as { rows: Record<string, unknown>[] }[];
      },
    });
  } finally {
    client.release();
  }
}

/** A connection of its own that hears notifications on one channel. */
export async function listenOn(
  connectionString: string,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  return () => client.end();
}

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { hasErrorCode } from '../../platform/error-code.ts';
import { countTables, type TableCounts } from '../table-counts.ts';

/** Runs one of PostgreSQL's programs on a database. The password goes by the environment, where other users cannot see it. */
async function run(program: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(program, [...args, '--dbname', address.href], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  try {
    const [code, said] = await Promise.all([ended, text(child.stderr)]);
    if (code !== 0) throw new Error(`${program} failed:\n${said.trim()}`);
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
    throw new Error(`${program} is not on the PATH: install the client programs of PostgreSQL.`, {
      cause: error,
    });
  }
}

async function onConnection<Result>(
  url: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Writes a database to a file, as it is at one moment. @returns the rows at that moment */
export function dumpDatabase(url: string, file: string): Promise<TableCounts> {
  return onConnection(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    await run('pg_dump', url, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${rows[0]?.id}`,
      `--file=${file}`,
    ]);
    return countTables(client);
  });
}

/** @throws Error when a database holds tables already */
export async function assertEmptyDatabase(url: string): Promise<void> {
  const tables = await onConnection(url, countTables);
  if (Object.keys(tables).length > 0) throw new Error('The database is not empty: a new one is needed.');
}

/** Restores a file of `dumpDatabase` into an empty database, completely or not at all. @returns the rows that it has */
export async function restoreDatabase(url: string, file: string): Promise<TableCounts> {
  await run('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    '--no-comments',
    '--exit-on-error',
    '--single-transaction',
    file,
  ]);
  return onConnection(url, countTables);
}

import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { fillDocuments, fillValues } from '../harness/fill-documents.ts';
import { fillRows, type Engine } from '../harness/server.ts';

/**
 * A database of so many documents with 20 values each on a server, filled unless an earlier run has done so.
 * @param env what the server runs with, besides the address of the database
 */
export async function filledDatabase(
  admin: string,
  documents: number,
  { env, folder }: Engine,
): Promise<string> {
  const address = new URL(admin);
  address.pathname = `/documents_${documents}`;
  const filling = new URL(admin);
  filling.pathname = `/filling_${documents}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      address.pathname.slice(1),
    ]);
    if (rowCount !== 0) return address.href;
    console.log(`${documents} documents; they are kept for the next run`);
    await client.query(`drop database if exists ${filling.pathname.slice(1)} with (force)`);
    await client.query(`create database ${filling.pathname.slice(1)}`);
    await rm(path.join(folder, 'filled'), { force: true });
    await fillRows({ env: { ...env, DATABASE_URL: filling.href }, folder }, async (kysely) => {
      await fillDocuments(kysely, documents);
      await fillValues(kysely);
    });
    // Under its name a database is whole.
    await client.query(`alter database ${filling.pathname.slice(1)} rename to ${address.pathname.slice(1)}`);
    return address.href;
  } finally {
    await client.end();
  }
}

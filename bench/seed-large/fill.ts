import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { DatabaseClient } from '../../server/src/database/database.ts';
import { fillDocuments } from '../harness/fill-documents.ts';
import { fillRows, type Engine } from '../harness/server.ts';

/** Values of each document. */
export const VALUES = 20;
/** The documents of one statement are those whose id begins alike: so many beginnings there are. */
const PARTS = 64;

/** Where in the order of ids a part begins. */
const boundOf = (part: number) => `${((part * 256) / PARTS).toString(16).padStart(2, '0')}${'0'.repeat(30)}`;

/** One grouping per document, with the head and the first amounts of a capital account, each with a value that is verified. */
async function insertValues(kysely: DatabaseClient, part: number): Promise<void> {
  const isBelowNext = part + 1 < PARTS ? sql`and id < ${boundOf(part + 1)}::uuid` : sql``;
  await kysely.transaction().execute(async (transaction) => {
    // Foreign keys are not looked up: every key comes from the row that it names.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`
      with filled as (
        insert into groupings (document_request_id, group_display, table_index)
        select id, 'Summary', 0 from document_requests where id >= ${boundOf(part)}::uuid ${isBelowNext}
        returning id, document_request_id
      ), wanted as (
        select fin, name, type, (row_number() over (order by type = 'CURRENCY', fin) - 1)::integer as place
        from metric_identifiers where client_id = 'demo' and (fin in ('reporting_date', 'fund', 'limited_partner')
          or type = 'CURRENCY' and 'limited_partner' = any (associated_relationship_entity_types))
        order by place limit ${sql.lit(VALUES)}
      ), metrics as (
        insert into document_metrics
          (document_request_id, grouping_id, index, fin, display_label, data_type, order_position, is_validated)
        select document_request_id, filled.id, place, fin, name, type, place, true from filled cross join wanted
        returning id, document_request_id, fin, data_type, index
      )
      insert into document_datapoints (metric_id, document_request_id, rank, value, currency, confidence, page, x, y, w, h,
        text, is_verified)
      select id, document_request_id, 0, shown, case when data_type = 'CURRENCY' then 'EUR' end, 0.93, 1, 0.6,
        0.1 + index * 0.04, 0.12, 0.012, shown, true
      from metrics cross join lateral (select abs(hashtext(document_request_id::text)) as number) n
      cross join lateral (select case when fin = 'fund' then 'Fund ' || number % 400 || ', L.P.'
        when fin = 'limited_partner' then 'Partner ' || number % 2000
        when data_type = 'DATE' then '2024-12-31' else (number % 999983 * (index + 1))::text || '.25' end as shown) s`.execute(
      transaction,
    );
  });
}

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
      for (let part = 0; part < PARTS; part += 1) await insertValues(kysely, part);
    });
    // Under its name a database is whole.
    await client.query(`alter database ${filling.pathname.slice(1)} rename to ${address.pathname.slice(1)}`);
    return address.href;
  } finally {
    await client.end();
  }
}

import { sql } from 'kysely';
import type { DatabaseClient } from '../../server/src/database/database.ts';

/** Fills the demo's client with so many documents over all lists, with names, funds and dates as installations have them. */
export async function fillDocuments(rows: DatabaseClient, count: number): Promise<void> {
  await sql`
    insert into document_requests
      (client_id, file_name, s3_key, stage, extraction_stage, document_type_id, reporting_date, fund, fund_manager,
       upload_date, uploaded_by, uploaded_by_id, is_verified, tags, metrics_total, metrics_verified)
    select 'demo', 'statement-' || n || '-fund-' || n % 400 || '.pdf', 'bench/' || n,
      (array['EXT_DONE','EXT_DONE','EXT_DONE','ARCHIVED','TRASHED'])[1 + n % 5], 'EXT_DONE',
      (array['Capital Account','Capital Call','Capital Distribution','Performance'])[1 + n % 4],
      date '2015-03-31' + (n % 40) * 91, 'Fund ' || n % 400, 'Manager ' || n % 60,
      timestamptz '2020-01-01' + n * interval '2 minutes', 'Reviewer', 2, n % 3 = 0,
      array['tag-' || n % 20], 20, n % 21
    from generate_series(1, ${sql.lit(count)}) as n`.execute(rows);
  await sql`vacuum (analyze)`.execute(rows);
}

/** Values of each document that has values. */
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

/** Gives all documents of the database 20 values each, part by part. */
export async function fillValues(kysely: DatabaseClient): Promise<void> {
  for (let part = 0; part < PARTS; part += 1) await insertValues(kysely, part);
  await sql`analyze`.execute(kysely);
}

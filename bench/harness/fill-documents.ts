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

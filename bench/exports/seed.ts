import { sql } from 'kysely';
import type { DatabaseClient } from '../../server/src/database/database.ts';
import { createClient } from '../../server/src/database/seed.ts';

export const CLIENT = 'bench';
const VALUES_PER_DOCUMENT = 50;

const idOf = (prefix: string, number: string) => sql.raw(`md5('${prefix} ' || ${number})::uuid`);

/** Fills a client with extracted documents, all values verified. @returns the ids of the documents */
export async function seed(kysely: DatabaseClient, values: number): Promise<string[]> {
  const documents = values / VALUES_PER_DOCUMENT;
  await createClient(kysely, { id: CLIENT, name: CLIENT });
  await sql`
    insert into document_requests (id, client_id, file_name, s3_key, stage, extraction_stage, document_type_id, fund,
      fund_manager, reporting_date, upload_date, uploaded_by, uploaded_by_id, metrics_total, metrics_verified)
    select ${idOf('document', 'n')}, ${CLIENT}, 'Calder Ridge IV, capital account ' || n || '.pdf', 'bench/' || n,
      'EXT_DONE', 'EXT_DONE', 'Capital Account', 'Calder Ridge Fund ' || n % 97 || ', L.P.', 'Calder "Ridge" Partners',
      date '2024-12-31', timestamptz '2025-01-01' + n * interval '1 minute', 'Ada', 2, 50, 50
    from generate_series(1, ${sql.lit(documents)}) as n`.execute(kysely);
  await sql`
    insert into groupings (id, document_request_id, group_display, table_index)
    select ${idOf('group', "n || '/' || g")}, ${idOf('document', 'n')}, 'Group ' || g, g
    from generate_series(1, ${sql.lit(documents)}) as n, generate_series(0, 4) as g`.execute(kysely);
  await sql`
    insert into document_metrics (id, document_request_id, grouping_id, index, fin, display_label, data_type,
      order_position, is_validated)
    select ${idOf('metric', "n || '/' || m")}, ${idOf('document', 'n')}, ${idOf('group', "n || '/' || m % 5")}, m,
      'metric_' || m, 'Metric number ' || m,
      (array['CURRENCY', 'STRING', 'PERCENTAGE', 'DATE', 'CURRENCY'])[1 + m % 5], m, true
    from generate_series(1, ${sql.lit(documents)}) as n, generate_series(0, 49) as m`.execute(kysely);
  await sql`
    insert into document_datapoints (metric_id, document_request_id, rank, value, currency, confidence, page, x, y, w, h)
    select ${idOf('metric', "n || '/' || m")}, ${idOf('document', 'n')}, 0,
      (array[((n * 7919 + m) % 999983)::text || '.25', 'Nordlicht Renewables "II" SCSp', '14.2', '2024-12-31', '-12345.67'])[1 + m % 5],
      case when m % 5 in (0, 4) then 'EUR' end, 0.93, 1 + m % 3, 0.1, 0.2, 0.3, 0.01
    from generate_series(1, ${sql.lit(documents)}) as n, generate_series(0, 49) as m`.execute(kysely);
  await sql`analyze`.execute(kysely);
  const rows = await kysely
    .selectFrom('document_requests')
    .select('id')
    .where('client_id', '=', CLIENT)
    .execute();
  return rows.map(({ id }) => id);
}

import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { DatabaseClient } from '../../server/src/database/database.ts';
import { timeOf } from '../harness/limits.ts';

/** How much is stored. */
export const SIZE = { documents: 100_000, names: 10_000, entities: 100_000 };
const CLIENT = 'demo';

/** The text by which a migration fills the kept names. */
const FILL = readFileSync(
  new URL('../../server/src/database/migrations/0999_unmatched_names_filled.sql', import.meta.url),
  'utf8',
);

const HOUSES = `Alder Birch Cedar Dogwood Elmwood Fernhill Gannet Hazel Ironwood Juniper Kestrel Larkfield Marlow Norwood
  Orchard Penhallow Quarry Rowan Sedgefield Tallgrass Underhill Valmonte Whinfell Yarrow Zennor Ashdown Brockenhurst Calder
  Drumlin Estuary Fairburn Greywater Harrow Inverness Jarrow Kranich Lothmoor Meridian Nordlicht Osterholt Pellworth
  Quayside Ridgeway Sorrel Thornbury Ullswater Vernoux Wessex Yewdale Zeeland`;
const PLACES = `Ridge Creek Meadow Harbor Valley Summit Bridge Grove Island Canyon Prairie Lagoon Forest Garden Castle Tower
  Market Street Square Corner Bluff Haven Fields Springs Rapids Shores Dunes Cliffs Moorland Hollow Ferry Mills Wharf
  Abbey Chapel Beacon Crossing Landing Terrace Hamlet`;
const KINDS = 'Growth Buyout Credit Ventures Renewables';
const NUMBERS = 'I II III IV V VI VII VIII IX X';

const list = (words: string) => sql.val(words.split(/\s+/u));
/** A name of a fund by its number, in SQL: each name shares its words with many others. */
const nameOf = (number: string) => sql`
  (${list(HOUSES)}::text[])[1 + ${sql.raw(number)} % 50] || ' ' || (${list(PLACES)}::text[])[1 + ${sql.raw(number)} / 50 % 40]
    || ' ' || (${list(KINDS)}::text[])[1 + ${sql.raw(number)} / 2000 % 5]`;

async function insertEntities(rows: DatabaseClient): Promise<void> {
  await sql`
    insert into entities (client_id, name, types)
    select ${CLIENT}, ${nameOf('n')} || ' Partners ' || (${list(NUMBERS)}::text[])[1 + n / 10000 % 10] || ', L.P.',
      array['fund']
    from generate_series(0, ${sql.lit(SIZE.entities - 1)}) as n`.execute(rows);
  await sql`
    insert into entity_search_texts (client_id, entity_id, kind, value)
    select client_id, id, 'name', name from entities where client_id = ${CLIENT}
    on conflict do nothing`.execute(rows);
}

async function insertDocuments(rows: DatabaseClient): Promise<void> {
  const documents = sql.lit(SIZE.documents - 1);
  const names = sql.lit(SIZE.names);
  await sql`
    insert into document_requests
      (id, client_id, file_name, s3_key, stage, extraction_stage, document_type_id, upload_date, uploaded_by,
       uploaded_by_id, is_verified)
    select md5('d' || n)::uuid, ${CLIENT}, 'statement-' || n || '.pdf', 'bench/' || n, 'EXT_DONE', 'EXT_DONE', 'Capital Call',
      timestamptz '2020-01-01' + n * interval '2 minutes', 'Reviewer', 2, n % 3 = 0
    from generate_series(0, ${documents}) as n`.execute(rows);
  await sql`
    insert into document_metrics (id, document_request_id, grouping_id, index, fin, display_label, data_type, order_position)
    select md5('m' || n || fin)::uuid, md5('d' || n)::uuid, md5('g' || n)::uuid, place, fin, fin, 'ENTITY_NAME', 0
    from generate_series(0, ${documents}) as n, unnest(array['fund', 'fund_manager']) with ordinality as named (fin, place)`.execute(
    rows,
  );
  await sql`
    insert into document_datapoints (metric_id, document_request_id, rank, value)
    select md5('m' || n || fin)::uuid, md5('d' || n)::uuid, 0, case fin
      when 'fund' then ${nameOf(`(n % ${SIZE.names})`)} || ' Fund ' || (${list(NUMBERS)}::text[])[1 + n % ${names} % 10] || ' SCSp'
      else 'Manager ' || n % 60 end
    from generate_series(0, ${documents}) as n, unnest(array['fund', 'fund_manager']) as fin`.execute(rows);
}

/** Fills the client of the demo, and prints in how many seconds the names were found. */
export async function fill(rows: DatabaseClient): Promise<void> {
  await rows.connection().execute(async (connection) => {
    // Without it, every row would look up what it refers to.
    await sql`set session_replication_role = replica`.execute(connection);
    await insertEntities(connection);
    await insertDocuments(connection);
    await sql`set session_replication_role = default`.execute(connection);
  });
  await sql`analyze`.execute(rows);
  const ms = await timeOf(async () => {
    for (const statement of FILL.split(/;\n/u).filter((part) => /insert/u.test(part)))
      await sql.raw(statement).execute(rows);
  });
  console.log(`a search of all documents: ${(ms / 1000).toFixed(1)} s`);
  await sql`vacuum analyze`.execute(rows);
}

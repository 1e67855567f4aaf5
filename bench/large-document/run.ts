/**
 * A document of 100,000 values in 10,000 rows on the embedded database: the time from the request to the whole response with the first
 * rows, with further ones and with all, and
 * the processor time of the server. `npm run bench -- large-document`.
 */
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { ROWS_READ } from '../../mfe-verification/src/document/further-rows.ts';
import type { DatabaseClient } from '../../server/src/database/database.ts';
import { checkLimit, median, timeOf } from '../harness/limits.ts';
import { askApi, signIn, withFilledServer, type RunningServer } from '../harness/server.ts';

const [ROWS, COLUMNS, ROUNDS] = [10_000, 10, 3];
/** The first rows, as the browser reads them, are there within so many ms. */
const LIMIT_MS = 3000;
/** Those of the table, the fund and the date. */
const VALUES = ROWS * COLUMNS + 2;
const DOCUMENT = 'd0000000-0000-4000-8000-000000000001';

/** A report with its fund and its date, and a table with ten columns. */
async function fill(kysely: DatabaseClient): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await sql`
      insert into document_requests (id, client_id, document_type_id, file_name, s3_key, stage, extraction_stage, uploaded_by, uploaded_by_id)
      select ${DOCUMENT}, 'demo', id, 'register.pdf', 'large/register.pdf', 'EXT_DONE', 'EXT_DONE', 'Bench', 1
      from document_types where client_id = 'demo' and id = 'Performance'`.execute(transaction);
    await sql`
      insert into groupings (document_request_id, group_identifier, group_display, table_index, allow_repeatable)
      values (${DOCUMENT}, null, 'Summary', 0, false), (${DOCUMENT}, 'investments', 'Investments', 1, true)`.execute(
      transaction,
    );
    await sql`
      insert into groupings (document_request_id, parent_id, group_display, table_index, row_index)
      select ${DOCUMENT}, id, 'Investments', 1, row - 1 from groupings, generate_series(1, ${sql.lit(ROWS)}) as row
      where document_request_id = ${DOCUMENT} and allow_repeatable`.execute(transaction);
    await sql`
      with wanted as (
        select fin, name, type, (row_number() over (order by type = 'CURRENCY', fin) - 1)::integer as place
        from metric_identifiers where client_id = 'demo' and (fin = 'investment_name' or type = 'CURRENCY')
        order by place limit ${sql.lit(COLUMNS)}
      ), metrics as (
        insert into document_metrics
          (document_request_id, grouping_id, index, fin, display_label, data_type, order_position)
        select document_request_id, groupings.id, place, fin, name, type, row_index * ${sql.lit(COLUMNS)} + place
        from groupings cross join wanted where document_request_id = ${DOCUMENT} and parent_id is not null
        union all
        select document_request_id, groupings.id, place::integer, fin, fin, type, place::integer - 2
        from groupings, (values ('fund', 'ENTITY_NAME', 0), ('reporting_date', 'DATE', 1)) as head (fin, type, place)
        where document_request_id = ${DOCUMENT} and table_index = 0
        returning id, document_request_id, fin, data_type, index, order_position
      )
      insert into document_datapoints (metric_id, document_request_id, rank, value, currency, confidence, page, x, y, w, h, text)
      select id, document_request_id, 0, shown, case when data_type = 'CURRENCY' then 'EUR' end, 0.93, 1 + order_position / 500,
        0.6, 0.1, 0.12, 0.012, shown
      from metrics cross join lateral (select case when fin = 'fund' then 'Fund I' when data_type = 'DATE' then '2024-12-31'
        when data_type = 'CURRENCY' then (order_position * 7919 % 999983)::text || '.25' else 'Company ' || order_position end as shown) s`.execute(
      transaction,
    );
  });
}

async function measureDocument(server: RunningServer): Promise<void> {
  const token = await signIn(server);
  /** Reads the document, as often as it takes. @returns how many values came, and the medians of both times in ms */
  const measure = async (query: string) => {
    const [times, cpu, sizes]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const cpuBefore = await server.cpu();
      let data = '';
      const read = async () =>
        ({ data } = (await (await askApi(server, token, `documentrequest/${DOCUMENT}${query}`)).json()) as {
          data: string;
        });
      times.push(await timeOf(read));
      cpu.push((await server.cpu()) - cpuBefore);
      const payload: unknown = JSON.parse(gunzipSync(Buffer.from(data, 'base64')).toString());
      sizes.push((payload as { metrics: unknown[] }).metrics.length);
    }
    return { values: sizes[0] ?? 0, ms: median(times), cpu: median(cpu) };
  };
  const describe = ({ values, ms, cpu }: Awaited<ReturnType<typeof measure>>) =>
    `${values} values, ${ms.toFixed(0)} ms from request to response, ${cpu.toFixed(0)} ms of processor time`;
  const first = await measure(`?rows=${ROWS_READ.first}`);
  console.log(`first rows: ${describe(first)} (${checkLimit(first.ms, `${LIMIT_MS} ms`, LIMIT_MS)})`);
  const last = `?rows=${ROWS_READ.further}&fromRow=${ROWS - ROWS_READ.further}`;
  console.log(`last rows: ${describe(await measure(last))}`);
  const all = await measure('');
  if (all.values !== VALUES) throw new Error(`${all.values} values instead of ${VALUES}`);
  console.log(`all at once: ${describe(all)}`);
}

await withFilledServer('large-document', fill, measureDocument);

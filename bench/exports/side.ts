/** One export in a process of its own: prints its time, its CPU time and the most memory in use as JSON. */
import { randomUUID } from 'node:crypto';
import { Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import pg from 'pg';
import { EXPORT_FIELDS, sourceAddress, STANDARD_LAYOUT } from '@assay/shared/domain';
import { openDatabase } from '../../server/src/database/database.ts';
import { ExportWriter } from '../../server/src/modules/exports/export-writer.ts';
import { findExportedDocuments } from '../../server/src/modules/exports/repository.ts';
import { XML_CELLS, xmlRow } from '../../server/src/modules/exports/xlsx-cells.ts';
import { writeWorkbook } from '../../server/src/modules/exports/xlsx.ts';

const {
  DATABASE_URL: url = '',
  BENCH_SIDE: side = '',
  BENCH_FORMAT: format = 'csv',
  BENCH_DOCUMENTS: documents = '',
} = process.env;
const PUBLIC_URL = 'https://assay.example';
const CLIENT = 'demo';
const FETCHED = 1000;

let bytes = 0;
/** With `--expose-gc`, the memory in use in bytes after every piece of the file. */
const memory: number[] = [];
const nowhere = () =>
  new Writable({
    write(chunk: Buffer | string, _encoding, done) {
      bytes += chunk.length;
      if (globalThis.gc) {
        void globalThis.gc();
        const { heapUsed, external } = process.memoryUsage();
        memory.push(heapUsed + external);
      }
      done();
    },
  });

/** What the product does, from the ids of the documents on. */
async function prepareOurs(): Promise<[() => Promise<void>, () => Promise<void>]> {
  const database = await openDatabase({ engine: 'postgres', url });
  const { kysely } = database;
  const found = await kysely
    .selectFrom('document_requests')
    .select('id')
    .where('client_id', '=', CLIENT)
    .where('stage', '=', 'EXT_DONE')
    .orderBy('upload_date')
    .limit(Number(documents))
    .execute();
  const ids = found.map(({ id }) => id);
  const writer = new ExportWriter({
    kysely,
    store: undefined as never, // Metrics need no files.
    languageOf: async () => 'en-gb',
    publicUrl: PUBLIC_URL,
    clock: () => new Date(),
  });
  const run = async () => {
    const choice = { kind: 'verifiedMetrics', format: format === 'csv' ? 'csv' : 'xlsx' } as const;
    const order = {
      exportId: randomUUID(),
      clientId: CLIENT,
      profileId: null,
      userId: 2,
      userName: 'Ada',
      documents: await findExportedDocuments(kysely, CLIENT, ids),
      choice,
      changesOnly: false,
    };
    await pipeline((await writer.stream(order)).content, nowhere());
  };
  return [run, () => database.close()];
}

const QUERY = `
  select document.id, document.file_name, document.document_type_id, document.fund,
    to_char(document.reporting_date, 'DD/MM/YYYY') as reporting_date, grouping.group_display, grouping.row_index,
    metric.id as metric_id, metric.fin, metric.display_label, metric.is_validated, datapoint.value, datapoint.currency,
    datapoint.page, datapoint.x, datapoint.y, datapoint.w, datapoint.h
  from document_requests document
  join document_metrics metric on metric.document_request_id = document.id
  join groupings grouping on grouping.id = metric.grouping_id
  join document_datapoints datapoint on datapoint.metric_id = metric.id and datapoint.rank = 0
  where document.client_id = '${CLIENT}' and metric.is_validated and datapoint.value <> '' and document.id in
    (select id from document_requests where client_id = '${CLIENT}' and stage = 'EXT_DONE' order by upload_date limit ${documents})
  order by document.upload_date, document.id, grouping.table_index, grouping.row_index nulls first,
    metric.order_position, metric.id`;

type Row = Record<string, string | number | boolean | null>;

type Place = Record<'id' | 'metric_id' | 'fin', string> & Record<'page' | 'x' | 'y' | 'w' | 'h', number>;
const SHOWN = [
  ...['file_name', 'document_type_id', 'fund', 'reporting_date', 'group_display', 'row_index'],
  ...['display_label', 'value', 'currency'],
];

/** The cells of a row, with the link that both sides write. */
function cellsOf(row: Row): (string | number | boolean | null)[] {
  const { id, metric_id: metricId, fin, page, x, y, w, h } = row as Row & Place;
  const link =
    PUBLIC_URL + sourceAddress({ documentRequestId: id, metricId, fin, page, box: { x, y, w, h } });
  const shown = SHOWN.map((name) => row[name] ?? null);
  return [...shown, row['is_validated'] === true ? 'Yes' : 'No', link];
}

async function* cursor(client: pg.Client): AsyncGenerator<Row[]> {
  await client.query('begin');
  await client.query(`declare exported no scroll cursor for ${QUERY}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${FETCHED} from exported`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('commit');
}

async function* rowsOf(client: pg.Client) {
  for await (const rows of cursor(client)) yield* rows.map(cellsOf);
}

async function* workbookRows(client: pg.Client) {
  for await (const rows of cursor(client))
    yield rows.map((row) =>
      xmlRow(
        cellsOf(row).map((cell, at) =>
          at === 7 && Number.isFinite(Number(cell))
            ? XML_CELLS.number(String(cell))
            : XML_CELLS.text(String(cell ?? '')),
        ),
      ),
    );
}

/** The same query by a cursor into csv-stringify, or into the bare writer of workbooks. */
async function preparePeer(): Promise<[() => Promise<void>, () => Promise<void>]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const columns = STANDARD_LAYOUT.columns.map(({ field }) => EXPORT_FIELDS[field]);
  const run = async () => {
    if (format === 'csv')
      return pipeline(
        rowsOf(client),
        stringify({ header: true, columns, bom: true, record_delimiter: 'windows' }),
        nowhere(),
      );
    const workbook: Readable = writeWorkbook({
      sheets: [{ name: 'Metrics', titles: columns, rows: workbookRows(client) }],
    });
    return pipeline(workbook, nowhere());
  };
  return [run, () => client.end()];
}

const [run, close] = await (side === 'ours' ? prepareOurs() : preparePeer());
const [start, cpuStart] = [performance.now(), process.cpuUsage()];
await run();
const { user, system } = process.cpuUsage(cpuStart);
const wall = performance.now() - start;
await close();
const atMost = (looks: readonly number[]) => Math.max(0, ...looks) / 1e6;
process.stdout.write(
  JSON.stringify({
    wall,
    cpu: (user + system) / 1000,
    bytes,
    memory: atMost(memory),
    memoryAtFirst: atMost(memory.slice(0, Math.ceil(memory.length / 10))),
  }),
);

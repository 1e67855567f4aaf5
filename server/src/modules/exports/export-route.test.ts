import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import Papa from 'papaparse';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { partOf } from './testing/part-of.ts';

let server: TestServer;
let user: TestUser;
let day = 0;
before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
});
after(() => server.close());

/** Stored texts by their form in a CSV, where every line that a spreadsheet would run is escaped. */
const TEXTS: Readonly<Record<string, string>> = {
  'Calder\n=1+1': "Calder\n'=1+1",
  'Calder\r=1+1': "Calder\r'=1+1",
  'Calder\r\n=1+1': "Calder\r\n'=1+1",
  'Calder\n\n-2;"x",\r@SUM(A1)\n＝3': 'Calder\n\n-2;"x",\r\'@SUM(A1)\n\'＝3',
  'plain\nlines\r\nof – "text"': 'plain\nlines\r\nof – "text"',
  '\n+1': "'\n'+1",
  'ends with a break\r': 'ends with a break\r',
  '_x000D_ <b>&amp;\u0001\t': '_x000D_ <b>&amp;\u0001\t',
};
const STORED = Object.keys(TEXTS);
const GUARDED = Object.values(TEXTS);

/** Adds a document with the texts as verified values. @returns its id */
async function addVerified(fileName: string, texts: readonly string[]): Promise<string> {
  const { kysely } = server.database;
  const id = await server.addDocument(user.clientId, {
    file_name: fileName,
    upload_date: new Date(Date.UTC(2026, 0, (day += 1))),
  });
  const document = { document_request_id: id };
  const grouping = await kysely
    .insertInto('groupings')
    .values({ ...document, group_display: 'Summary', table_index: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, value] of texts.entries()) {
    const metric = await kysely
      .insertInto('document_metrics')
      .values({
        ...document,
        grouping_id: grouping.id,
        index,
        fin: `note_${index}`,
        display_label: 'Note',
        data_type: 'STRING',
        order_position: index,
        is_validated: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('document_datapoints')
      .values({ ...document, metric_id: metric.id, rank: 0, value })
      .execute();
  }
  return id;
}

async function exported(content: string, ids: readonly string[]): Promise<Buffer> {
  const { status, bytes } = await user.call('POST', `documentrequest/export_many?content=${content}`, {
    documentRequests: ids,
  });
  assert.equal(status, 200);
  return bytes;
}

describe('exported texts with line breaks', () => {
  let ids: string[];
  before(async () => {
    ids = [];
    for (const name of STORED) ids.push(await addVerified(name, STORED));
  });
  const expected = (texts: readonly string[]) => texts.flatMap((name) => texts.map((value) => [name, value]));

  it('stay in one CSV row, with every formula-like line escaped, in each CSV reader', async () => {
    const text = (await exported('csv', ids)).toString('utf8');
    const readers: Readonly<Record<string, string[][]>> = {
      'csv-parse': parse(text, { bom: true }) as string[][],
      'Papa Parse': Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data,
    };
    for (const [reader, [, ...rows]] of Object.entries(readers)) {
      assert.ok(
        rows.every((row) => row.length === 11),
        reader,
      );
      assert.deepEqual(
        rows.map((row) => [row[0], row[7]]),
        expected(GUARDED),
        reader,
      );
    }
  });

  it('stay unchanged in a workbook, as text cells', async () => {
    const sheet = partOf(await exported('xlsx', ids), 'xl/worksheets/sheet1.xml');
    const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].slice(1).map(([, row = '']) => textsOf(row));
    assert.deepEqual(
      rows.map((row) => [row[0], row[7]]),
      expected(STORED),
    );
  });

  it('stay unchanged in JSON', async () => {
    const { metrics } = JSON.parse((await exported('json', ids)).toString('utf8')) as {
      metrics: { document: string; value: string }[];
    };
    assert.deepEqual(
      metrics.map(({ document, value }) => [document, value]),
      expected(STORED),
    );
  });
});

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };

/** The texts of a row's cells, with the escapes of XML and of the workbook format decoded. */
function textsOf(row: string): string[] {
  return [
    ...row.matchAll(/<c(?:\/>| t="inlineStr"><is><t xml:space="preserve">(.*?)<\/t><\/is><\/c>)/gs),
  ].map(([, xml = '']) =>
    xml
      .replace(/\r\n?/g, '\n')
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
      .replace(/&(amp|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '')
      .replace(/_x([\dA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}

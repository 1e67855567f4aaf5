import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { ALL_PERMISSIONS_MASK, PROVIDER_USER_GROUP, sourceAddress } from '@assay/shared/domain';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { changesFile, metricsFile } from './testing/metrics-file.ts';
import { startTestServer, TEST_URL, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let user: TestUser;
let ids: string[];
const ORIGINAL = Buffer.from('%PDF-1.7 the original');
const GRAPH = '{"pages":[{"number":1}]}';

before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  ids = [await addDocument('Performance'), await addDocument('Performance')];
  await reviewOf(user, ids[0] ?? '').verify('fund');
});
after(() => server.close());

/** An extracted document with its file and its graph. */
async function addDocument(type: string): Promise<string> {
  const id = await addExtractedDocument(server, user.clientId, type);
  const graphKey = `${user.clientId}/${id}/graph.json`;
  await server.store.put(`${user.clientId}/${id}/source`, ORIGINAL);
  await server.store.put(graphKey, Buffer.from(GRAPH));
  const run = { document_request_id: id, attempt: 1, status: 'done' as const, stage: 'EXT_DONE' };
  await server.database.kysely
    .insertInto('document_runs')
    .values({ ...run, graph_key: graphKey })
    .execute();
  return id;
}

/** What the database holds: every current value, in the order of the screens. */
async function storedValues() {
  const rows = await server.database.kysely
    .selectFrom('document_metrics as metric')
    .innerJoin('document_datapoints as datapoint', 'datapoint.metric_id', 'metric.id')
    .innerJoin('document_requests as document', 'document.id', 'metric.document_request_id')
    .innerJoin('groupings as grouping', 'grouping.id', 'metric.grouping_id')
    .selectAll('datapoint')
    .select(['metric.fin', 'metric.is_validated', 'metric.display_label', 'document.file_name'])
    .where('datapoint.rank', '=', 0)
    .where('datapoint.value', '<>', '')
    .where('document.id', 'in', ids)
    .orderBy('document.upload_date')
    .orderBy('document.id')
    .orderBy('grouping.table_index')
    .orderBy('grouping.row_index', (order) => order.asc().nullsFirst())
    .orderBy('metric.order_position')
    .orderBy('metric.id')
    .execute();
  return rows.map((row) => ({
    document: row.document_request_id,
    fin: row.fin,
    metric: row.display_label,
    value: row.value,
    verified: row.is_validated,
    link:
      TEST_URL +
      sourceAddress({
        documentRequestId: row.document_request_id,
        metricId: row.metric_id,
        fin: row.fin,
        page: row.page,
        box: { x: row.x ?? 0, y: row.y ?? 0, w: row.w ?? 0, h: row.h ?? 0 },
      }),
  }));
}

const post = (path: string, body: object = {}) => user.call('POST', path, { documentRequests: ids, ...body });
const nameOf = (headers: Readonly<Record<string, unknown>>) =>
  /filename="(.*?)"/.exec(String(headers['content-disposition']))?.[1]?.replace(/\d{4}-\d\d-\d\d/, 'DAY');

describe('docs/*-file.schema.json', () => {
  it('describe the JSON files of metrics and of changes', async () => {
    for (const [name, model] of [
      ['metrics', metricsFile],
      ['changes', changesFile],
    ] as const) {
      const file = new URL(`../../../../docs/${name}-file.schema.json`, import.meta.url);
      assert.deepEqual(JSON.parse(await readFile(file, 'utf8')), z.toJSONSchema(model));
    }
  });
});

describe('exports of metrics', () => {
  it('API-021 EXP-002 EXP-012 all metrics as JSON are the stored values, as the published schema says, each with a link to its source', async () => {
    const quarterly = (await storedValues())[0]?.fin ?? '';
    await server.database.kysely
      .updateTable('metric_identifiers')
      .set({ time_period: 'Quarter To Date' })
      .where('client_id', '=', user.clientId)
      .where('fin', '=', quarterly)
      .execute();
    const response = await post('export-many?format=json', { include_unverified: true });
    assert.deepEqual([response.status, nameOf(response.headers)], [200, 'metrics-DAY.json']);
    const { metrics } = metricsFile.parse(JSON.parse(response.text));
    assert.deepEqual(
      metrics.map(({ documentRequestId: document, fin, metric, value, verified, link }) => {
        return { document, fin, metric, value, verified, link };
      }),
      await storedValues(),
    );
    assert.deepEqual(new Set(metrics.map(({ verified }) => verified)), new Set([true, false]));
    for (const { fin, timePeriod } of metrics)
      assert.equal(timePeriod, fin === quarterly ? 'Quarter To Date' : null);
  });

  it('API-021 without include_unverified only verified metrics are exported', async () => {
    const { metrics } = metricsFile.parse(JSON.parse((await post('export-many')).text));
    const verified = (await storedValues()).filter((value) => value.verified);
    assert.deepEqual(
      metrics.map(({ fin, value }) => [fin, value]),
      verified.map(({ fin, value }) => [fin, value]),
    );
    assert.equal(metrics.length, 1);
  });

  it('API-021 EXP-002 EXP-013 all metrics as CSV are a zip in base64, with the values and their documents', async () => {
    const response = await post('export-many?format=zip', { include_unverified: true });
    assert.deepEqual([response.status, nameOf(response.headers)], [200, 'metrics-DAY.zip']);
    assert.match(response.text, /^[\w+/]+=*$/);
    const files = unzipSync(Buffer.from(response.text, 'base64'));
    const [values = '', documents = ''] = Object.keys(files).sort().reverse();
    assert.match(`${values} ${documents}`, /^metrics-\d{4}-\d\d-\d\d\.csv documents-\d{4}-\d\d-\d\d\.csv$/);
    const read = (name: string) =>
      parse(Buffer.from(files[name] ?? []), { columns: true, bom: true }) as Record<string, string>[];
    const stored = await storedValues();
    assert.deepEqual(
      read(values).map((row) => [row.Metric, row.Verified, row.Link]),
      stored.map(({ metric, verified, link }) => [metric, verified ? 'Yes' : 'No', link]),
    );
    assert.deepEqual(
      read(documents).map((row) => row.Link),
      [...new Set(stored.map(({ document }) => `${TEST_URL}/verification/${document}/document`))],
    );
  });

  it('API-020 EXP-007 verified metrics leave as csv, xlsx and json, documents as document_graph; nothing else is a format', async () => {
    const verified = (await storedValues()).filter((value) => value.verified);
    const exported = (content: string) => post(`documentrequest/export_many?content=${content}`);
    const json = metricsFile.parse(JSON.parse((await exported('json')).text));
    assert.deepEqual(
      json.metrics.map(({ link }) => link),
      verified.map(({ link }) => link),
    );
    const sheet = Buffer.from(
      unzipSync((await exported('xlsx')).bytes)['xl/worksheets/sheet1.xml'] ?? [],
    ).toString();
    for (const { value } of verified) assert.ok(sheet.includes(`>${value}<`));
    assert.equal(sheet.match(/<row>/g)?.length, verified.length + 1);
    const graphs = unzipSync((await exported('document_graph')).bytes);
    assert.deepEqual(Object.keys(graphs), ['report.document-graph.json', 'report (2).document-graph.json']);
    const refusalOf = async (documentRequests: readonly string[]) =>
      (await post('documentrequest/export_many?content=csv', { documentRequests })).body.errors[0].code;
    assert.equal(await refusalOf(ids), 'REQUIRED_METRICS_NOT_VERIFIED');
    assert.equal(await refusalOf(ids.toReversed()), 'NO_VERIFIED_METRICS');
    assert.equal((await exported('pdf')).status, 400);
  });
});

describe('export of tables', () => {
  it('is a workbook with a sheet for each kind of table, the rows of all documents, amounts as numbers beside their currency, and links', async () => {
    const { kysely } = server.database;
    const amounts = await kysely
      .selectFrom('document_metrics as metric')
      .innerJoin('groupings as line', 'line.id', 'metric.grouping_id')
      .select(['metric.id', 'metric.fin', 'metric.display_label as label'])
      .where('metric.document_request_id', '=', ids[0] ?? '')
      .where('metric.data_type', '=', 'CURRENCY')
      .where('line.row_index', '=', 0)
      .execute();
    const amount = amounts[0] ?? assert.fail('the table has no amounts');
    const setAmount = (value: string, currency: string | null) =>
      kysely
        .updateTable('document_datapoints')
        .set({ value, currency })
        .where('metric_id', '=', amount.id)
        .execute();
    await setAmount('-1234567890.12', 'EUR');
    const stored = await kysely
      .selectFrom('document_metrics as metric')
      .innerJoin('document_datapoints as datapoint', 'datapoint.metric_id', 'metric.id')
      .innerJoin('groupings as line', 'line.id', 'metric.grouping_id')
      .innerJoin('groupings as parent', 'parent.id', 'line.parent_id')
      .select([
        'metric.fin',
        'metric.document_request_id as document',
        'datapoint.value',
        'parent.group_display',
      ])
      .where('datapoint.rank', '=', 0)
      .where('datapoint.value', '<>', '')
      .where('metric.document_request_id', 'in', ids)
      .execute();
    const response = await post('export-many?format=tables', { include_unverified: true });
    assert.deepEqual([response.status, nameOf(response.headers)], [200, 'tables-DAY.xlsx']);
    const files = unzipSync(response.bytes);
    const part = (name: string) => Buffer.from(files[name] ?? []).toString();
    const sheets = [...part('xl/workbook.xml').matchAll(/<sheet name="(.*?)"/g)].map(([, name]) => name);
    assert.ok(sheets.includes(stored[0]?.group_display));
    const sheet = part(`xl/worksheets/sheet${sheets.indexOf(stored[0]?.group_display) + 1}.xml`);
    const [titles = [], ...rows] = [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<c(?:\/>|[^>]*>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>)/gs)].map(
        ([, number, text]) => number ?? text ?? '',
      ),
    );
    assert.deepEqual(titles.slice(0, 5), ['Document', 'Document Type', 'Fund', 'Reporting Date', 'Row']);
    const at = titles.indexOf('Investment');
    assert.ok(at > 0, titles.join());
    assert.deepEqual(
      rows.map((row) => row[at]).toSorted(),
      stored
        .filter(({ fin }) => fin === 'investment_name')
        .map(({ value }) => value)
        .toSorted(),
    );
    assert.match(sheet, /<c><v>1<\/v><\/c>/);
    const from = titles.indexOf(amount.label);
    assert.equal(titles[from + 1], `${amount.label} (currency)`);
    assert.deepEqual(
      rows.map((row) => row.slice(from, from + 2)),
      [
        ['-1234567890.12', 'EUR'],
        ['', ''],
        ['', ''],
        ['', ''],
      ],
    );
    assert.match(sheet, /<c s="\d+"><v>-1234567890\.12<\/v><\/c>/);
    for (const row of rows) assert.match(row.at(-1) ?? '', /\/verification\/.*&amp;box=0\.1/);
    await setAmount('', null);
    const bare = await server.addDocument(user.clientId, {});
    const none = await post('export-many?format=tables', { documentRequests: [bare] });
    assert.deepEqual([none.status, none.body.errors[0].code], [422, 'NO_TABLES']);
  });
});

describe('export of documents', () => {
  it('API-021 EXP-003 is one zip with the original file and the graph of each document', async () => {
    const response = await post('export-many?format=document_graph', { include_unverified: true });
    assert.deepEqual([response.status, nameOf(response.headers)], [200, 'documents-DAY.zip']);
    const files = Object.entries(unzipSync(response.bytes)).map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString(),
    ]);
    assert.deepEqual(files, [
      ['report.pdf', ORIGINAL.toString()],
      ['report.document-graph.json', GRAPH],
      ['report (2).pdf', ORIGINAL.toString()],
      ['report (2).document-graph.json', GRAPH],
    ]);
  });

  it('is refused by name when a file is gone or is not the one that was uploaded, before anything is sent', async () => {
    const damaged = await addDocument('Performance');
    const { kysely } = server.database;
    const change = (values: { file_hash?: string; s3_key?: string }) =>
      kysely.updateTable('document_requests').set(values).where('id', '=', damaged).execute();
    const refusal = async () => {
      const { status, body } = await post('export-many?format=document_graph', {
        documentRequests: [damaged],
      });
      return [status, body.errors[0].code, body.errors[0].identifier];
    };
    await change({ file_hash: 'other' });
    assert.deepEqual(await refusal(), [500, 'DOCUMENT_FILE_DAMAGED', damaged]);
    await change({ s3_key: `${damaged}/gone` });
    assert.deepEqual(await refusal(), [404, 'DOCUMENT_FILE_MISSING', damaged]);
  });
});

describe('who may export what', () => {
  const CALLS = [
    ['documentrequest/export_many?content=json', 'documentRequests'],
    ['export-many?format=json', 'documentRequests'],
    ['export-many?format=zip', 'documentRequests'],
    ['export-many?format=document_graph', 'documentRequests'],
    ['exports/blockers', 'documentRequests'],
    ['reports', 'document_request_ids'],
  ] as const;
  const refusals = async (person: TestUser, documents: readonly string[]) => {
    const responses = [];
    for (const [path, name] of CALLS) responses.push(await person.call('POST', path, { [name]: documents }));
    const start = { id: randomUUID(), kind: 'allMetrics', documentRequests: documents };
    responses.push(await person.call('POST', 'exports', start));
    return new Set(responses.map(({ status, body }) => `${status} ${body?.errors?.[0]?.code ?? ''}`.trim()));
  };

  it('documents of another client and deleted documents are not found', async () => {
    const other = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'two' });
    assert.deepEqual(await refusals(other, ids), new Set(['404 NOT_FOUND']));
    assert.deepEqual(await refusals(user, [...ids, randomUUID()]), new Set(['404 NOT_FOUND']));
  });

  it('documents in the trash or still in extraction are refused; those in Manual QA exist only for the provider', async () => {
    const at = (stage: string) => server.addDocument(user.clientId, { stage });
    for (const stage of ['TRASHED', 'EXT_START_METRIC_QUERY', 'EXT_FAILED'])
      assert.deepEqual(await refusals(user, [await at(stage)]), new Set(['409 DOCUMENT_NOT_READY']));
    const held = await at('EXT_MANUAL_QA');
    assert.deepEqual(await refusals(user, [held]), new Set(['404 NOT_FOUND']));
    const staff = await server.signIn(0, { userGroup: PROVIDER_USER_GROUP });
    assert.equal((await staff.call('POST', 'export-many', { documentRequests: [held] })).status, 200);
  });
});

describe('what keeps a CSV from leaving', () => {
  it('is named: each document with its reason and the required fields that nobody verified', async () => {
    const { body, status } = await post('exports/blockers');
    assert.equal(status, 200);
    const [first, second] = body.documents;
    assert.deepEqual(
      [body.count, first.documentRequestId, second.documentRequestId].slice(1).sort(),
      [...ids].sort(),
    );
    const required = await server.database.kysely
      .selectFrom('document_metrics')
      .select(['id', 'document_request_id'])
      .where('is_required', '=', true)
      .where('is_validated', '=', false)
      .where('document_request_id', 'in', ids)
      .execute();
    for (const document of body.documents) {
      const own = required.filter(({ document_request_id: id }) => id === document.documentRequestId);
      assert.equal(
        document.reason,
        document.documentRequestId === ids[0] ? 'REQUIRED_METRICS_NOT_VERIFIED' : 'NO_VERIFIED_METRICS',
      );
      assert.equal(document.fieldCount, own.length);
      assert.deepEqual(
        new Set(document.fields.map(({ metricId }: { metricId: string }) => metricId)),
        new Set(own.map(({ id }) => id)),
      );
    }
  });
});

describe('POST reports', () => {
  it('API-022 answers the address of a printable report with every field, its state and its source', async () => {
    const { body, status } = await user.call('POST', 'reports', { document_request_ids: ids });
    assert.deepEqual([status, body.status], [200, 'success']);
    const { text, headers } = await server.send({ method: 'GET', url: body.url });
    assert.match(String(headers['content-type']), /^text\/html/);
    assert.match(
      String(headers['content-disposition']),
      /^attachment; filename="verification-report-\d{4}-\d\d-\d\d\.html"/,
    );
    assert.match(text, /^<!doctype html>/);
    assert.doesNotMatch(text, /<script/);
    for (const { link, metric } of await storedValues()) {
      assert.ok(text.includes(`href="${link.replaceAll('&', '&amp;')}"`), metric);
      assert.ok(text.includes(metric));
    }
    assert.ok(text.includes(`Verified by ${user.name}`));
    assert.ok(text.includes('Not verified'));
  });

  it('texts of documents cannot become markup', async () => {
    const id = await server.addDocument(user.clientId, { file_name: '<img src=x onerror=alert(1)>.pdf' });
    const { body } = await user.call('POST', 'reports', { document_request_ids: [id] });
    const { text } = await server.send({ method: 'GET', url: body.url });
    assert.ok(text.includes('&lt;img src=x onerror=alert(1)&gt;.pdf'));
    assert.ok(!text.includes('<img'));
  });

  it('API-022 a report that cannot be written has the status failure', async (context) => {
    context.mock.method(server.store, 'put', () => Promise.reject(new Error('the store is gone')));
    const { body, status } = await user.call('POST', 'reports', { document_request_ids: ids });
    assert.deepEqual([status, body], [200, { status: 'failure' }]);
  });
});

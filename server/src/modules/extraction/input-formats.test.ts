import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { createExtractorProcess, type ExtractorProcess } from '../../pipeline/index.ts';
import { buildMail } from '../../pipeline/testing/build-mail.ts';
import { buildMsg } from '../../pipeline/testing/build-msg.ts';
import { buildPdf, labelRows } from '../../pipeline/testing/build-pdf.ts';
import { buildWorkbook } from '../../pipeline/testing/build-workbook.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { createExtractionHandler } from './extraction.job.ts';

const WORKBOOK = buildWorkbook({
  sheets: [
    {
      name: 'NAV',
      rows: [
        ['Capital Account Statement'],
        ['Commitment', { value: 5_000_000, style: 1 }],
        ['Unfunded commitment', { value: 1_250_000, style: 1 }],
      ],
    },
  ],
  formats: ['#,##0.00'],
});

let server: TestServer;
let user: TestUser;
let extractor: ExtractorProcess;
const warnings: string[] = [];

before(async () => {
  server = await startTestServer({ maxUploadBytes: 5_000_000 });
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  extractor = createExtractorProcess();
  const log = { warn: (_details: object, message: string) => void warnings.push(message) };
  await server.jobs.work(1, createExtractionHandler({ ...server, extractor, log }));
});
after(async () => {
  await extractor.close();
  await server.close();
});

/** Queues a file as an upload does. @returns the document's id */
async function add(bytes: Uint8Array, fileName: string): Promise<string> {
  const { clientId } = user;
  const id = await server.addDocument(clientId, {
    file_name: fileName,
    stage: 'DOC_UPLOADED',
    document_type_id: 'Capital Account',
    uploaded_by: 'Ada',
    uploaded_by_id: user.id,
  });
  const { kysely } = server.database;
  const { s3_key: key } = await kysely
    .selectFrom('document_requests')
    .select('s3_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await server.store.put(key, bytes);
  const request = { documentId: id, clientId, documentTypeId: 'Capital Account' };
  await kysely.transaction().execute((transaction) => server.jobs.start(transaction, request));
  return id;
}

const rowOf = (id: string) =>
  server.database.kysely
    .selectFrom('document_requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function waitForStage(id: string): Promise<string> {
  for (;;) {
    const { stage } = await rowOf(id);
    if (!/^(DOC_|EXT_START)/.test(stage)) return stage;
    await pause(50);
  }
}

async function tagged(tag: string) {
  const rows = await server.database.kysely
    .selectFrom('document_requests')
    .selectAll()
    .orderBy('file_name')
    .execute();
  return rows.filter(({ tags }) => tags.includes(tag));
}

describe('uploaded workbook', () => {
  it('is displayed as its rendition, downloads as the original, and its values refer to cells', async () => {
    const id = await add(WORKBOOK, 'NAV Q1.xlsx');
    assert.equal(await waitForStage(id), 'EXT_DONE');
    const shown = (await user.call('GET', `documentrequest/${id}/document`)).body;
    const rendition = await server.send({ method: 'GET', url: shown.document });
    assert.match(rendition.text, /^%PDF-/u);
    assert.match(String(rendition.headers['content-type']), /^application\/pdf/u);
    const saved = (await user.call('GET', `documentrequest/${id}/document?filename=NAV.xlsx`)).body;
    for (const address of [saved.document, shown.original]) {
      const original = await server.send({ method: 'GET', url: address });
      assert.match(original.text, /^PK/u);
      assert.match(String(original.headers['content-type']), /spreadsheetml/u);
      assert.match(String(original.headers['content-disposition']), /^attachment/u);
    }
    const [datapoint] = await server.database.kysely
      .selectFrom('document_datapoints')
      .select(['value', 'cell'])
      .where('document_request_id', '=', id)
      .where('cell', '=', 'NAV!B2')
      .execute();
    assert.equal(datapoint?.value, '5000000.00');
  });

  it('is deleted together with its rendition', async () => {
    const id = await add(buildWorkbook({ sheets: [{ name: 'A', rows: [['Other']] }] }), 'other.xlsx');
    await waitForStage(id);
    const run = await server.database.kysely
      .selectFrom('document_runs')
      .select('id')
      .where('document_request_id', '=', id)
      .executeTakeFirstOrThrow();
    const key = `${user.clientId}/${id}/runs/${run.id}/rendition.pdf`;
    assert.notEqual(await server.store.sizeOf(key), null);
    await server.database.kysely
      .updateTable('document_requests')
      .set({ stage: 'TRASHED' })
      .where('id', '=', id)
      .execute();
    assert.equal((await user.call('POST', 'documentrequest/delete', { uuids: [id] })).status, 200);
    assert.equal(await server.store.sizeOf(key), null);
  });
});

describe('uploaded mail', () => {
  it('is archived, and turns each attachment into a document once, even when its job is repeated', async () => {
    const call = await buildPdf([labelRows([['Commitment', '7,000,000.00']])]);
    const files = [
      { name: `${'x'.repeat(60)}\u0001.pdf`, type: 'application/pdf', bytes: call },
      { name: 'same.xlsx', type: 'application/octet-stream', bytes: WORKBOOK },
      { name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('Dear investor') },
    ];
    const id = await add(buildMail({ subject: 'Notices', files }), 'Notices.eml');
    assert.equal(await waitForStage(id), 'ARCHIVED');
    const made = (await tagged('Notices.eml')).filter((row) => row.id !== id);
    assert.equal(made.length, 2);
    for (const row of made) {
      assert.equal(row.uploaded_by, 'Ada');
      assert.equal(row.document_type_id, 'Capital Account');
    }
    const [same, call7] = made;
    assert.equal(call7?.file_name, `${'x'.repeat(60)} .pdf`);
    assert.equal(await waitForStage(call7?.id ?? ''), 'EXT_DONE');
    // The workbook has been uploaded before, and the rule for duplicates covers attachments, too.
    assert.equal(await waitForStage(same?.id ?? ''), 'EXT_FAILED_DUPLICATE');

    const request = { documentId: id, clientId: user.clientId, documentTypeId: 'Capital Account' };
    await server.database.kysely
      .transaction()
      .execute((transaction) => server.jobs.start(transaction, request));
    assert.equal(await waitForStage(id), 'ARCHIVED');
    assert.equal((await tagged('Notices.eml')).length, 3);
    const runs = await server.database.kysely
      .selectFrom('document_runs')
      .select('id')
      .where('document_request_id', '=', call7?.id ?? '')
      .execute();
    assert.equal(runs.length, 1);
    assert.equal((await rowOf(id)).stage, 'ARCHIVED');
  });

  it('turns its attachment into a document when Outlook saved it', async () => {
    const bytes = await buildPdf([labelRows([['Commitment', '9,000,000.00']])]);
    const files = [{ name: 'Capital call 9.pdf', bytes }];
    const mail = buildMsg({ subject: 'Call 9', text: 'Dear investor', files });
    const id = await add(mail, 'Call 9.msg');
    assert.equal(await waitForStage(id), 'ARCHIVED');
    const [made, ...others] = (await tagged('Call 9.msg')).filter((row) => row.id !== id);
    assert.deepEqual([made?.file_name, others], ['Capital call 9.pdf', []]);
    assert.equal(await waitForStage(made?.id ?? ''), 'EXT_DONE');
  });

  it('STATE-013 fails with an unsupported type when it contains nothing readable', async () => {
    assert.equal(
      await waitForStage(await add(buildMail({ subject: 'Hello' }), 'a.eml')),
      'EXT_FAILED_UNSUPPORTED_TYPE',
    );
  });

  it('is extracted without a warning', () => assert.deepEqual(warnings, []));
});

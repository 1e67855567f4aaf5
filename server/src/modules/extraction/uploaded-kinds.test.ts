import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { createExtractorProcess, type ExtractorProcess } from '../../pipeline/index.ts';
import { buildMail } from '../../pipeline/testing/build-mail.ts';
import { buildPacket, CALLS } from '../../pipeline/testing/build-packet.ts';
import { buildPdf, labelRows } from '../../pipeline/testing/build-pdf.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { createExtractionHandler } from './extraction.job.ts';

let server: TestServer;
let user: TestUser;
let extractor: ExtractorProcess;
let origin: string;

before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  extractor = createExtractorProcess();
  const log = { warn: () => undefined };
  await server.jobs.work(1, createExtractionHandler({ ...server, extractor, log }));
});
after(async () => {
  await extractor.close();
  await server.close();
});

/** Uploads a file as a browser does: asks for an address, then posts the file with its form. @returns the document's id */
async function upload(bytes: Uint8Array, filename: string): Promise<string> {
  const { body } = await user.call('POST', 'documentrequest', { filename, doc_type: 'Capital Call' });
  const form = new FormData();
  for (const [name, value] of Object.entries(body.fields as Record<string, string>)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), filename);
  const response = await fetch(`${origin}${body.url}`, { method: 'POST', body: form });
  assert.equal(response.status, 204);
  return body.doc_request_id;
}

async function waitForStage(id: string): Promise<string> {
  for (;;) {
    const { stage } = await server.database.kysely
      .selectFrom('document_requests')
      .select('stage')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (!/^(DOC_|EXT_START)/.test(stage)) return stage;
    await pause(20);
  }
}

const documents = () =>
  server.database.kysely
    .selectFrom('document_requests')
    .select(['id', 'file_name', 'stage', 'fund', 'tags'])
    .orderBy('file_name')
    .execute();

describe('kinds of uploaded files', () => {
  it('STATE-013 refuses a list in csv as of a kind that is not read', async () => {
    const id = await upload(Buffer.from('Metric;Value\r\nCommitment;"5,000,000"\r\n'), 'notice.csv');
    assert.equal(await waitForStage(id), 'EXT_FAILED_UNSUPPORTED_TYPE');
  });

  it('turns the attachments of a mail into documents, and the notices of an attachment as well', async () => {
    const call = await buildPdf([labelRows([['Commitment', '7,000,000.00']])]);
    const files = [
      { name: 'Call 7.pdf', type: 'application/pdf', bytes: call },
      { name: 'Packet.pdf', type: 'application/pdf', bytes: await buildPacket() },
      { name: 'positions.csv', type: 'text/csv', bytes: Buffer.from('Fund;NAV\r\nAlder;5\r\n') },
    ];
    const id = await upload(buildMail({ subject: 'Notices', files }), 'Notices.eml');
    assert.equal(await waitForStage(id), 'ARCHIVED');
    const made = (await documents()).filter((row) => row.id !== id && row.tags.includes('Notices.eml'));
    const stages = await Promise.all(made.map((row) => waitForStage(row.id)));
    assert.deepEqual(
      made.map(({ file_name: name }, at) => [name, stages[at]]),
      [
        ['Call 7.pdf', 'EXT_DONE'],
        ['Packet.pdf', 'EXT_DONE'],
      ],
    );
    const notices = (await documents()).filter(({ file_name: name }) => name === 'Packet.pdf');
    await Promise.all(notices.map((row) => waitForStage(row.id)));
    const read = (await documents()).filter(({ file_name: name }) => name === 'Packet.pdf');
    assert.deepEqual(read.map(({ stage, fund }) => [stage, fund]).toSorted(), [
      ...CALLS.map(({ fund }) => ['EXT_DONE', fund]).toSorted(),
    ]);
  });

  it('AMB-045 turns the files of a PDF portfolio into documents, and archives its cover', async () => {
    const call = await buildPdf([labelRows([['Commitment', '8,000,000.00']])]);
    const damaged = Buffer.from('%PDF-1.7 cut off');
    const cover = [{ x: 60, y: 60, text: 'For the best experience, open this PDF portfolio in Acrobat.' }];
    const files = [
      { name: 'Call 8.pdf', bytes: call },
      { name: 'Damaged.pdf', bytes: damaged },
      { name: 'Same call.pdf', bytes: call },
      { name: 'positions.csv', bytes: Buffer.from('Fund;NAV\r\nAlder;5\r\n') },
    ];
    const id = await upload(await buildPdf([cover], { files, isPortfolio: true }), 'Calls of May.pdf');
    assert.equal(await waitForStage(id), 'ARCHIVED');
    const made = (await documents()).filter((row) => row.id !== id && row.tags.includes('Calls of May.pdf'));
    const stages = await Promise.all(made.map((row) => waitForStage(row.id)));
    assert.deepEqual(
      made.map(({ file_name: name }) => name),
      ['Call 8.pdf', 'Damaged.pdf', 'Same call.pdf'],
    );
    assert.equal(stages[1], 'EXT_FAILED_INVALID_DOCUMENT');
    assert.deepEqual([stages[0], stages[2]].toSorted(), ['EXT_DONE', 'EXT_FAILED_DUPLICATE']);
    const shown = (await user.call('GET', `documentrequest/${id}/document`)).body;
    assert.match((await server.send({ method: 'GET', url: shown.document })).text, /^%PDF-/u);
  });
});

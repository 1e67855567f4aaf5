import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { verificationPayloadWire, type VerificationPayloadWire } from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK, PERMISSIONS } from '@assay/shared/domain';
import { createExtractorProcess, type ExtractorProcess } from '../../pipeline/index.ts';
import {
  annexPage,
  buildPacket,
  buildRegister,
  callPage,
  CALLS,
  REGISTERED,
} from '../../pipeline/testing/build-packet.ts';
import { buildPdf, type TextAt } from '../../pipeline/testing/build-pdf.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { createExtractionHandler } from './extraction.job.ts';

/** Below this confidence the review flags a value. */
const NEEDS_A_LOOK = 0.8;

let server: TestServer;
let user: TestUser;
let extractor: ExtractorProcess;

before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  extractor = createExtractorProcess();
  const log = { warn: () => undefined };
  await server.jobs.work(1, createExtractionHandler({ ...server, extractor, log }));
});
after(async () => {
  await extractor.close();
  await server.close();
});

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
    await pause(20);
  }
}

/** Extracts a file through the job. @returns the id of the document that it was uploaded as */
async function upload(
  bytes: Uint8Array,
  fileName = 'notices.pdf',
  documentTypeId = 'Capital Call',
): Promise<string> {
  const { clientId } = user;
  const document = { document_type_id: documentTypeId, file_name: fileName, stage: 'DOC_UPLOADED' };
  const documentId = await server.addDocument(clientId, document);
  await server.store.put((await rowOf(documentId)).s3_key, bytes);
  const request = { documentId, clientId, documentTypeId };
  await server.database.kysely
    .transaction()
    .execute((transaction) => server.jobs.start(transaction, request));
  await waitForStage(documentId);
  return documentId;
}

/** All documents of the file that a document was uploaded with, in the order of their pages, each extracted. */
async function documentsOf(uploadedId: string) {
  const { s3_key: key } = await rowOf(uploadedId);
  const rows = await server.database.kysely
    .selectFrom('document_requests')
    .select('id')
    .where('s3_key', '=', key)
    .orderBy('from_page')
    .execute();
  const documents = [];
  for (const { id } of rows) {
    await waitForStage(id);
    documents.push(await rowOf(id));
  }
  return documents;
}

/** The payload of a document's review screen. */
async function reviewed(id: string): Promise<VerificationPayloadWire> {
  const { body } = await user.call('GET', `documentrequest/${id}`);
  const payload: unknown = JSON.parse(gunzipSync(Buffer.from(body.data, 'base64')).toString());
  return verificationPayloadWire.parse(payload);
}

const valueOf = ({ metrics }: VerificationPayloadWire, fin: string): string | undefined =>
  metrics.find(({ identifier }) => identifier.value === fin)?.datapoints[0]?.value;

const confidences = ({ metrics }: VerificationPayloadWire): number[] =>
  metrics.flatMap(({ datapoints }) => datapoints.map(({ confidence }) => confidence));

const pagesOf = ({ metrics }: VerificationPayloadWire): number[] => [
  ...new Set(metrics.flatMap(({ datapoints }) => datapoints.flatMap(({ page }) => page ?? []))),
];

const requeue = (id: string) => user.call('POST', 'documentrequest/requeue', { document_requests: [id] });

const remove = async (id: string) => {
  await server.database.kysely
    .updateTable('document_requests')
    .set({ stage: 'TRASHED' })
    .where('id', '=', id)
    .execute();
  return user.call('POST', 'documentrequest/delete', { uuids: [id] });
};

describe('a file of three notices', () => {
  const [first, second, third] = CALLS;
  let packet: Uint8Array;
  let uploadedId: string;
  let documents: Awaited<ReturnType<typeof documentsOf>>;

  before(async () => {
    packet = await buildPacket();
    uploadedId = await upload(packet, 'Notices of March.pdf');
    documents = await documentsOf(uploadedId);
  });

  it('AMB-131 becomes three documents that share the file and its hash, each with its own pages', async () => {
    assert.deepEqual(
      documents.map(({ stage, fund, from_page: from, to_page: to }) => [stage, fund, from, to]),
      [
        ['EXT_DONE', first.fund, 1, 2],
        ['EXT_DONE', second.fund, 3, 3],
        ['EXT_DONE', third.fund, 4, 4],
      ],
    );
    assert.equal(documents[0]?.id, uploadedId);
    assert.equal(new Set(documents.map(({ file_hash: hash }) => hash)).size, 1);
    assert.deepEqual(
      documents.map(({ tags, file_name: name }) => [tags, name]),
      documents.map(() => [['Notices of March.pdf'], 'Notices of March.pdf']),
    );
    const list = await user.call('GET', 'document-requests?stage=EXT_DONE&maxPageSize=20');
    const listed: { file_name: string; pages: unknown }[] = list.body.items;
    assert.equal(listed.length, 3, list.text);
    assert.deepEqual(
      listed.map(({ pages }) => pages).sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
      [
        { from: 1, to: 2 },
        { from: 3, to: 3 },
        { from: 4, to: 4 },
      ],
    );
  });

  it('gives each document the values of its own pages, and no value of another notice', async () => {
    for (const [index, call] of CALLS.entries()) {
      const payload = await reviewed(documents[index]?.id ?? '');
      assert.equal(valueOf(payload, 'fund'), call.fund);
      assert.equal(valueOf(payload, 'call_amount'), call.amount.replaceAll(',', ''));
      assert.equal(valueOf(payload, 'iban'), call.iban.replaceAll(' ', ''));
      const { pages } = payload.documentRequest;
      assert.ok(pagesOf(payload).every((page) => page >= (pages?.from ?? 0) && page <= (pages?.to ?? 0)));
      assert.ok(confidences(payload).some((confidence) => confidence >= NEEDS_A_LOOK));
    }
  });

  it('lists all notices of the file in the review of each, and says which one it is', async () => {
    const payload = await reviewed(documents[1]?.id ?? '');
    assert.deepEqual(payload.contents, {
      kind: 'notices',
      parts: [
        { fromPage: 1, toPage: 2, title: `Capital Call 8 · ${first.fund}`, isSource: false },
        { fromPage: 3, toPage: 3, title: `Capital Call 4 · ${second.fund}`, isSource: true },
        { fromPage: 4, toPage: 4, title: `Capital Call 15 · ${third.fund}`, isSource: false },
      ],
    });
  });

  it('reads the same pages again when one of its documents is processed again', async () => {
    const [uploaded, other] = documents;
    for (const document of [other, uploaded]) {
      const id = document?.id ?? '';
      const response = await requeue(id);
      assert.equal(response.status, 200, response.text);
      assert.equal(await waitForStage(id), 'EXT_DONE');
      assert.equal((await rowOf(id)).fund, document?.fund);
    }
    assert.equal((await documentsOf(uploadedId)).length, 3);
  });

  it('AMB-051 makes the same file, uploaded again, a duplicate', async () => {
    const again = await upload(packet);
    assert.equal((await rowOf(again)).stage, 'EXT_FAILED_DUPLICATE');
    assert.equal((await documentsOf(again)).length, 1);
  });

  it('keeps the file until its last document is deleted', async () => {
    const key = documents[0]?.s3_key ?? '';
    for (const document of documents) {
      assert.notEqual(await server.store.sizeOf(key), null);
      assert.equal((await remove(document.id)).status, 200);
    }
    assert.equal(await server.store.sizeOf(key), null);
  });
});

describe('a file that may hold another document from its second page on', () => {
  const FUND = 'Arnsby Buyout Fund IV LP';
  const titled = (title: string, rows: readonly (readonly [string, string])[]): TextAt[] => [
    { x: 60, y: 60, text: FUND },
    { x: 60, y: 100, text: title, size: 18 },
    { x: 60, y: 125, text: 'For the period ended 31 March 2025' },
    ...rows.flatMap(([label, value], at) => [
      { x: 60, y: 200 + 18 * at, text: label },
      { x: 330, y: 200 + 18 * at, text: value },
    ]),
  ];
  const account = [
    ['Opening balance', 'EUR 1,200,000.00'],
    ['Closing balance', 'EUR 1,300,000.00'],
  ] as const;
  const part = (id: string, body: object, by = user) => by.call('POST', `documentrequest/${id}/part`, body);
  const setConfirmed = (id: string, isConfirmed: boolean) =>
    user.call('POST', `documentrequest/${id}/state`, { stage: 'EXT_DONE', is_verified: isConfirmed });
  const doubtedPagesOf = async (own: string) =>
    ((await reviewed(own)).documentRequest.documentDoubts ?? []).flatMap(({ kind, page }) =>
      kind === 'otherDocument' ? [page] : [],
    );
  let id: string;

  before(async () => {
    const report = titled('Quarterly report', [
      ['Fund size', 'EUR 180,000,000.00'],
      ['Net IRR', '14.2%'],
    ]);
    id = await upload(
      await buildPdf([report, titled('Capital account statement', account)]),
      'Both.pdf',
      'Performance',
    );
  });

  it('AMB-131 refuses to part what is confirmed, of another client, without the right, or at another page', async () => {
    assert.deepEqual(await doubtedPagesOf(id), [2]);
    const stranger = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'another' });
    const reader = await server.signIn(ALL_PERMISSIONS_MASK & ~PERMISSIONS.CAN_REQUEUE_DOCUMENTS.value);
    const codeOf = async (response: ReturnType<typeof part>) => (await response).body.errors[0].code;
    assert.equal(await codeOf(part(id, { page: 2 }, stranger)), 'NOT_FOUND');
    assert.equal(await codeOf(part(id, { page: 2 }, reader)), 'FORBIDDEN');
    assert.equal(await codeOf(part(id, { page: 1 })), 'INVALID_REQUEST');
    assert.equal((await setConfirmed(id, true)).status, 200);
    assert.equal(await codeOf(part(id, { page: 2 })), 'DOCUMENT_CONFIRMED');
    assert.equal((await rowOf(id)).is_verified, true);
    assert.equal((await setConfirmed(id, false)).status, 200);
    assert.equal((await documentsOf(id)).length, 1);
  });

  it('AMB-131 is parted there once, into documents that are each read as their own type', async () => {
    const parted = await part(id, { page: 2 });
    assert.equal(parted.status, 200, parted.text);
    const again = await part(id, { page: 2 });
    assert.ok([400, 409].includes(again.status), again.text);
    const documents = await documentsOf(id);
    assert.deepEqual(
      documents.map(({ id: own }) => own),
      parted.body.ids,
    );
    assert.deepEqual(
      documents.map((row) => [row.stage, row.document_type_id, row.from_page, row.to_page, row.tags]),
      [
        ['EXT_DONE', 'Performance', 1, 1, ['Both.pdf']],
        ['EXT_DONE', 'Capital Account', 2, 2, ['Both.pdf']],
      ],
    );
    const [first, second] = await Promise.all(documents.map((row) => reviewed(row.id)));
    assert.ok(first && second);
    assert.deepEqual([pagesOf(first), pagesOf(second)], [[1], [2]]);
    assert.deepEqual(await doubtedPagesOf(id), []);
    const after = await part(id, { page: 2 });
    assert.deepEqual([after.status, after.body.errors[0].code], [400, 'INVALID_REQUEST']);
    assert.equal((await documentsOf(id)).length, 2);
  });
});

describe('a register of five partners', () => {
  it('AMB-131 becomes a document for each of them, with the amount of its own row, also when it is read again', async () => {
    const uploadedId = await upload(await buildRegister(), 'Register of August.pdf');
    const documents = await documentsOf(uploadedId);
    const payloads = await Promise.all(documents.map(({ id }) => reviewed(id)));
    const amountOf = new Map(
      payloads.map((payload) => [valueOf(payload, 'limited_partner'), valueOf(payload, 'call_amount')]),
    );
    const amounts = ['276125.00', '552250.00', '2209000.00', '3313500.00', '2761250.00'];
    assert.deepEqual(amountOf, new Map(REGISTERED.map((name, at) => [name, amounts[at]])));
    assert.ok(payloads.every(({ contents }) => contents?.parts.length === REGISTERED.length));
    const last = documents.find(({ id }) => id !== uploadedId)?.id ?? '';
    const partner = valueOf(await reviewed(last), 'limited_partner');
    assert.equal((await requeue(last)).status, 200);
    assert.equal(await waitForStage(last), 'EXT_DONE');
    assert.equal(valueOf(await reviewed(last), 'limited_partner'), partner);
  });
});

describe('a file of one document', () => {
  it('lists no parts for a single notice with its annex', async () => {
    const [first] = CALLS;
    const payload = await reviewed(await upload(await buildPdf([callPage(first), annexPage(first)])));
    assert.equal(payload.contents, null);
    assert.equal(payload.documentRequest.pages, null);
    assert.ok(confidences(payload).some((confidence) => confidence >= NEEDS_A_LOOK));
  });
});

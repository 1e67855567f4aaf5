import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { annotationWire } from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK, resolveSwitches } from '@assay/shared/domain';
import {
  createExtractorProcess,
  type ExtractionResult,
  type ExtractorProcess,
} from '../../pipeline/index.ts';
import { BALANCE_SHEET } from '../../pipeline/testing/balance-sheet.ts';
import { buildPdf } from '../../pipeline/testing/build-pdf.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { NOTHING_LEARNED } from '../../testing/nothing-learned.ts';
import { systemClock } from '../../platform/clock.ts';
import { IngestionService } from '../ingestion/ingestion.service.ts';
import { PickUp } from '../ingestion/pick-up.job.ts';
import { createWatchedFolder } from '../ingestion/watched-folder.ts';
import { createExtractionHandler } from './extraction.job.ts';
import { isSampled } from './policy.ts';

const SAMPLES = new URL('../../../../samples/', import.meta.url);
const SEEDED = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('seeded/document-types.json', SAMPLES), 'utf8')));
const CALL = Object.keys(SEEDED).find((name) => SEEDED[name] === 'Capital Call') ?? '';

let server: TestServer;
let user: TestUser;
let extractor: ExtractorProcess;
let origin: string;
const warnings: string[] = [];

before(async () => {
  server = await startTestServer({ maxUploadBytes: 5_000_000 });
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  extractor = createExtractorProcess();
  const log = { warn: (_details: object, message: string) => void warnings.push(message) };
  const handle = createExtractionHandler({ ...server, extractor, log });
  await server.jobs.work(1, handle);
});
after(async () => {
  await extractor.close();
  await server.close();
});

/** Uploads a file as the browser does. @returns the document's id */
async function upload(
  bytes: Uint8Array,
  filename: string,
  by: TestUser = user,
  documentType = 'Capital Call',
): Promise<string> {
  const { body } = await by.call('POST', 'documentrequest', { filename, doc_type: documentType });
  const form = new FormData();
  for (const [name, value] of Object.entries<string>(body.fields)) form.append(name, value);
  form.append('file', new Blob([bytes.slice()]), filename);
  const { status } = await fetch(`${origin}${body.url}`, { method: 'POST', body: form });
  assert.equal(status, 204);
  return body.doc_request_id;
}

/** Waits until a document has left the stages of extraction. @returns its stage */
async function waitForStage(of: TestServer, id: string): Promise<string> {
  for (;;) {
    const row = await of.database.kysely
      .selectFrom('document_requests')
      .select('stage')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (!/^(DOC_|EXT_START)/.test(row.stage)) return row.stage;
    await pause(20);
  }
}

/** The names of the entities that a document is linked to. */
async function linkedNames(id: string): Promise<string[]> {
  const rows = await server.database.kysely
    .selectFrom('document_datapoints as datapoint')
    .innerJoin('entities', 'entities.id', 'datapoint.selected_entity_id')
    .select('entities.name')
    .where('datapoint.document_request_id', '=', id)
    .execute();
  return rows.map(({ name }) => name);
}

describe('extraction of an uploaded document', () => {
  it('STATE-015 API-007 API-008 UPL-009 extracts the document after its upload and offers the results for review', async () => {
    const id = await upload(readFileSync(new URL(`seeded/${CALL}`, SAMPLES)), CALL);
    assert.equal(await waitForStage(server, id), 'EXT_DONE');
    const [item] = (await user.call('GET', 'document-requests?stage=EXT_DONE')).body.items;
    assert.equal(item.id, id);
    assert.equal(item.mime_type, 'application/pdf');
    assert.match(item.file_hash, /^[0-9a-f]{64}$/);
    assert.ok(item.fund && item.reporting_date, 'lists show the fund and the date');
    assert.ok(item.metricsTotal > 5);
    assert.equal(typeof item.fk_versioned_document_type_id, 'number');
    const links = (await user.call('GET', `documentrequest/${id}/document`)).body;
    const annotations = z.array(annotationWire).parse(await (await fetch(origin + links.annotations)).json());
    assert.ok(annotations.length > 10);
    const part = await fetch(origin + links.document, { headers: { range: 'bytes=0-4' } });
    assert.deepEqual([part.status, await part.text()], [206, '%PDF-']);
  });

  it('AMB-051 refuses a duplicate file, unless the first one failed or belongs to another client', async () => {
    const bytes = readFileSync(new URL(`seeded/${CALL}`, SAMPLES));
    const second = await upload(bytes, 'other name.pdf');
    assert.equal(await waitForStage(server, second), 'EXT_FAILED_DUPLICATE');
    const neighbour = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'two' });
    assert.equal(await waitForStage(server, await upload(bytes, CALL, neighbour)), 'EXT_DONE');
  });

  it('AMB-037 replaces values and edits when the document is re-processed', async () => {
    const [item] = (await user.call('GET', 'document-requests?stage=EXT_DONE')).body.items;
    await user.call('POST', `documentrequest/${item.id}/state`, { stage: 'EXT_DONE', is_verified: true });
    await user.call('POST', 'entities/create', { name: item.fund.toUpperCase(), fins: ['fund'] });
    await user.call('POST', 'documentrequest/requeue', { document_requests: [item.id] });
    assert.equal(await waitForStage(server, item.id), 'EXT_DONE');
    assert.ok((await linkedNames(item.id)).includes(item.fund.toUpperCase()), 'a known name is linked');
    const [again] = (await user.call('GET', 'document-requests?stage=EXT_DONE')).body.items;
    assert.deepEqual([again.is_verified, again.metricsTotal], [false, item.metricsTotal]);
    const runs = await server.database.kysely
      .selectFrom('document_runs')
      .select(['attempt', 'status'])
      .where('document_request_id', '=', item.id)
      .orderBy('attempt')
      .execute();
    assert.deepEqual(runs, [
      { attempt: 1, status: 'done' },
      { attempt: 2, status: 'done' },
    ]);
  });
});

/** Starts a server whose extraction of every file ends with a result. */
async function startWithResult(result: ExtractionResult): Promise<TestServer> {
  const started = await startTestServer();
  const handle = createExtractionHandler({
    ...started,
    extractor: {
      extract: async ({ graphPath = '', annotationsPath = '' }) => {
        for (const path of [graphPath, annotationsPath]) await writeFile(path, '[]');
        return { ok: true as const, result };
      },
    },
    log: { warn: () => undefined },
  });
  await started.jobs.work(1, handle);
  return started;
}

/** A value that its page prints. */
function found(fin: string, groupIndex: number, value: string, confidence = 0.99) {
  const place = { currency: null, page: 1, x: 0, y: 0, w: 0.1, h: 0.1, nodeId: 'n' };
  return { fin, groupIndex, candidates: [{ value, confidence, ...place, text: value }] };
}

/** Extracts a document of a client. @returns the stage at which it ends */
async function stageAfterExtraction(
  on: TestServer,
  { clientId, documentTypeId }: { readonly clientId: string; readonly documentTypeId: string },
  settings: { holds_low_confidence?: boolean; qa_sample_percent?: number },
): Promise<string> {
  const { kysely } = on.database;
  const documentId = await on.addDocument(clientId, { document_type_id: documentTypeId });
  await on.store.put(`${clientId}/${documentId}/source`, Buffer.from(documentId));
  await kysely.updateTable('clients').set(settings).where('id', '=', clientId).execute();
  const request = { documentId, clientId, documentTypeId };
  await kysely.transaction().execute((transaction) => on.jobs.start(transaction, request));
  return waitForStage(on, documentId);
}

const EMPTY_RESULT = {
  recognisedType: null,
  pages: [],
  rows: [],
  unreadablePages: [],
  doubts: [],
  checks: [],
  ...NOTHING_LEARNED,
};

const DRAFT = {
  kind: 'notFinal',
  severity: 'doubt',
  page: 1,
  box: null,
  text: 'DRAFT',
  fins: null,
} as const;

describe('a doubtful result', () => {
  const documentTypeId = 'Capital Call';
  let holding: TestServer;
  before(async () => {
    const metrics = [found('fund', 0, 'F', 0.2)];
    holding = await startWithResult({
      ...EMPTY_RESULT,
      documentType: documentTypeId,
      metrics,
      doubts: [DRAFT],
    });
  });
  after(() => holding.close());

  it('AMB-049 is sent to manual QA only for clients that request it, and is never drawn as a sample', async () => {
    for (const [clientId, holds, stage] of [
      ['careful', true, 'EXT_MANUAL_QA'],
      ['quick', false, 'EXT_DONE'],
    ] as const) {
      const settings = { holds_low_confidence: holds, qa_sample_percent: 100 };
      assert.equal(await stageAfterExtraction(holding, { clientId, documentTypeId }, settings), stage);
    }
  });

  it('AMB-135 keeps what the document itself gives as a reason to look', async () => {
    await stageAfterExtraction(holding, { clientId: 'kept', documentTypeId }, { qa_sample_percent: 0 });
    const row = await holding.database.kysely
      .selectFrom('document_requests')
      .select(['doubts', 'document_doubts'])
      .where('client_id', '=', 'kept')
      .executeTakeFirstOrThrow();
    assert.deepEqual(row.document_doubts, [DRAFT]);
  });
});

describe('a result without a doubt', () => {
  const documentTypeId = 'Performance';
  const clientId = 'clean';
  let clean: TestServer;
  before(async () => {
    const metrics = [
      found('reporting_date', 0, '2024-06-30'),
      found('fund', 0, 'Fund I'),
      found('fund_paid_in', 1, '100'),
      found('fund_distributed', 1, '50'),
      found('fund_nav', 1, '80'),
    ];
    clean = await startWithResult({ ...EMPTY_RESULT, documentType: documentTypeId, metrics });
  });
  after(() => clean.close());

  it('AMB-049 goes to manual QA in the share that the client asks for, which is none by default', async () => {
    for (const [percent, stage] of [
      [0, 'EXT_DONE'],
      [100, 'EXT_MANUAL_QA'],
    ] as const) {
      const settings = { qa_sample_percent: percent };
      assert.equal(await stageAfterExtraction(clean, { clientId, documentTypeId }, settings), stage);
    }
  });

  it('is drawn by its id alone: the same at every time, and by a larger share whenever by a smaller one', () => {
    const ids = Array.from({ length: 2000 }, (_, index) => `document-${index}`);
    const drawn = (percent: number) => ids.filter((id) => isSampled(id, percent));
    assert.deepEqual([drawn(0).length, drawn(100).length], [0, ids.length]);
    assert.ok(Math.abs(drawn(10).length - 200) < 50, String(drawn(10).length));
    const tenth = new Set(drawn(10));
    assert.equal(drawn(30).filter((id) => tenth.has(id)).length, tenth.size);
  });
});

describe('a document with the evidence of no type', () => {
  const listed = async (by: TestUser, needsType: boolean): Promise<object[]> => {
    const { body } = await by.call('GET', `document-requests?stage=EXT_FAILED&needsType=${needsType}`);
    assert.equal(body.totalCount, body.items.length);
    return body.items.map(
      ({ id, document_type: type, needsType: needs, looksLike }: Record<string, unknown>) => ({
        id,
        type,
        needs,
        looksLike,
      }),
    );
  };

  it('AMB-129 AMB-135 is listed with what it looks like until somebody with the right chooses its type, which it keeps, in doubt', async () => {
    const owner = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'untyped' });
    const reader = await server.signIn(0, { clientId: 'untyped' });
    const stranger = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'untyped-too' });
    const sheet = await upload(await buildPdf([[...BALANCE_SHEET]]), 'sheet.pdf', owner, 'RECOGNISE');
    const letter = await upload(
      await buildPdf([[{ x: 60, y: 60, text: 'Dear all, see you at the dinner.' }]]),
      'letter.pdf',
      owner,
      'RECOGNISE',
    );
    const empty = await server.addDocument('untyped', { stage: 'EXT_FAILED', document_type_id: 'RECOGNISE' });
    for (const id of [sheet, letter]) assert.equal(await waitForStage(server, id), 'EXT_FAILED');
    const untyped = [
      { id: letter, type: null, needs: true, looksLike: null },
      { id: sheet, type: null, needs: true, looksLike: 'balanceSheet' },
    ];
    assert.deepEqual(await listed(reader, true), untyped);
    assert.deepEqual(await listed(owner, false), [
      { id: empty, type: null, needs: undefined, looksLike: undefined },
    ]);
    assert.deepEqual(await listed(stranger, true), []);

    const choice = { documents: [sheet, letter].map((id) => ({ id, documentType: 'Capital Call' })) };
    const choose = async (by: TestUser, body: object) =>
      (await by.callVersion2('POST', 'documents/reprocess', body)).status;
    assert.equal(await choose(reader, choice), 403);
    assert.equal(await choose(stranger, choice), 404);
    const unknown = { documents: [{ id: sheet, documentType: 'No Such Type' }] };
    assert.equal(await choose(owner, unknown), 404);
    assert.deepEqual(await listed(owner, true), untyped, 'a refused choice changes nothing');

    assert.equal(await choose(owner, choice), 200);
    for (const id of [sheet, letter]) assert.equal(await waitForStage(server, id), 'EXT_DONE');
    assert.deepEqual(await listed(owner, true), []);
    const [done] = (await owner.call('GET', `document-requests?stage=EXT_DONE&id=${sheet}`)).body.items;
    assert.deepEqual(
      [done.document_type, done.needsType, done.documentDoubts.map(({ kind }: { kind: string }) => kind)],
      ['Capital Call', undefined, ['otherType']],
    );
    assert.equal(
      (
        await owner.callVersion2('POST', 'documents/reprocess', {
          documents: [{ id: sheet, documentType: null }],
        })
      ).status,
      200,
    );
    assert.equal(await waitForStage(server, sheet), 'EXT_DONE', 'the chosen type is kept');
  });

  it('AMB-129 waits for its type the same way where it came from a watched folder', async () => {
    const { clientId, ...owner } = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'untyped-folder' });
    const folder = await mkdtemp(path.join(tmpdir(), 'assay-source-'));
    await writeFile(path.join(folder, 'sheet.pdf'), await buildPdf([[...BALANCE_SHEET]]));
    const pickUp = new PickUp({
      sources: [createWatchedFolder(folder)],
      service: new IngestionService({
        ...server,
        queue: server.jobs,
        trial: { reserveUpload: async () => undefined },
        maxUploadBytes: 5_000_000,
        clientId,
      }),
      switches: async () => resolveSwitches(),
      clock: systemClock,
      log: { warn: (_details: object, message: string) => void warnings.push(message) },
    });
    // A file is taken when two looks have seen it unchanged.
    await pickUp.look();
    await pickUp.look();
    await rm(folder, { recursive: true });
    const [{ id }] = (await owner.call('GET', 'document-requests')).body.items;
    assert.equal(await waitForStage(server, id), 'EXT_FAILED');
    const [waiting] = (await owner.call('GET', 'document-requests?stage=EXT_FAILED&needsType=true')).body
      .items;
    assert.deepEqual(
      [waiting.id, waiting.looksLike, waiting.uploaded_by],
      [id, 'balanceSheet', 'Watched folder'],
    );
    const body = { documents: [{ id, documentType: 'Capital Call' }] };
    assert.equal((await owner.callVersion2('POST', 'documents/reprocess', body)).status, 200);
    assert.equal(await waitForStage(server, id), 'EXT_DONE');
  });
});

describe('unreadable files', () => {
  const expected = z
    .array(z.object({ file: z.string(), readable: z.boolean(), stage: z.string() }))
    .parse(JSON.parse(readFileSync(new URL('bad/expected.json', SAMPLES), 'utf8')));
  for (const { file, stage } of expected.filter(({ readable }) => !readable)) {
    it(`${file} ends at ${stage}`, async () => {
      const bytes = readFileSync(new URL(`bad/${file}`, SAMPLES));
      assert.equal(await waitForStage(server, await upload(bytes, file)), stage);
    });
  }

  it('STATE-014 tells of a form that only Acrobat shows, and of no other invalid file', async () => {
    const wait = [{ x: 50, y: 50, text: 'Please wait... If this message is not eventually replaced' }];
    const stage = 'EXT_FAILED_INVALID_DOCUMENT';
    const id = await upload(await buildPdf([wait], { form: 'dynamic' }), 'dynamic form.pdf');
    const broken = await upload(Buffer.from('%PDF-1.7 no form'), 'broken.pdf');
    const reasonOf = async (of: string): Promise<unknown> =>
      (await user.call('GET', `document-requests?id=${of}`)).body.items[0].failureReason;
    assert.deepEqual([await waitForStage(server, id), await waitForStage(server, broken)], [stage, stage]);
    assert.deepEqual([await reasonOf(id), await reasonOf(broken)], ['dynamicForm', undefined]);
  });

  it('keeps a file name of 4,000 characters with quotes unchanged', async () => {
    const name = `"it's" <b>${'ä'.repeat(3980)}</b>.pdf`;
    const id = await upload(Buffer.from('%PDF-1.7 nothing more'), name);
    assert.equal(await waitForStage(server, id), 'EXT_FAILED_INVALID_DOCUMENT');
    const [item] = (await user.call('GET', 'documentrequest?stage=EXT_FAILED_INVALID_DOCUMENT')).body;
    assert.equal(item.file_name, name);
  });

  it('no extraction logs a warning', () => {
    assert.deepEqual(warnings, []);
  });
});

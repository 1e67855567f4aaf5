import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { verificationPayloadWire } from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK, PERMISSIONS } from '@assay/shared/domain';
import { createExtractionHandler } from '../../jobs/extraction-handler.ts';
import { createExtractorProcess, type ExtractorProcess } from '../../pipeline/index.ts';
import { buildPdf, labelRows } from '../../pipeline/testing/build-pdf.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { createLearningHandler } from './learning-handler.ts';

const FIN = 'closing_balance_qtd';
const WITHOUT_TRAINING = ALL_PERMISSIONS_MASK - PERMISSIONS.CAN_RETRAIN_MODELS.value;

let server: TestServer;
let origin: string;
let extractor: ExtractorProcess;
const lectures: string[] = [];

before(async () => {
  server = await startTestServer();
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  extractor = createExtractorProcess();
  const log = {
    warn: (details: object, message: string) => assert.fail(`${message} ${JSON.stringify(details)}`),
  };
  await server.jobs.work(1, createExtractionHandler({ ...server, extractor, log }));
  const shared = { extract: extractor.extract, close: async () => undefined };
  const learn = createLearningHandler({ ...server, createExtractor: () => shared, log });
  await server.jobs.workLearning(async (request, signal) => {
    await learn(request, signal);
    lectures.push(request.documentId);
  });
});
after(async () => {
  await extractor.close();
  await server.close();
});

/** A statement whose sender has names of its own for the balances. */
function statement(date: string, opening: string, closing: string): Promise<Uint8Array> {
  return buildPdf([
    [
      { x: 60, y: 60, text: 'Hainberg Verwaltung GmbH Düsseldorf' },
      { x: 60, y: 130, text: 'Kapitalkonto Hainberg Mezzanine III', size: 15 },
      ...labelRows([
        ['Stichtag', date],
        ['Feld 7a', opening],
        ['Einzahlungen', '1.000.000,00'],
        ['Feld 7b', closing],
        ['Zeichnungssumme', '20.000.000,00'],
      ]),
    ],
  ]);
}
const first = () => statement('30.06.2024', '11.204.100,00', '12.480.112,40');
const second = () => statement('30.09.2024', '12.480.112,40', '13.007.551,15');
const third = () => statement('31.12.2024', '13.007.551,15', '14.200.800,65');
const SECOND_CLOSING = '13007551.15';

async function upload(user: TestUser, filename: string, bytes: Uint8Array): Promise<string> {
  const { body } = await user.call('POST', 'documentrequest', { filename, doc_type: 'Capital Account' });
  const form = new FormData();
  for (const [name, value] of Object.entries<string>(body.fields)) form.append(name, value);
  form.append('file', new Blob([bytes.slice()]), filename);
  assert.equal((await fetch(`${origin}${body.url}`, { method: 'POST', body: form })).status, 204);
  const id: string = body.doc_request_id;
  for (;;) {
    const { stage } = await server.database.kysely
      .selectFrom('document_requests')
      .select('stage')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (!/^(DOC_|EXT_START)/.test(stage)) {
      assert.equal(stage, 'EXT_DONE');
      return id;
    }
    await pause(20);
  }
}

async function closingOf(user: TestUser, id: string) {
  const { body } = await user.call('GET', `documentrequest/${id}`);
  const payload = verificationPayloadWire.parse(
    JSON.parse(gunzipSync(Buffer.from(body.data, 'base64')).toString()),
  );
  const metric = payload.metrics.find(({ identifier }) => identifier.value === FIN);
  const front = metric?.datapoints[0];
  assert.ok(metric && front);
  return { metric, front };
}

async function correct(user: TestUser, id: string, value: string): Promise<void> {
  const { metric, front } = await closingOf(user, id);
  const nowhere = { page: null, x: null, y: null, w: null, h: null };
  const typed = { value, effectors: { currency: 'EUR', akas: [] }, ...nowhere, isVerified: true };
  const { status } = await user.call('POST', `documentrequest/${id}/datapoints`, {
    documentRequestId: id,
    verified: false,
    documentType: 'Capital Account',
    metrics: [
      {
        fin: FIN,
        dataType: metric.dataType,
        metricId: metric.id,
        lastModified: front.lastModified,
        datapoints: [typed],
      },
    ],
  });
  assert.equal(status, 200);
}

async function setConfirmed(user: TestUser, id: string, isVerified: boolean): Promise<void> {
  const { status } = await user.call('POST', `documentrequest/${id}/state`, {
    stage: 'EXT_DONE',
    is_verified: isVerified,
  });
  assert.equal(status, 200);
}

/** Confirms a document and waits until what it teaches is settled. */
async function teach(user: TestUser, id: string): Promise<void> {
  const before = lectures.length;
  await setConfirmed(user, id, true);
  while (lectures.length === before) await pause(20);
}

async function lessonsOf(user: TestUser) {
  const { status, body } = await user.call('GET', 'learning/lessons');
  assert.equal(status, 200);
  return body.lessons;
}

describe('learning from trusted reviewers [AMB-085]', () => {
  let expert: TestUser;
  let taught: string;
  let lessonId: string;

  it('PERM-011 is right on the second document of a layout after one correction', async () => {
    expert = await server.signIn(ALL_PERMISSIONS_MASK);
    taught = await upload(expert, 'Kapitalkonto Q2.pdf', await first());
    assert.notEqual((await closingOf(expert, taught)).front.value, '12480112.4', 'it starts wrong');
    await correct(expert, taught, '12480112.40');
    await teach(expert, taught);
    const [lesson, ...others] = await lessonsOf(expert);
    assert.deepEqual(others, []);
    lessonId = lesson.id;
    assert.deepEqual([lesson.state, lesson.fin, lesson.label], ['active', FIN, 'Feld 7b']);
    assert.deepEqual(lesson.documents, [{ id: taught, name: 'Kapitalkonto Q2.pdf', kind: 'corrected' }]);
    const { front } = await closingOf(expert, await upload(expert, 'Kapitalkonto Q3.pdf', await second()));
    assert.equal(front.value, SECOND_CLOSING);
    const { taughtAt, ...learnedFrom } = front.learnedFrom ?? {};
    assert.ok(taughtAt);
    assert.deepEqual(learnedFrom, {
      lessonId,
      documentName: 'Kapitalkonto Q2.pdf',
      reviewer: expert.name,
      state: 'active',
    });
  });

  it('never crosses clients', async () => {
    const neighbour = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'neighbour' });
    const { front } = await closingOf(neighbour, await upload(neighbour, 'Q3.pdf', await second()));
    assert.notEqual(front.value, SECOND_CLOSING);
    assert.equal(front.learnedFrom, undefined);
    assert.deepEqual(await lessonsOf(neighbour), []);
    const { status } = await neighbour.call('POST', `learning/lessons/${lessonId}/remove`);
    assert.equal(status, 404);
  });

  it('PERM-011 learns nothing from a reviewer without CAN_RETRAIN_MODELS, who may not remove lessons either', async () => {
    const reviewer = await server.signIn(WITHOUT_TRAINING, { clientId: 'careful' });
    const id = await upload(reviewer, 'Q2.pdf', await first());
    await correct(reviewer, id, '12480112.40');
    await setConfirmed(reviewer, id, true);
    const { front } = await closingOf(reviewer, await upload(reviewer, 'Q3.pdf', await second()));
    assert.notEqual(front.value, SECOND_CLOSING);
    assert.deepEqual(await lessonsOf(reviewer), []);
    const colleague = await server.signIn(WITHOUT_TRAINING);
    assert.equal((await colleague.call('POST', `learning/lessons/${lessonId}/remove`)).status, 403);
  });

  it('refuses a lesson that would make a confirmed value wrong, and says which', async () => {
    const id = await upload(expert, 'Kapitalkonto Q4.pdf', await third());
    assert.equal((await closingOf(expert, id)).front.value, '14200800.65');
    await correct(expert, id, '13007551.15');
    await teach(expert, id);
    const lessons = await lessonsOf(expert);
    const refused = lessons.find(({ state }: { state: string }) => state === 'rejected');
    assert.equal(refused?.label, 'Feld 7a');
    assert.deepEqual(refused.rejected.document, 'Kapitalkonto Q2.pdf');
    assert.equal(lessons.find(({ id: one }: { id: string }) => one === lessonId)?.state, 'active');
  });

  it('reads documents as before once the lesson is removed', async () => {
    const { status } = await expert.call('POST', `learning/lessons/${lessonId}/remove`);
    assert.equal(status, 200);
    assert.equal((await expert.call('POST', `learning/lessons/${lessonId}/remove`)).status, 200);
    const bytes = await statement('31.03.2025', '14.200.800,65', '15.900.300,10');
    const { front } = await closingOf(expert, await upload(expert, 'Kapitalkonto Q1.pdf', bytes));
    assert.notEqual(front.value, '15900300.1');
    assert.equal(front.learnedFrom, undefined);
  });

  it('takes back what a document taught when it is unconfirmed, and teaches it again when it is confirmed', async () => {
    await teach(expert, taught);
    const active = (await lessonsOf(expert)).find(({ state }: { state: string }) => state === 'active');
    assert.equal(active?.label, 'Feld 7b');
    await setConfirmed(expert, taught, false);
    const states = (await lessonsOf(expert)).map(({ state }: { state: string }) => state);
    assert.ok(!states.includes('active'));
    const actions = await server.database.kysely
      .selectFrom('learning_audit')
      .select(['action', 'user_name'])
      .where('lesson_id', '=', active.id)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['learned', 'activated', 'removed'],
    );
    assert.ok(actions.every(({ user_name: name }) => name === expert.name));
  });
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatapointWire } from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK, CONFIDENCE_THRESHOLD, RECOGNISED_TYPE } from '@assay/shared/domain';
import { createExtractorProcess, type ExtractorProcess } from '../../pipeline/index.ts';
import { buildPacket, CALLS } from '../../pipeline/testing/build-packet.ts';
import { reviewOf } from '../../testing/extracted-document.ts';
import {
  STAND_IN_KEY,
  startStandInModel,
  type AskedRequest,
  type StandInModel,
} from '../../testing/stand-in-model.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { createAskingHandler } from '../extraction/asking.job.ts';
import { createExtractionHandler } from '../extraction/extraction.job.ts';
import { createLearningHandler } from '../learning/learning.job.ts';
import { runSettingsCommand } from '../settings/client-command.ts';
import { CHAT_LIMITS } from './chat-completions.ts';
import { ModelProposals } from './model-proposals.service.ts';

const CALL = 'Marrow Creek Growth II - Capital Call 7 - Hollis Foundation.pdf';
/** Statements of one sender. */
const [STATEMENT, NEXT_STATEMENT] = [
  'calder-ridge-iv_2023-09_LP-0147.pdf',
  'calder-ridge-iv_2023-12_LP-0147.pdf',
];
/** Documents of each kind that wait beside each other, and how many of them a model is asked about at a time. */
const [BESIDE, ASKED_AT_ONCE] = [8, 2];
const SAMPLES = new URL('../../../../samples/seeded/', import.meta.url);

let server: TestServer;
let standIn: StandInModel;
let extractor: ExtractorProcess;
let user: TestUser;
let handle: ReturnType<typeof createExtractionHandler>;
const log = { warn: () => undefined };
const limits = { ...CHAT_LIMITS, retryDelaysMs: [1] };

before(async () => {
  standIn = await startStandInModel();
  server = await startTestServer();
  extractor = createExtractorProcess();
  const { kysely } = server.database;
  const proposals = new ModelProposals({ kysely, model: standIn.model, log, limits });
  handle = createExtractionHandler({ ...server, extractor, proposals, log });
  await server.jobs.work(1, handle);
  await server.jobs.workLearning(
    createLearningHandler({ ...server, createExtractor: () => createExtractorProcess(), log }),
  );
  await server.jobs.workQuestions(
    ASKED_AT_ONCE,
    createAskingHandler({ kysely, jobs: server.jobs, proposals }),
  );
});
after(async () => {
  await extractor.close();
  await server.close();
  standIn.close();
});
beforeEach(async () => {
  standIn.asked.length = 0;
  limits.timeoutMs = CHAT_LIMITS.timeoutMs;
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `m${randomUUID().slice(0, 8)}` });
  await setProposals(true);
});

async function setProposals(isOn: boolean): Promise<void> {
  const { kysely } = server.database;
  await kysely
    .updateTable('clients')
    .set({ model_proposals: isOn })
    .where('id', '=', user.clientId)
    .execute();
}

async function learnedLayouts(): Promise<number> {
  const { kysely } = server.database;
  const rows = await kysely
    .selectFrom('learned_layouts')
    .select('id')
    .where('client_id', '=', user.clientId)
    .execute();
  return rows.length;
}

async function storedQuestions(): Promise<number> {
  const { kysely } = server.database;
  const rows = await kysely
    .selectFrom('model_answers')
    .select('run_id')
    .where('client_id', '=', user.clientId)
    .execute();
  return rows.length;
}

interface Prompt {
  readonly metrics: readonly { readonly id: string; readonly table?: string }[];
  readonly pages: readonly { readonly page: number; readonly text: string }[];
}

const promptOf = ({ body }: AskedRequest) => JSON.parse(body.messages[1]?.content ?? '') as Prompt;

/** The answer of a model that has read `words` as the value of a metric. */
function reading(asked: AskedRequest, metric: string, words: string, value?: string) {
  for (const { page, text } of promptOf(asked).pages) {
    const all = text.split(/\s+/u).map((word) => ({
      number: Number(word.slice(0, word.indexOf(':'))),
      text: word.slice(word.indexOf(':') + 1),
    }));
    const wanted = words.split(' ');
    const at = all.findIndex((_, start) => wanted.every((word, next) => all[start + next]?.text === word));
    if (at < 0) continue;
    const numbers = all.slice(at, at + wanted.length).map(({ number }) => number);
    return { metric, page, words: numbers, quote: words, ...(value === undefined ? {} : { value }) };
  }
  throw new Error(`no page prints ${words}`);
}

const answers = (...list: object[]) => JSON.stringify({ answers: list });

/** @param copy makes the file another one of the same pages */
async function addDocument(name = CALL, copy = 0): Promise<string> {
  const id = await server.addDocument(user.clientId, { file_name: name });
  const bytes = Buffer.concat([readFileSync(new URL(name, SAMPLES)), Buffer.from(`\n% ${copy}`)]);
  await server.store.put(`${user.clientId}/${id}/source`, bytes);
  return id;
}

async function start(documentId: string): Promise<void> {
  const request = { documentId, clientId: user.clientId, documentTypeId: RECOGNISED_TYPE };
  await server.database.kysely
    .transaction()
    .execute((transaction) => server.jobs.start(transaction, request));
}

async function stageOf(documentId: string): Promise<string> {
  const { stage } = await server.database.kysely
    .selectFrom('document_requests')
    .select('stage')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  return stage;
}

/** Extracts a document. @returns the values of its metrics, best first */
async function extract(documentId: string): Promise<(fin: string) => readonly DatapointWire[]> {
  await start(documentId);
  while ((await stageOf(documentId)) !== 'EXT_DONE') await pause(20);
  const { metrics } = await reviewOf(user, documentId).read();
  return (fin) => metrics.find(({ identifier }) => identifier.value === fin)?.datapoints ?? [];
}

interface StoredAnswer {
  readonly answer: string | null;
  readonly failure: string | null;
  readonly figures: readonly (number | null)[];
}

/** What is stored of the last question about a document. */
async function storedOf(documentId: string): Promise<StoredAnswer> {
  const row = await server.database.kysely
    .selectFrom('model_answers as answer')
    .innerJoin('document_runs as run', 'run.id', 'answer.run_id')
    .select(['answer', 'failure', 'prompt_tokens', 'completion_tokens', 'proposed', 'refused', 'model'])
    .where('run.document_request_id', '=', documentId)
    .orderBy('run.attempt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { answer, failure } = row;
  return { answer, failure, figures: [row.prompt_tokens, row.completion_tokens, row.proposed, row.refused] };
}

const shown = ({ value, confidence, proposedBy }: DatapointWire) => [value, confidence, proposedBy ?? 'own'];

describe('model proposals', () => {
  it('another reading makes a value less sure and stands beside it; the same one makes none surer; a value of the model alone is in doubt', async () => {
    await setProposals(false);
    const documentId = await addDocument();
    const alone = await extract(documentId);
    assert.equal(standIn.asked.length, 0, 'the client does not want it');
    await setProposals(true);
    standIn.respond = (asked) =>
      answers(
        reading(asked, 'call_amount', '$667,468.42,', '667468.42'),
        reading(asked, 'due_date', 'May 14, 2024', '2024-05-14'),
        reading(asked, 'call_other', '11,318.42', '11318.42'),
        { ...reading(asked, 'commitment', '$10,000,000.00'), quote: '$20,000,000.00' },
        reading(asked, 'call_number', '7', '8'),
        { metric: 'fund', page: 1, words: [9999], quote: 'Marrow Creek' },
        { metric: 'fund' },
      );
    const both = await extract(documentId);
    const [{ url, authorization, body } = assert.fail(), ...more] = standIn.asked;
    assert.deepEqual(
      [url, authorization, body.model, more.length],
      ['/v1/chat/completions', `Bearer ${STAND_IN_KEY}`, 'stand-in', 0],
    );

    assert.deepEqual(both('call_amount').map(shown), alone('call_amount').map(shown));
    const [due = assert.fail()] = alone('due_date');
    const [own, other] = both('due_date');
    assert.deepEqual([own?.value, other?.value, other?.proposedBy], [due.value, '2024-05-14', 'stand-in']);
    assert.ok(own && own.confidence < due.confidence && own.confidence < CONFIDENCE_THRESHOLD);
    assert.ok(other && other.confidence <= 0.6);
    assert.equal(alone('call_other')[0]?.value, '');
    const [only] = both('call_other');
    assert.deepEqual([only?.value, only?.proposedBy, only?.page], ['11318.42', 'stand-in', 1]);
    assert.ok(only && only.confidence > 0 && only.confidence <= 0.6);
    for (const fin of ['commitment', 'call_number', 'fund'])
      assert.deepEqual(both(fin).map(shown), alone(fin).map(shown), 'what no words bear out is refused');
    assert.deepEqual((await storedOf(documentId)).figures, [100, 10, 7, 4]);
    const settings = { kysely: server.database.kysely, installationSwitches: {} };
    assert.match(
      (await runSettingsCommand(settings, ['show', user.clientId])) ?? '',
      /^# model: documents=1 seconds=0 prompt_tokens=100 completion_tokens=10 proposed=7 refused=4$/m,
    );
  });

  it('no value that a model proposed or contradicted is verified with those that their page proves', async () => {
    const documentId = await addDocument();
    standIn.respond = (asked) =>
      answers(
        reading(asked, 'due_date', 'May 14, 2024', '2024-05-14'),
        reading(asked, 'call_other', '11,318.42', '11318.42'),
      );
    await extract(documentId);
    const { status, body } = await user.call('POST', 'document-requests/verify-proven', {
      ids: [documentId],
    });
    assert.deepEqual([status, body.documents], [200, 1]);
    const { metrics } = await reviewOf(user, documentId).read();
    const verified = metrics.filter(({ datapoints }) => datapoints[0]?.isVerified);
    assert.ok(verified.length > 0);
    const fins = verified.map(({ identifier }) => identifier.value);
    assert.deepEqual([fins.includes('due_date'), fins.includes('call_other')], [false, false]);
  });

  it('processing again takes the stored answer to the same question: no call, the same values', async () => {
    const documentId = await addDocument();
    standIn.respond = (asked) => answers(reading(asked, 'due_date', 'May 14, 2024', '2024-05-14'));
    const first = await extract(documentId);
    standIn.respond = () => 500;
    const second = await extract(documentId);
    assert.equal(standIn.asked.length, 1);
    assert.deepEqual(second('due_date').map(shown), first('due_date').map(shown));
    assert.equal(second('due_date')[1]?.proposedBy, 'stand-in');
  });

  it('a model that fails costs its proposals only, and is asked again when the document is processed again', async () => {
    const documentId = await addDocument();
    limits.timeoutMs = 500;
    for (const [answer, failure] of [
      [500, 'the model answered HTTP 500'],
      [401, 'the model answered HTTP 401'],
      [null, 'the model did not answer within 0.5 s'],
      ['I cannot help with that.', 'the answer of the model is not of the asked form'],
    ] as const) {
      standIn.respond = () => answer;
      const [amount] = (await extract(documentId))('call_amount');
      assert.deepEqual([amount?.value, (await storedOf(documentId)).failure], ['667468.42', failure]);
    }
    standIn.respond = (asked) => answers(reading(asked, 'due_date', 'May 14, 2024', '2024-05-14'));
    assert.equal((await extract(documentId))('due_date')[1]?.proposedBy, 'stand-in');
  });

  it('nothing is sent of a document whose layout the client has confirmed', async () => {
    const documentId = await addDocument(STATEMENT);
    standIn.respond = () => answers();
    await extract(documentId);
    assert.equal(standIn.asked.length, 1);
    assert.equal((await reviewOf(user, documentId).confirm()).status, 200);
    while ((await learnedLayouts()) === 0) await pause(20);
    await extract(await addDocument(NEXT_STATEMENT));
    assert.equal(standIn.asked.length, 1, 'its layout is known');
  });

  it('a question that waits is not sent once the client has changed its mind', async () => {
    const answered = Promise.withResolvers<string>();
    standIn.respond = () => answered.promise;
    const ids = await Promise.all([0, 1, 2].map((copy) => addDocument(CALL, copy)));
    for (const id of ids) await start(id);
    while (standIn.asked.length < ASKED_AT_ONCE || (await storedQuestions()) < ids.length) await pause(20);
    await setProposals(false);
    answered.resolve(answers());
    for (const id of ids) while ((await stageOf(id)) !== 'EXT_DONE') await pause(20);
    assert.equal(standIn.asked.length, ASKED_AT_ONCE);
  });

  it('documents that need no model are done while it still thinks about the others', async () => {
    const answered = Promise.withResolvers<string>();
    standIn.respond = () => answered.promise;
    const waiting = await Promise.all(Array.from({ length: BESIDE }, (_, copy) => addDocument(CALL, copy)));
    for (const id of waiting) await start(id);
    const asking = user;
    user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `m${randomUUID().slice(0, 8)}` });
    const others = await Promise.all(Array.from({ length: BESIDE }, (_, copy) => addDocument(CALL, copy)));
    for (const id of others) await start(id);
    for (const id of others) while ((await stageOf(id)) !== 'EXT_DONE') await pause(20);
    for (const id of waiting) assert.notEqual(await stageOf(id), 'EXT_DONE');
    while (standIn.asked.length < ASKED_AT_ONCE) await pause(20);
    assert.equal(standIn.asked.length, ASKED_AT_ONCE, 'more are not asked about at a time');
    user = asking;
    answered.resolve(answers());
    for (const id of waiting) while ((await stageOf(id)) !== 'EXT_DONE') await pause(20);
    assert.equal(standIn.asked.length, BESIDE);
  });

  it('a document that is processed again while a model thinks does not wait for the answer to its earlier run', async () => {
    const documentId = await addDocument();
    const late = Promise.withResolvers<string>();
    standIn.respond = (_, attempt) => (attempt === 1 ? late.promise : answers());
    await start(documentId);
    while (standIn.asked.length === 0) await pause(20);
    await extract(documentId);
    assert.equal(standIn.asked.length, 2);
    late.resolve(answers());
  });

  it('a worker that dies after it left a document to a model does not read it again before the answer', async () => {
    const documentId = await addDocument();
    const answered = Promise.withResolvers<string>();
    standIn.respond = () => answered.promise;
    await start(documentId);
    while (standIn.asked.length === 0) await pause(20);
    const { id: runId } = await server.database.kysely
      .selectFrom('document_runs')
      .select('id')
      .where('document_request_id', '=', documentId)
      .executeTakeFirstOrThrow();
    await handle({ runId, isLong: false, signal: new AbortController().signal });
    assert.equal(await stageOf(documentId), 'EXT_START_METRIC_QUERY');
    const [asked = assert.fail()] = standIn.asked;
    answered.resolve(answers(reading(asked, 'due_date', 'May 14, 2024', '2024-05-14')));
    while ((await stageOf(documentId)) !== 'EXT_DONE') await pause(20);
    assert.equal((await reviewOf(user, documentId).metricOf('due_date')).others[0]?.proposedBy, 'stand-in');
  });

  it('each document of a file is asked about with its own pages only', async () => {
    const id = await server.addDocument(user.clientId, { file_name: 'notices.pdf' });
    await server.store.put(`${user.clientId}/${id}/source`, await buildPacket());
    standIn.respond = () => answers();
    await extract(id);
    while (standIn.asked.length < CALLS.length) await pause(20);
    const makers = ['Birchwater', 'Kestrel', 'Tarnfell'];
    const readOf = standIn.asked.map((asked) => {
      const sent = promptOf(asked)
        .pages.map(({ text }) => text)
        .join('\n');
      return makers.filter((maker) => sent.includes(`:${maker}`));
    });
    assert.deepEqual(
      readOf.sort(),
      makers.map((maker) => [maker]),
    );
  });
});

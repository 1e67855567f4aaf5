import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, PERMISSIONS } from '@assay/shared/domain';
import { buildPdf, labelRows } from '../../pipeline/testing/build-pdf.ts';
import { buildNotice, NOTICE_LINES } from '../../pipeline/testing/build-notice.ts';
import { startLearningServer, type LearningServer } from '../../testing/learning-server.ts';
import type { TestServer, TestUser } from '../../testing/test-server.ts';

const FIN = 'closing_balance_qtd';
const WITHOUT_TRAINING = ALL_PERMISSIONS_MASK - PERMISSIONS.CAN_RETRAIN_MODELS.value;

let learning: LearningServer;
let server: TestServer;
let upload: (user: TestUser, name: string, bytes: Uint8Array) => Promise<string>;
let setConfirmed: LearningServer['setConfirmed'];
let confirmAndLearn: LearningServer['confirmAndLearn'];
let lessonsOf: LearningServer['lessonsOf'];

before(async () => {
  learning = await startLearningServer();
  ({ server, setConfirmed, confirmAndLearn, lessonsOf } = learning);
  upload = (user, name, bytes) => learning.upload(user, { name, bytes, type: 'Capital Account' });
});
after(() => learning.close());

/** A statement with labels for the balances that only this sender uses. */
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

async function closingOf(user: TestUser, id: string) {
  const { metrics } = await learning.read(user, id);
  const metric = metrics.find(({ identifier }) => identifier.value === FIN);
  const front = metric?.datapoints[0];
  assert.ok(metric && front);
  return { metric, front };
}

/** The labels that reviewers taught for the metric, as its page shows them. */
async function learnedLabels(user: TestUser): Promise<string[]> {
  const { body } = await user.call('POST', 'schemas/metric-identifiers/get', { fin: FIN });
  return body.learnedLabels;
}

async function correct(user: TestUser, id: string, value: string): Promise<void> {
  const { metric } = await closingOf(user, id);
  await learning.type(user, id, [{ metric, value, currency: 'EUR' }]);
}

describe('learning from trusted reviewers', () => {
  let expert: TestUser;
  let corrected: string;
  let lessonId: string;

  it('AMB-085 PERM-011 one correction makes the second document of the layout right', async () => {
    expert = await server.signIn(ALL_PERMISSIONS_MASK);
    corrected = await upload(expert, 'Kapitalkonto Q2.pdf', await first());
    assert.notEqual((await closingOf(expert, corrected)).front.value, '12480112.4', 'it starts wrong');
    await correct(expert, corrected, '12480112.40');
    await confirmAndLearn(expert, corrected);
    const [lesson, ...others] = await lessonsOf(expert);
    assert.deepEqual(others, []);
    assert.ok(lesson);
    lessonId = lesson.id;
    assert.deepEqual([lesson.state, lesson.fin, lesson.label], ['active', FIN, 'Feld 7b']);
    assert.deepEqual(await learnedLabels(expert), ['Feld 7b']);
    assert.deepEqual(lesson.documents, [{ id: corrected, name: 'Kapitalkonto Q2.pdf', kind: 'corrected' }]);
    const next = await upload(expert, 'Kapitalkonto Q3.pdf', await second());
    const { front } = await closingOf(expert, next);
    assert.equal(front.value, SECOND_CLOSING);
    const { metric } = await closingOf(expert, next);
    await learning.type(expert, next, [{ metric, value: front.value, isAccepted: true }]);
    await confirmAndLearn(expert, next);
    const { learnedAt, ...learnedFrom } = front.learnedFrom ?? {};
    assert.ok(learnedAt);
    assert.deepEqual(learnedFrom, {
      lessonId,
      documentName: 'Kapitalkonto Q2.pdf',
      reviewer: expert.name,
      state: 'active',
    });
  });

  it('is surer of a layout once a trusted reviewer has confirmed a document of it as it was read', async () => {
    const client = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'first-sight' });
    const surest = async (name: string, bytes: Uint8Array): Promise<[string, number]> => {
      const id = await upload(client, name, bytes);
      const { metrics } = await learning.read(client, id);
      const fronts = metrics.map(({ datapoints: [front] }) => Number(front?.confidence ?? 0));
      return [id, Math.max(...fronts)];
    };
    const [id, unseen] = await surest('Q2.pdf', await first());
    assert.ok(unseen < 0.98);
    await confirmAndLearn(client, id);
    assert.deepEqual(await lessonsOf(client), []);
    const [, known] = await surest('Q3.pdf', await second());
    assert.ok(known > unseen, `${known} is more than ${unseen}`);
    const neighbour = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'next-door' });
    const { metrics } = await learning.read(neighbour, await upload(neighbour, 'Q3.pdf', await second()));
    assert.ok(metrics.every(({ datapoints: [front] }) => Number(front?.confidence ?? 0) < 0.98));
  });

  it('AMB-085 lessons stay within their client', async () => {
    const neighbour = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'neighbour' });
    const { front } = await closingOf(neighbour, await upload(neighbour, 'Q3.pdf', await second()));
    assert.notEqual(front.value, SECOND_CLOSING);
    assert.equal(front.learnedFrom, undefined);
    assert.deepEqual(await lessonsOf(neighbour), []);
    const { status } = await neighbour.call('POST', `learning/lessons/${lessonId}/remove`);
    assert.equal(status, 404);
  });

  it('AMB-085 PERM-011 a reviewer without CAN_RETRAIN_MODELS can neither teach nor remove lessons', async () => {
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

  it('AMB-085 a lesson that would make a confirmed value wrong is refused, with the name of that document', async () => {
    const id = await upload(expert, 'Kapitalkonto Q4.pdf', await third());
    assert.equal((await closingOf(expert, id)).front.value, '14200800.65');
    await correct(expert, id, '13007551.15');
    await confirmAndLearn(expert, id);
    const lessons = await lessonsOf(expert);
    const refused = lessons.find(({ state }) => state === 'rejected');
    assert.equal(refused?.label, 'Feld 7a');
    assert.equal(refused.rejected?.document, 'Kapitalkonto Q3.pdf');
    assert.equal(lessons.find(({ id: one }) => one === lessonId)?.state, 'active');
  });

  it('AMB-085 documents are read as before after the lesson is removed', async () => {
    const { status } = await expert.call('POST', `learning/lessons/${lessonId}/remove`);
    assert.equal(status, 200);
    assert.equal((await expert.call('POST', `learning/lessons/${lessonId}/remove`)).status, 200);
    assert.deepEqual(await learnedLabels(expert), []);
    const bytes = await statement('31.03.2025', '14.200.800,65', '15.900.300,10');
    const { front } = await closingOf(expert, await upload(expert, 'Kapitalkonto Q1.pdf', bytes));
    assert.notEqual(front.value, '15900300.1');
    assert.equal(front.learnedFrom, undefined);
  });

  it('AMB-085 unconfirming a document removes what it taught, and confirming it teaches the lesson', async () => {
    await confirmAndLearn(expert, corrected);
    const active = (await lessonsOf(expert)).find(({ state }) => state === 'active');
    assert.ok(active);
    assert.equal(active.label, 'Feld 7b');
    await setConfirmed(expert, corrected, false);
    const states = (await lessonsOf(expert)).map(({ state }) => state);
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

describe('learning what a document does not have', () => {
  const notice = (date: string, call: string) =>
    buildNotice({
      lines: NOTICE_LINES.map(([label, value]) => {
        if (label === 'Commitment:') return [label, '† 20,000,000.00'];
        if (label === 'Date of notice:') return [label, date];
        return [label, label === 'Amount due:' ? call : value];
      }),
    });
  const doubtsOf = async (user: TestUser, id: string) =>
    ((await learning.read(user, id)).documentDoubts ?? []).flatMap(({ kind, fins }) =>
      kind === 'unreadValue' ? [fins] : [],
    );

  /** Marks the commitment as not in the document. */
  async function markAbsent(user: TestUser, id: string): Promise<void> {
    const { metrics } = await learning.read(user, id);
    const metric = metrics.find(({ identifier }) => identifier.value === 'commitment');
    const [front] = metric?.datapoints ?? [];
    assert.ok(metric && front && front.value === '');
    const { effectors, lastModified, page, x, y, w, h } = front;
    const datapoint = { id: front.id, value: '', effectors, page, x, y, w, h, isVerified: true };
    const { status, text } = await user.call('POST', `documentrequest/${id}/datapoints`, {
      documentRequestId: id,
      verified: false,
      documentType: 'Capital Call',
      metrics: [
        {
          fin: 'commitment',
          dataType: metric.dataType,
          metricId: metric.id,
          lastModified,
          datapoints: [datapoint],
        },
      ],
    });
    assert.equal(status, 200, text);
  }

  it('AMB-135 AMB-085 PERM-011 a metric that was marked as absent is asked about no more in that layout, until the lesson is removed', async () => {
    const expert = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'absent' });
    const send = async (name: string, bytes: Uint8Array) =>
      learning.upload(expert, { name, bytes, type: 'Capital Call' });
    const first = await send('Call 1.pdf', await notice('12 May 2024', 'USD 1,000,000.00'));
    assert.deepEqual(await doubtsOf(expert, first), [['commitment']]);
    await markAbsent(expert, first);
    await confirmAndLearn(expert, first);
    const lessons = await lessonsOf(expert);
    const [lesson] = lessons;
    assert.ok(lesson);
    assert.deepEqual(
      lessons.map(({ kind, fin, label, state }) => [kind, fin, label, state]),
      [['absent', 'commitment', 'Commitment:', 'active']],
    );
    const second = await send('Call 2.pdf', await notice('12 August 2024', 'USD 1,250,000.00'));
    assert.deepEqual(await doubtsOf(expert, second), []);

    assert.equal((await expert.call('POST', `learning/lessons/${lesson.id}/remove`)).status, 200);
    const third = await send('Call 3.pdf', await notice('12 November 2024', 'USD 1,500,000.00'));
    assert.deepEqual(await doubtsOf(expert, third), [['commitment']]);
  });

  it('AMB-085 PERM-011 a mark of a reviewer without CAN_RETRAIN_MODELS holds for its document alone', async () => {
    const reviewer = await server.signIn(WITHOUT_TRAINING, { clientId: 'absent-untaught' });
    const bytes = await notice('12 May 2024', 'USD 1,000,000.00');
    const id = await learning.upload(reviewer, { name: 'Call 1.pdf', bytes, type: 'Capital Call' });
    await markAbsent(reviewer, id);
    await setConfirmed(reviewer, id, true);
    assert.deepEqual(await lessonsOf(reviewer), []);
  });
});

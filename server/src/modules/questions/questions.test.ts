import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ACCOUNT_STATUSES, ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let documentId: string;
let metricId: string;
let ana: TestUser;
let ben: TestUser;

const ask = (user: TestUser, change: object = {}) =>
  user.call('POST', `document-requests/${documentId}/questions`, {
    id: randomUUID(),
    metricId,
    askedToId: ben.id,
    question: 'Is this the fund of the annex?',
    ...change,
  });
const questions = async (user: TestUser) =>
  (await user.call('GET', `document-requests/${documentId}/questions`)).body.items;
const openTo = async (user: TestUser) => (await user.call('GET', 'questions')).body.items;
const answer = (user: TestUser, id: string, text: string) =>
  user.call('POST', `questions/${id}/answer`, { answer: text });

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  const clientId = `q${randomUUID().slice(0, 8)}`;
  ana = await server.signIn(0, { clientId });
  ben = await server.signIn(0, { clientId });
  documentId = await addExtractedDocument(server, clientId, 'Performance');
  metricId = (await reviewOf(ana, documentId).metricOf('fund')).metric.id;
});

describe('questions on a value', () => {
  it('keep the place on the page, and reach the colleague until they are answered there', async () => {
    assert.equal((await ask(ana)).status, 200);
    const [question] = await openTo(ben);
    assert.deepEqual(
      [
        question.fileName,
        question.fin,
        question.page,
        question.box,
        question.question,
        question.askedBy.name,
      ],
      [
        'report.pdf',
        'fund',
        1,
        { x: 0.1, y: 0.2, w: 0.3, h: 0.01 },
        'Is this the fund of the annex?',
        ana.name,
      ],
    );
    assert.deepEqual(await openTo(ana), []);
    assert.equal((await answer(ben, question.id, ' Yes, it is. ')).status, 200);
    assert.deepEqual(await openTo(ben), []);
    const [answered] = await questions(ana);
    assert.deepEqual([answered.answer.text, answered.answer.answeredBy], ['Yes, it is.', ben.name]);
  });

  it('show whoever answers what stood around the value', async () => {
    const picture = 'data:image/webp;base64,UklGRg==';
    const id = randomUUID();
    await ask(ana, { id, picture });
    const [question] = await openTo(ben);
    assert.equal(question.hasPicture, true);
    assert.deepEqual((await ben.call('GET', `questions/${id}/picture`)).body, { picture });
    const stranger = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `s${randomUUID().slice(0, 8)}` });
    assert.equal((await stranger.call('GET', `questions/${id}/picture`)).status, 404);
  });

  it('are asked and answered once, however often that is sent', async () => {
    const id = randomUUID();
    await ask(ana, { id });
    assert.equal((await ask(ana, { id })).status, 200);
    assert.equal((await questions(ana)).length, 1);
    await answer(ben, id, 'Yes');
    assert.equal((await answer(ben, id, 'Yes')).status, 200);
    const refused = await answer(ana, id, 'No');
    assert.deepEqual([refused.status, refused.body.errors[0].code], [409, 'QUESTION_ANSWERED']);
  });

  it('are refused where a field does not fit, naming it', async () => {
    const stranger = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `s${randomUUID().slice(0, 8)}` });
    const gone = await server.signIn(0, {
      clientId: ana.clientId,
      accountStatus: ACCOUNT_STATUSES.DEACTIVATED,
    });
    const refusals = [
      { metricId: randomUUID() },
      { askedToId: stranger.id },
      { askedToId: gone.id },
      { question: '  ' },
      { picture: 'data:image/svg+xml;base64,PHN2Zz4=' },
    ];
    const answers = await Promise.all(refusals.map((change) => ask(ana, change)));
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.errors[0].identifier]),
      [
        [404, 'metricId'],
        [404, 'askedToId'],
        [404, 'askedToId'],
        [400, 'question'],
        [400, 'picture'],
      ],
    );
    assert.deepEqual(await questions(ana), []);
  });

  it('can go to every active colleague', async () => {
    await server.signIn(0, { clientId: ana.clientId, accountStatus: ACCOUNT_STATUSES.DEACTIVATED });
    const { items } = (await ana.call('GET', 'colleagues')).body;
    assert.deepEqual(items, [{ id: ben.id, name: ben.name }]);
  });

  it('go with their document', async () => {
    await ask(ana);
    await server.database.kysely.deleteFrom('document_requests').where('id', '=', documentId).execute();
    assert.deepEqual(await openTo(ben), []);
  });
});

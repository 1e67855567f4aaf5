import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, PERMISSIONS } from '@assay/shared/domain';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import {
  startTestServer,
  type TestResponse,
  type TestServer,
  type TestUser,
} from '../../testing/test-server.ts';

const FIN = 'fund_nav';
// With a decimal mark: no id of a response contains it by chance.
const WRONG = '1250.75';
const RIGHT = '1205.5';

let server: TestServer;
let documentId: string;
let clientId: string;
let metricId: string;
let maker: TestUser;
let checker: TestUser;

const by = (user: TestUser) => reviewOf(user, documentId);
const path = () => `document-requests/${documentId}/second-entries`;
const list = async (user: TestUser) => (await user.call('GET', path())).body.items;
const enter = (user: TestUser, value: string, currency: string | null = 'EUR') =>
  user.call('POST', path(), { metricId, value, currency });
const choose = (user: TestUser, entry: 'first' | 'second') =>
  user.call('POST', `${path()}/${metricId}/choice`, { entry });
const move = (user: TestUser, transition: string, justification?: string) =>
  user.call('POST', `document-requests/${documentId}/user-acceptance-workflows/transitions`, {
    transition,
    ...(justification !== undefined && { justification }),
  });
const valueSeenBy = async (user: TestUser) => (await by(user).metricOf(FIN)).front.value;
const type = async (user: TestUser, value: string) => {
  const change = { value, effectors: { currency: 'EUR', akas: [] }, isVerified: true };
  return by(user).save([await by(user).edit(FIN, change)]);
};
const setMetrics = (metrics: string[]) =>
  server.database.kysely
    .updateTable('clients')
    .set({ second_entry_metrics: metrics })
    .where('id', '=', clientId)
    .execute();

async function assertRefused(answer: Promise<TestResponse>, status: number, code: string) {
  const { status: given, body } = await answer;
  assert.deepEqual([given, body.errors?.[0].code], [status, code]);
}

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  clientId = `s${randomUUID().slice(0, 8)}`;
  maker = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
  checker = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
  documentId = await addExtractedDocument(server, clientId, 'Performance');
  await setMetrics([FIN]);
  assert.equal((await type(maker, WRONG)).status, 200);
  ({ id: metricId } = (await by(maker).metricOf(FIN)).metric);
  assert.equal((await move(maker, 'submit')).status, 200);
});

describe('a value that two people enter', () => {
  it('is withheld from the second person until their own entry is stored, not from the first', async () => {
    const { metric, front, others } = await by(checker).metricOf(FIN);
    assert.deepEqual(
      [
        metric.isWithheld,
        metric.validated,
        front.value,
        front.effectors.currency,
        front.text,
        front.page,
        others,
      ],
      [true, false, '', null, '', null, []],
    );
    assert.equal(await valueSeenBy(maker), WRONG);
    assert.deepEqual(await list(checker), [{ metricId, entries: null, canChoose: false }]);
    assert.deepEqual(await list(maker), []);
    assert.equal((await enter(checker, ` ${WRONG} `)).status, 200);
    assert.equal(await valueSeenBy(checker), WRONG);
    assert.equal((await by(checker).metricOf(FIN)).metric.isWithheld, undefined);
  });

  it('stays out of history, changes and values side by side, and what cannot be had without it is refused', async () => {
    const changes = `document-requests/${documentId}/metrics/${metricId}/changes`;
    assert.equal((await maker.call('GET', changes)).body.items.length, 1);
    assert.deepEqual((await checker.call('GET', changes)).body.items, []);
    const workflow = `document-requests/${documentId}/user-acceptance-workflows`;
    assert.deepEqual((await checker.call('GET', workflow)).body.changes, []);
    const grid = await checker.call('POST', 'document-requests/metric-grid', { ids: [documentId] });
    assert.ok(!grid.text.includes(WRONG));
    assert.deepEqual(grid.body.documents[0].withheld, [FIN], 'which value is missing is no secret');
    const documentRequests = [documentId];
    const refused: readonly (readonly ['GET' | 'POST', string, object?])[] = [
      ['GET', `documentrequest/${documentId}/tables`],
      ['POST', 'documentrequest/export_many?content=json', { documentRequests }],
      ['POST', 'documentrequest/export_many?content=document_graph', { documentRequests }],
    ];
    for (const [method, call, body] of refused) {
      await assertRefused(checker.call(method, call, body), 409, 'SECOND_ENTRY_REQUIRED');
      assert.equal((await maker.call(method, call, body)).status, 200, call);
    }
  });

  it('is withheld with its words and its place, that of a question too, where the document prints it', async () => {
    await setMetrics([FIN, 'reporting_date']);
    const { metric } = await by(maker).metricOf('reporting_date');
    const picture = 'data:image/webp;base64,UklGRg==';
    const question = { metricId: metric.id, question: 'Which one?', askedToId: checker.id, picture };
    const questions = `document-requests/${documentId}/questions`;
    const id = randomUUID();
    assert.equal((await maker.call('POST', questions, { id, ...question })).status, 200);
    const placeOf = async (user: TestUser, call: string) => {
      const [asked] = (await user.call('GET', call)).body.items;
      return [asked.page, asked.box === null];
    };
    assert.deepEqual(await placeOf(maker, questions), [1, false]);
    assert.deepEqual(await placeOf(checker, questions), [null, true]);
    assert.deepEqual(await placeOf(checker, 'questions'), [null, true]);
    const pictureOf = async (user: TestUser) =>
      (await user.call('GET', `questions/${id}/picture`)).body.picture;
    assert.deepEqual([await pictureOf(maker), await pictureOf(checker)], [picture, null]);
    const { value, text, page, nodeId, x } = (await by(checker).metricOf('reporting_date')).front;
    assert.deepEqual([value, text, page, nodeId, x], ['', '', null, null, null]);
  });

  it('cannot be changed or verified by the second person before, and shows nothing in a conflict', async () => {
    await assertRefused(type(checker, '7'), 409, 'SECOND_ENTRY_REQUIRED');
    await type(maker, '99');
    const seen = '2020-01-01T00:00:00.000Z';
    const answer = await checker.call(
      'POST',
      `document-requests/${documentId}/user-acceptance-workflows/transitions`,
      { transition: 'reject', justification: 'No' },
    );
    assert.equal(answer.status, 200);
    const confirmed = await by(checker).confirm(seen);
    assert.equal(confirmed.status, 409);
    assert.ok(!confirmed.text.includes('"99"'));
  });

  it('keeps its row from being deleted by the second person before', async () => {
    const { grouping, metrics } = await by(maker).read();
    const [row] = grouping.flatMap(({ groups }) => groups ?? []);
    const ids = new Set(row?.metrics.map(({ id }) => id));
    const amount = metrics.find(({ id, dataType }) => ids.has(id) && dataType === 'CURRENCY');
    assert.ok(row && amount);
    const fin = amount.identifier.value;
    await setMetrics([fin]);
    const change = { value: '7', effectors: { currency: 'EUR', akas: [] }, isVerified: true };
    const typed = await by(maker).edit(fin, change, { metricId: amount.id });
    assert.equal((await by(maker).save([typed])).status, 200);
    const remove = (user: TestUser) => {
      const body = { created: [], updated: [], deleted: [{ id: row.id }] };
      return user.call('PATCH', `documentrequest/${documentId}/datapoints`, body);
    };
    await assertRefused(remove(checker), 409, 'SECOND_ENTRY_REQUIRED');
    assert.equal((await remove(maker)).status, 200);
  });

  it('closes where both entries are the same number, and then the document can be approved and confirmed', async () => {
    await assertRefused(move(checker, 'approve'), 409, 'SECOND_ENTRY_REQUIRED');
    await assertRefused(by(maker).confirm(), 409, 'SECOND_ENTRY_REQUIRED');
    const { body } = await enter(checker, `${WRONG}0`);
    assert.deepEqual(body.items, []);
    assert.equal((await enter(checker, WRONG)).status, 200, 'sent again');
    assert.equal((await move(checker, 'approve')).status, 200);
    assert.equal((await by(checker).confirm()).status, 200);
  });

  it('shows both entries where they differ, and the second person chooses; history has both', async () => {
    const { body } = await enter(checker, RIGHT);
    const entries = {
      first: { value: WRONG, currency: 'EUR', enteredBy: maker.name },
      second: { value: RIGHT, currency: 'EUR', enteredBy: checker.name },
    };
    assert.deepEqual(body.items, [{ metricId, entries, canChoose: true }]);
    assert.deepEqual(await list(maker), [{ metricId, entries, canChoose: false }]);
    await assertRefused(move(checker, 'approve'), 409, 'SECOND_ENTRY_REQUIRED');
    await assertRefused(choose(maker, 'first'), 403, 'OWN_WORK');
    assert.deepEqual((await choose(checker, 'second')).body.items, []);
    assert.equal((await choose(checker, 'second')).status, 200, 'sent again');
    const { front } = await by(maker).metricOf(FIN);
    assert.deepEqual([front.value, front.effectors.currency, front.isVerified], [RIGHT, 'EUR', false]);
    const { items } = (await maker.call('GET', `document-requests/${documentId}/metrics/${metricId}/changes`))
      .body;
    const fields = items.flatMap((one: { fields: { field: string; from: string; to: string }[] }) =>
      one.fields.map(({ field, from, to }) => [field, from, to]),
    );
    const has = (...row: unknown[]) =>
      fields.some((one: unknown[]) => JSON.stringify(one) === JSON.stringify(row));
    assert.ok(has('secondEntry', `EUR ${WRONG}`, `EUR ${RIGHT}`));
    assert.ok(has('value', WRONG, RIGHT));
    assert.equal((await move(checker, 'approve')).status, 200, 'the choice is no own work');
  });

  it('keeps the first entry where that is chosen', async () => {
    await enter(checker, RIGHT);
    assert.deepEqual((await choose(checker, 'first')).body.items, []);
    assert.equal(await valueSeenBy(checker), WRONG);
    assert.equal((await move(checker, 'approve')).status, 200);
  });

  it('is due again after the first person has changed it, and stays withheld after a rejection', async () => {
    await enter(checker, WRONG);
    await move(checker, 'reject', 'Look again');
    await type(maker, '77');
    assert.equal(await valueSeenBy(checker), '');
    assert.deepEqual(await list(checker), [], 'nothing is entered before it is submitted again');
    await assertRefused(enter(checker, '77'), 409, 'TRANSITION_NOT_ALLOWED');
    await move(maker, 'submit');
    assert.deepEqual((await enter(checker, '77')).body.items, []);
  });

  it('is never entered by the first person, whoever has submitted it', async () => {
    await assertRefused(enter(maker, RIGHT), 403, 'OWN_WORK');
    const other = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
    await move(checker, 'reject', 'Mine now');
    await move(other, 'submit');
    await assertRefused(enter(maker, RIGHT), 403, 'OWN_WORK');
    await assertRefused(enter(other, RIGHT), 403, 'OWN_WORK');
    assert.equal((await enter(checker, RIGHT)).status, 200);
  });

  it('refuses an empty value, another currency than one of the list, a value of another type and a reader', async () => {
    await assertRefused(enter(checker, '  '), 400, 'INVALID_REQUEST');
    await assertRefused(enter(checker, '1', 'XXQ'), 400, 'INVALID_REQUEST');
    await assertRefused(enter(checker, 'about ten'), 400, 'METRIC_VALIDATION_FAILED');
    const reader = await server.signIn(PERMISSIONS.CAN_APPROVE_DOCUMENTS.value, { clientId });
    await assertRefused(enter(reader, '1'), 403, 'FORBIDDEN');
  });

  it('is as any other where the client does not ask for it', async () => {
    await setMetrics([]);
    assert.equal(await valueSeenBy(checker), WRONG);
    assert.deepEqual(await list(checker), []);
    assert.equal((await by(checker).confirm()).status, 200);
  });
});

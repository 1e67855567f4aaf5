import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { randomUUID } from 'node:crypto';
import { ALL_PERMISSIONS_MASK, PERMISSIONS, withPermission } from '@assay/shared/domain';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let documentId: string;
let clientId: string;
let maker: TestUser;
let checker: TestUser;

const path = () => `document-requests/${documentId}/user-acceptance-workflows`;
const offered = async (user: TestUser) => (await user.call('GET', `${path()}/transitions`)).body;
const idsOffered = async (user: TestUser) => (await offered(user)).map(({ id }: { id: string }) => id);
const workflow = async (user: TestUser) => (await user.call('GET', path())).body;
const make = (user: TestUser, transition: string, more: object = {}) =>
  user.call('POST', `${path()}/transitions`, { transition, ...more });
const by = (user: TestUser) => reviewOf(user, documentId);

async function makeAll(...steps: readonly (readonly [TestUser, string, object?])[]) {
  for (const [user, transition, more] of steps)
    assert.equal((await make(user, transition, more)).status, 200, transition);
}

async function assertRefused(response: ReturnType<typeof make>, status: number, code: string) {
  const { status: given, body } = await response;
  assert.deepEqual([given, body.errors?.[0].code], [status, code]);
}

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  clientId = `u${randomUUID().slice(0, 8)}`;
  maker = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
  checker = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
  documentId = await addExtractedDocument(server, clientId, 'Performance');
});

describe('user-acceptance transitions', () => {
  it('UAW-001 UAW-002 API-024 offers what the state of the document allows, each with its label', async () => {
    const submit = { id: 'submit', label: 'Submit for approval' };
    assert.deepEqual(await offered(maker), [submit]);
    await makeAll([maker, 'submit']);
    assert.deepEqual(await offered(checker), [
      { id: 'approve', label: 'Approve' },
      { id: 'reject', label: 'Reject', justification: 'required' },
    ]);
    await makeAll([checker, 'reject', { justification: 'The fund is another one.' }]);
    assert.deepEqual(await offered(maker), [submit]);
    await makeAll([maker, 'submit'], [checker, 'approve']);
    assert.deepEqual(await offered(checker), []);
    assert.deepEqual(await offered(maker), []);
  });

  it('UAW-002 offers nothing for a confirmed, archived or unknown document', async () => {
    assert.equal((await by(maker).setState({ stage: 'ARCHIVED' })).status, 200);
    assert.deepEqual(await offered(maker), []);
    assert.equal((await by(maker).setState({ stage: 'EXT_DONE', is_verified: true })).status, 200);
    assert.deepEqual(await offered(maker), []);
    documentId = randomUUID();
    assert.equal((await maker.call('GET', `${path()}/transitions`)).status, 404);
    await assertRefused(make(maker, 'submit'), 404, 'NOT_FOUND');
  });

  it('API-025 PERM-015 AMB-139 submitting takes CAN_VERIFY_DOCUMENTS, approving and rejecting CAN_APPROVE_DOCUMENTS', async () => {
    const all = ALL_PERMISSIONS_MASK;
    const signIn = (permissions: number) => server.signIn(permissions, { clientId });
    const verifier = await signIn(PERMISSIONS.CAN_VERIFY_DOCUMENTS.value);
    const approver = await signIn(PERMISSIONS.CAN_APPROVE_DOCUMENTS.value);
    const notVerifier = await signIn(withPermission(all, 'CAN_VERIFY_DOCUMENTS', false));
    const notApprover = await signIn(withPermission(all, 'CAN_APPROVE_DOCUMENTS', false));
    const reject = { justification: 'The fund is another one.' };
    for (const user of [approver, notVerifier]) await assertRefused(make(user, 'submit'), 403, 'FORBIDDEN');
    await makeAll([verifier, 'submit']);
    for (const user of [maker, notApprover]) assert.equal((await workflow(user)).state, 'submitted');
    await assertRefused(make(notApprover, 'approve'), 403, 'FORBIDDEN');
    await assertRefused(make(notApprover, 'reject', reject), 403, 'FORBIDDEN');
    await makeAll([approver, 'reject', reject], [notApprover, 'submit'], [notVerifier, 'approve']);
  });

  it('API-025 keeps who made a transition, when and why, also when the answer was lost and it is sent again', async () => {
    await makeAll([maker, 'submit'], [maker, 'submit']);
    const rejection = { justification: '  Closing balance is that of March.  ' };
    await makeAll([checker, 'reject', rejection], [checker, 'reject', rejection]);
    const { state, history } = await workflow(maker);
    assert.equal(state, 'rejected');
    assert.deepEqual(
      history.map(({ madeAt, ...rest }: { madeAt: string }) => [typeof madeAt, rest]),
      [
        [
          'string',
          { transition: 'reject', madeBy: checker.name, justification: 'Closing balance is that of March.' },
        ],
        ['string', { transition: 'submit', madeBy: maker.name, justification: null }],
      ],
    );
  });

  it('API-025 refuses an unknown transition, one that is not offered, and a rejection without a reason', async () => {
    await assertRefused(make(maker, 'publish'), 400, 'INVALID_REQUEST');
    await assertRefused(make(checker, 'approve'), 409, 'TRANSITION_NOT_ALLOWED');
    await makeAll([maker, 'submit']);
    for (const justification of [undefined, null, '', '   ']) {
      const { status, body } = await make(checker, 'reject', { justification });
      assert.deepEqual([status, body.errors[0].identifier], [400, 'justification']);
    }
    assert.equal((await workflow(checker)).state, 'submitted');
  });
});

describe('four eyes', () => {
  it('refuses a decision of the one who submitted the document', async () => {
    await makeAll([maker, 'submit']);
    assert.deepEqual(await offered(maker), []);
    assert.equal((await workflow(maker)).isOwnWork, true);
    await assertRefused(make(maker, 'approve'), 403, 'OWN_WORK');
    await assertRefused(make(maker, 'reject', { justification: 'Mine' }), 403, 'OWN_WORK');
    assert.equal((await workflow(checker)).isOwnWork, false);
  });

  it('refuses a decision of the one who changed a value, not of the one who verified it as it was', async () => {
    const colleague = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
    await makeAll([maker, 'submit']);
    assert.equal((await by(checker).verify('reporting_date')).status, 200);
    await by(colleague).save([await by(colleague).edit('fund', { value: 'Fund One' })]);
    await assertRefused(make(colleague, 'approve'), 403, 'OWN_WORK');
    await makeAll([checker, 'approve']);
  });

  it('ends an approval with the next saved change', async () => {
    await makeAll([maker, 'submit'], [checker, 'approve']);
    await by(maker).save([await by(maker).edit('fund', { value: 'Fund One' })]);
    assert.equal((await workflow(maker)).state, 'open');
    assert.deepEqual(await idsOffered(maker), ['submit']);
  });

  it('starts anew when the document is extracted again', async () => {
    await makeAll([maker, 'submit']);
    await server.database.kysely
      .insertInto('document_runs')
      .values({ document_request_id: documentId, attempt: 1, status: 'done', stage: 'EXT_DONE' })
      .execute();
    assert.equal((await workflow(checker)).state, 'open');
    assert.deepEqual(await idsOffered(checker), ['submit']);
  });

  it('refuses an approval of values that changed after the checker saw them', async () => {
    await makeAll([maker, 'submit']);
    const { lastModified } = await by(checker).read();
    await by(maker).save([await by(maker).edit('fund', { value: 'Fund One' })]);
    await assertRefused(make(checker, 'approve', { lastModified }), 409, 'VALUE_CONFLICT');
    const seen = (await by(checker).read()).lastModified;
    await makeAll([checker, 'approve', { lastModified: seen }]);
  });

  it('shows the checker the values that were typed or chosen, with the extracted ones', async () => {
    await by(maker).verify('reporting_date');
    const { others } = await by(maker).metricOf('fund');
    const chosen = { id: others[0]?.id, value: others[0]?.value, isVerified: false };
    await by(maker).save([
      await by(maker).edit('fund', chosen),
      await by(maker).edit('fund_manager', { value: 'Ashdown LLP' }),
    ]);
    const { changes } = await workflow(checker);
    const figures = changes.map((change: { from: object; to: object; changedBy: string }) => [
      change.from,
      change.to,
      change.changedBy,
    ]);
    const figure = (value: string) => ({ value, currency: null });
    assert.deepEqual(figures, [
      [figure('Fund I'), figure('Fund II'), maker.name],
      [figure(''), figure('Ashdown LLP'), maker.name],
    ]);
  });
});

describe('approval before confirmation', () => {
  const confirm = () => by(checker).confirm();
  const setRequired = async (user: TestUser, requiresApproval: boolean) =>
    (await user.call('PATCH', 'settings/review', { requiresApproval })).status;

  it('is not needed unless the client asks for it', async () => {
    assert.equal((await workflow(checker)).isRequired, false);
    assert.equal((await confirm()).status, 200);
  });

  it('is needed for the present values where the client asks for it', async () => {
    assert.equal(await setRequired(maker, true), 200);
    assert.equal((await workflow(checker)).isRequired, true);
    await assertRefused(confirm(), 409, 'APPROVAL_REQUIRED');
    await makeAll([maker, 'submit']);
    await assertRefused(confirm(), 409, 'APPROVAL_REQUIRED');
    await makeAll([checker, 'approve']);
    await by(maker).save([await by(maker).edit('fund', { value: 'Fund One' })]);
    await assertRefused(confirm(), 409, 'APPROVAL_REQUIRED');
    await makeAll([maker, 'submit'], [checker, 'approve']);
    assert.equal((await confirm()).status, 200);
    assert.equal((await by(maker).setState({ stage: 'EXT_DONE', is_verified: false })).status, 200);
  });

  it('AMB-035 is needed again for changes of a confirmed document before they are published', async () => {
    assert.equal(await setRequired(maker, true), 200);
    await makeAll([maker, 'submit'], [checker, 'approve']);
    assert.equal((await confirm()).status, 200);
    assert.deepEqual(await idsOffered(maker), []);
    const edit = await by(maker).edit('reporting_date', { value: '2024-09-30', isVerified: true });
    assert.equal((await by(maker).save([edit])).status, 200);
    await assertRefused(confirm(), 409, 'APPROVAL_REQUIRED');
    assert.deepEqual(await idsOffered(maker), ['submit']);
    await makeAll([maker, 'submit'], [checker, 'approve']);
    assert.equal((await confirm()).status, 200);
    assert.deepEqual(await idsOffered(maker), []);
  });

  it('is asked for by those who may update users, and every change of the setting is kept', async () => {
    const reader = await server.signIn(withPermission(ALL_PERMISSIONS_MASK, 'CAN_UPDATE_USERS', false), {
      clientId,
    });
    assert.equal(await setRequired(reader, true), 403);
    for (const isRequired of [true, true, false]) await setRequired(maker, isRequired);
    assert.equal((await reader.call('GET', 'settings/review')).body.requiresApproval, false);
    const changes = await server.database.kysely
      .selectFrom('client_setting_audit')
      .select(['user_name', 'setting', 'from_value', 'to_value'])
      .where('client_id', '=', clientId)
      .orderBy('id')
      .execute();
    const change = { user_name: maker.name, setting: 'requires_approval' };
    assert.deepEqual(changes, [
      { ...change, from_value: 'false', to_value: 'true' },
      { ...change, from_value: 'true', to_value: 'false' },
    ]);
  });
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { ALL_PERMISSIONS_MASK, withPermission } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let documentId: string;
let ana: TestUser;
let ben: TestUser;

const at = (user: TestUser, isActive = false) =>
  user.call('POST', `document-requests/${documentId}/presence`, { isActive });
const claim = (user: TestUser, body: object = {}) =>
  user.call('POST', `document-requests/${documentId}/claim`, body);
const release = (user: TestUser) => user.call('DELETE', `document-requests/${documentId}/claim`);
const namesAt = async (user: TestUser) =>
  (await at(user)).body.others.map(({ name }: { name: string }) => name);
const claimSeenBy = async (user: TestUser) => {
  const { claim: seen } = (await at(user)).body;
  return seen === null ? null : [seen.name, seen.isOwn];
};

/** Lets time pass for what is stored. */
async function pass(interval: string) {
  const { kysely } = server.database;
  await sql`update document_presence set seen_at = seen_at - ${interval}::interval`.execute(kysely);
  await sql`update document_claims set expires_at = expires_at - ${interval}::interval`.execute(kysely);
}

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  const clientId = `c${randomUUID().slice(0, 8)}`;
  ana = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
  ben = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
  documentId = await server.addDocument(clientId);
});

describe('presence', () => {
  it('shows who else has the document open, and nobody who left it', async () => {
    assert.deepEqual(await namesAt(ana), []);
    assert.deepEqual(await namesAt(ben), [ana.name]);
    assert.deepEqual(await namesAt(ana), [ben.name]);
    await pass('61 seconds');
    assert.deepEqual(await namesAt(ana), []);
  });

  it('shows a document to users without any permission too', async () => {
    const viewer = await server.signIn(0, { clientId: ana.clientId });
    assert.deepEqual(await namesAt(viewer), []);
    assert.deepEqual(await namesAt(ana), [viewer.name]);
  });
});

describe('review clock', () => {
  const secondsOf = async (user: TestUser) => {
    const row = await server.database.kysely
      .selectFrom('review_times')
      .select('active_seconds')
      .where('document_request_id', '=', documentId)
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    return row?.active_seconds ?? 0;
  };

  it('AMB-009 counts the time in which the user works, until the confirmation, and no idle time', async () => {
    await at(ana, true);
    assert.equal(await secondsOf(ana), 0);
    await pass('20 seconds');
    await at(ana, true);
    await pass('20 seconds');
    await at(ana, false);
    assert.equal(await secondsOf(ana), 20);
    await pass('5 minutes');
    await at(ana, true);
    assert.equal(await secondsOf(ana), 20);
    await pass('12 seconds');
    await ana.call('POST', `documentrequest/${documentId}/state`, { stage: 'EXT_DONE', is_verified: true });
    assert.equal(await secondsOf(ana), 32);
    assert.equal(await secondsOf(ben), 0);
    const { body } = await ana.call('GET', 'dashboards/platform-summary?days=7');
    assert.deepEqual([body.confirmed, body.medianSeconds, body.timed], [1, 32, 1]);
  });
});

describe('claim', () => {
  it('is seen by everyone and kept from others until it is released', async () => {
    assert.equal((await claim(ana)).status, 200);
    assert.deepEqual(await claimSeenBy(ana), [ana.name, true]);
    assert.deepEqual(await claimSeenBy(ben), [ana.name, false]);
    const refused = await claim(ben);
    assert.deepEqual([refused.status, refused.body.errors[0].code], [409, 'DOCUMENT_CLAIMED']);
    assert.equal((await release(ben)).status, 200);
    assert.deepEqual(await claimSeenBy(ben), [ana.name, false]);
    assert.equal((await release(ana)).status, 200);
    assert.equal(await claimSeenBy(ben), null);
  });

  it('ends with 15 minutes of silence, though the document stays open', async () => {
    await claim(ana);
    await pass('14 minutes 30 seconds');
    assert.deepEqual(await claimSeenBy(ana), [ana.name, true]);
    await pass('1 minute');
    assert.equal(await claimSeenBy(ana), null);
    assert.equal((await claim(ben)).status, 200);
  });

  it('is renewed by activity, but not begun again by it', async () => {
    await claim(ana);
    await pass('14 minutes');
    await at(ana, true);
    await pass('14 minutes');
    assert.deepEqual(await claimSeenBy(ben), [ana.name, false]);
    await pass('2 minutes');
    await at(ana, true);
    assert.equal(await claimSeenBy(ben), null);
  });

  it('can be taken over', async () => {
    await claim(ana);
    assert.equal((await claim(ben, { takesOver: true })).status, 200);
    assert.deepEqual(await claimSeenBy(ana), [ben.name, false]);
  });

  it('is one, whoever asks at the same time', async () => {
    const responses = await Promise.all([claim(ana), claim(ben)]);
    assert.deepEqual(responses.map(({ status }) => status).toSorted(), [200, 409]);
  });

  it('takes CAN_EDIT_DOCUMENTS, and a document that can be edited', async () => {
    const reader = await server.signIn(withPermission(ALL_PERMISSIONS_MASK, 'CAN_EDIT_DOCUMENTS', false), {
      clientId: ana.clientId,
    });
    assert.equal((await claim(reader)).status, 403);
    documentId = await server.addDocument(ana.clientId, { stage: 'ARCHIVED' });
    assert.equal((await claim(ana)).body.errors[0].code, 'DOCUMENT_READ_ONLY');
    documentId = randomUUID();
    assert.equal((await claim(ana)).status, 404);
  });
});

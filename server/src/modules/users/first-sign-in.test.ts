import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { ACCOUNT_STATUSES, NEW_USER_GROUP, PROVIDER_USER_GROUP } from '@assay/shared/domain';
import type { TokenProof } from '../../plugins/actor.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const ISSUER = 'https://login.firm.example';

describe('POST users/current after single sign-on', () => {
  let server: TestServer;
  /** The bearer token is the encoded proof; the identity tests cover real tokens. */
  const verifyToken = async (bearer: string) =>
    ({ issuedAt: new Date(), ...JSON.parse(Buffer.from(bearer, 'base64url').toString()) }) as TokenProof;
  before(async () => {
    server = await startTestServer({ issuer: 'urn:test', verifyToken });
    await server.signIn(0);
    await server.signIn(0, { clientId: 'two' });
  });
  after(() => server.close());

  const proofOf = (changes: Partial<TokenProof> = {}): Partial<TokenProof> => ({
    issuer: ISSUER,
    subject: randomUUID(),
    email: `${randomUUID()}@firm.example`,
    isEmailVerified: true,
    name: 'Nia Newman',
    isSingleSignOn: true,
    newUserClientId: 'one',
    ...changes,
  });
  const enter = (proof: Partial<TokenProof>, clientId = 'one') =>
    server.send({
      method: 'POST',
      url: `/api/clients/${clientId}/users/current`,
      headers: { authorization: `Bearer ${Buffer.from(JSON.stringify(proof)).toString('base64url')}` },
    });
  const settings = (proof: Partial<TokenProof>) =>
    server.send({
      url: '/api/clients/one/settings',
      headers: { authorization: `Bearer ${Buffer.from(JSON.stringify(proof)).toString('base64url')}` },
    });
  const invite = async (changes: { account_status?: number; user_group?: number } = {}) => {
    const email = `${randomUUID()}@firm.example`;
    const { id } = await server.database.kysely
      .insertInto('users')
      .values({
        client_id: 'one',
        name: 'Ina Invited',
        email: email.toUpperCase(),
        permissions: 4,
        account_status: ACCOUNT_STATUSES.CREATING,
        user_group: NEW_USER_GROUP,
        ...changes,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, email };
  };

  it('API-034 AMB-015 creates one row for a new person, even with two simultaneous requests', async () => {
    const proof = proofOf();
    const [first, second] = await Promise.all([enter(proof), enter(proof)]);
    assert.equal(first.status, 200);
    assert.deepEqual(second.body, first.body);
    const { id, ...rest } = first.body as Record<string, unknown>;
    assert.deepEqual(rest, {
      name: 'Nia Newman',
      email: proof.email,
      permissions: 0,
      account_status: ACCOUNT_STATUSES.ACTIVE,
      user_group: NEW_USER_GROUP,
      user_management_scope: 1,
      sso: true,
    });
    assert.equal((await settings(proof)).body.user.id, id);
  });

  it('API-034 AMB-015 links an invited person once by a verified address, then finds them by issuer and subject', async () => {
    const { id, email } = await invite();
    const proof = proofOf({ email });
    const { body } = await enter(proof);
    assert.deepEqual([body.id, body.account_status, body.permissions], [id, ACCOUNT_STATUSES.ACTIVE, 4]);
    assert.equal((await enter({ ...proof, email: 'renamed@firm.example' })).body.id, id);
    assert.equal((await enter(proofOf({ email }))).status, 401, 'another subject with the same address');
  });

  const CLOSED: [what: string, proof: Partial<TokenProof>, row: Parameters<typeof invite>[0]][] = [
    ['an address that the issuer has not verified', { isEmailVerified: false }, {}],
    ['a deactivated account', {}, { account_status: ACCOUNT_STATUSES.DEACTIVATED }],
    ["an account of the provider's own staff", {}, { user_group: PROVIDER_USER_GROUP }],
  ];
  for (const [what, changes, row] of CLOSED) {
    it(`AMB-015 AMB-082 never links ${what}`, async () => {
      const { id, email } = await invite(row);
      const proof = proofOf({ email, ...changes });
      assert.equal((await enter(proof)).status, 401);
      assert.equal((await settings(proof)).status, 401);
      const bound = await server.database.kysely
        .selectFrom('user_identities')
        .select('subject')
        .where('user_id', '=', id)
        .execute();
      assert.deepEqual(bound, []);
    });
  }

  it('AMB-140 gives nobody an address that its owner can still take back', async () => {
    const owner = await invite();
    const email = `former-${owner.email}`;
    const link = { user_id: owner.id, token_hash: email, email, expires_at: new Date(Date.now() + 60_000) };
    await server.database.kysely.insertInto('account_recoveries').values(link).execute();
    const proof = proofOf({ email });
    assert.equal((await enter(proof)).status, 401);
    await server.database.kysely
      .updateTable('account_recoveries')
      .set({ expires_at: new Date() })
      .where('token_hash', '=', email)
      .execute();
    assert.equal((await enter(proof)).status, 200);
  });

  it('AMB-022 admits people only to the client of their issuer, and refuses an issuer without a client or an identity without an address', async () => {
    assert.equal((await enter(proofOf(), 'two')).status, 403);
    assert.equal((await enter(proofOf({ newUserClientId: null }))).status, 401);
    assert.equal((await enter(proofOf({ email: null }))).status, 401);
  });

  it('AMB-082 refuses a person who was deactivated after their first sign-in', async () => {
    const proof = proofOf();
    const { id } = (await enter(proof)).body as { id: number };
    await server.database.kysely
      .updateTable('users')
      .set({ account_status: ACCOUNT_STATUSES.DEACTIVATED })
      .where('id', '=', id)
      .execute();
    assert.equal((await enter(proof)).status, 401);
  });

  it('marks a user as managed by their provider only in a single sign-on session', async () => {
    const { id, email } = await invite();
    const proof = proofOf({ email });
    await enter(proof);
    assert.deepEqual(
      [(await settings(proof)).body.user.id, (await settings(proof)).body.user.sso],
      [id, true],
    );
    assert.equal((await settings({ ...proof, isSingleSignOn: false })).body.user.sso, false);
  });

  it('refuses every other call of a person without a row', async () => {
    assert.equal((await settings(proofOf())).status, 401);
  });
});

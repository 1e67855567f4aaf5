import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { AUDIT_LIFETIME } from './expired-rows.repository.ts';
import { startIdentityServer } from './testing/identity-server.ts';
import type { IdentityServer } from './testing/identity-server.ts';
import { call, createLibraryClient, refusalOf } from './testing/library-client.ts';

const PASSWORD = 'Correct horse 7';
const DAY = 24 * 60 * 60_000;

describe('expired rows and the password flow', () => {
  let server: IdentityServer;

  before(async () => {
    server = await startIdentityServer({ isPasswordFlowAllowed: true });
    await server.identity.admin.createUser({
      email: 'ann@demo.example',
      name: 'Ann',
      permanentPassword: PASSWORD,
    });
  });
  after(() => server.close());

  const countOf = async (table: keyof Tables) => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(server.db);
    return Number(rows[0]?.count);
  };
  const counts = async () => ({
    sessions: await countOf('identity_sessions'),
    challenges: await countOf('identity_challenges'),
    codes: await countOf('identity_codes'),
    throttle: await countOf('identity_throttle'),
    audit: await countOf('identity_audit'),
  });

  it('AUTH-001 the password flow works only where it is allowed, with the same refusals and locks', async () => {
    const browser = createLibraryClient(server);
    assert.equal((await browser.signIn('ann@demo.example', PASSWORD, 'USER_PASSWORD_AUTH')).kind, 'signedIn');
    for (const email of ['ann@demo.example', 'nobody@demo.example']) {
      const attempts = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        attempts.push(
          (await refusalOf(browser.signIn(email, 'Wrong horse 7', 'USER_PASSWORD_AUTH'))).message,
        );
      }
      assert.deepEqual(attempts, [
        ...Array<string>(5).fill('Incorrect username or password.'),
        'Password attempts exceeded',
      ]);
    }
  });

  /** A service cleans up when it starts, as it does later at regular intervals. */
  const startAnother = async () => (await startIdentityServer({}, { beside: server })).close();

  it('the clean-up deletes expired rows and no others', async () => {
    const { clientId } = server.identity;
    const parameters = { USERNAME: 'ann2@demo.example', SRP_A: 'abcdef' };
    await call(server.endpoint, 'InitiateAuth', {
      ClientId: clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: parameters,
    });
    await call(server.endpoint, 'ForgotPassword', { ClientId: clientId, Username: 'ann@demo.example' });
    const before = await counts();
    for (const [table, count] of Object.entries(before)) assert(Number(count) > 0, table);
    await startAnother();
    assert.deepEqual(await counts(), before);
    server.clock.advance(DAY + 1);
    await startAnother();
    const { audit: kept, ...expired } = await counts();
    assert.deepEqual(new Set(Object.values(expired)), new Set([0]));
    assert.equal(kept, before.audit);
    server.clock.advance(AUDIT_LIFETIME);
    await startAnother();
    assert.equal((await counts()).audit, 0);
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { call, createLibraryClient, refreshOnce, refusalOf } from './testing/library-client.ts';
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts';
import { ATTEMPTS_LIFETIME, LIMITS, MAX_LOCK_MS } from './throttle.ts';
import { trustNearestProxy } from './trusted-proxy.ts';

const PASSWORD = 'Correct horse 7';
const NEW_PASSWORD = 'Battery staple 8';
const LOCKED = 'Password attempts exceeded';
/** A guess that is wrong, and cheap: nothing is signed. */
const NO_SIGNATURE = { PASSWORD_CLAIM_SIGNATURE: '', TIMESTAMP: '' };

describe('account lock after wrong passwords', () => {
  let server: IdentityServer;
  before(async () => {
    server = await startIdentityServer({}, { trustProxy: trustNearestProxy() });
  });
  after(() => server.close());

  const createUser = (email: string) =>
    server.identity.admin.createUser({ email, name: 'Ann', permanentPassword: PASSWORD });
  const signIn = (email: string, password = PASSWORD) => createLibraryClient(server).signIn(email, password);

  /** Guesses a password from an address. @returns what the answer says */
  async function guess(name: string, address: string): Promise<unknown> {
    const headers = { 'x-forwarded-for': address };
    const { clientId } = server.identity;
    const AuthParameters = { USERNAME: name, SRP_A: 'abcdef' };
    const start = { ClientId: clientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters };
    const { body } = await call(server.endpoint, 'InitiateAuth', start, headers);
    if (body.ChallengeParameters === undefined) return body.message;
    const { USER_ID_FOR_SRP, SECRET_BLOCK } = body.ChallengeParameters as Record<string, string>;
    const responses = {
      USERNAME: USER_ID_FOR_SRP,
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      ...NO_SIGNATURE,
    };
    const response = {
      ClientId: clientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: responses,
    };
    return (await call(server.endpoint, 'RespondToAuthChallenge', response, headers)).body.message;
  }

  it('locks out the address that guesses, but not the owner at another address or in an open session', async () => {
    await createUser('owner@demo.example');
    const open = await signIn('owner@demo.example');
    assert(open.kind === 'signedIn');
    while ((await guess('owner@demo.example', '192.0.2.9')) !== LOCKED) continue;
    assert.equal((await signIn('owner@demo.example')).kind, 'signedIn');
    assert.ok((await refreshOnce(server, open.session)).body.AuthenticationResult);
    await createLibraryClient(server).changePassword(open.user, PASSWORD, NEW_PASSWORD);
    assert.equal(await guess('owner@demo.example', '192.0.2.9'), LOCKED);
  });

  it('allows a password change in an open session, even from a locked address', async () => {
    await createUser('here@demo.example');
    const open = await signIn('here@demo.example');
    assert(open.kind === 'signedIn');
    while ((await guess('here@demo.example', '127.0.0.1')) !== LOCKED) continue;
    assert.equal((await refusalOf(signIn('here@demo.example'))).message, LOCKED);
    await createLibraryClient(server).changePassword(open.user, PASSWORD, NEW_PASSWORD);
  });

  it('ends by itself, even if each lock is followed by another wrong password', async () => {
    await createUser('every@demo.example');
    for (let spent = 0; spent <= ATTEMPTS_LIFETIME; spent += MAX_LOCK_MS / 30) {
      await guess('every@demo.example', '127.0.0.1');
      server.clock.advance(MAX_LOCK_MS / 30);
    }
    assert.equal((await signIn('every@demo.example')).kind, 'signedIn');
  });

  it('also locks a name for all addresses, for an hour at most', async () => {
    await createUser('crowd@demo.example');
    for (let each = 0; each < LIMITS.wrongPasswordsPerName.max; each += 1)
      await guess('crowd@demo.example', `198.51.100.${each}`);
    assert.equal((await refusalOf(signIn('crowd@demo.example'))).code, 'LimitExceededException');
    server.clock.advance(LIMITS.wrongPasswordsPerName.window);
    assert.equal((await signIn('crowd@demo.example')).kind, 'signedIn');
  });
});

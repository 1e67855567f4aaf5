import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CognitoUser, CognitoUserSession } from 'amazon-cognito-identity-js';
import { CODE_LIFETIME } from './codes.ts';
import { adminCall } from './testing/admin-client.ts';
import { startIdentityServer } from './testing/identity-server.ts';
import type { IdentityServer } from './testing/identity-server.ts';
import { call, createLibraryClient, refreshOnce, refusalOf } from './testing/library-client.ts';
import type { LibraryClient } from './testing/library-client.ts';

const PASSWORD = 'Correct horse 7';
const NEW_PASSWORD = 'Battery staple 8';

describe('passwords and sessions with the browser library', () => {
  let server: IdentityServer;
  let browser: LibraryClient;

  before(async () => {
    server = await startIdentityServer();
    browser = createLibraryClient(server);
  });
  after(() => server.close());

  const createUser = async (email: string) =>
    (await server.identity.admin.createUser({ email, name: 'Ann', permanentPassword: PASSWORD })).subject;
  const signIn = async (email: string, password = PASSWORD) => {
    const result = await createLibraryClient(server).signIn(email, password);
    assert(result.kind === 'signedIn');
    return result;
  };
  const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  const getUser = (session: CognitoUserSession) =>
    call(server.endpoint, 'GetUser', { AccessToken: session.getAccessToken().getJwtToken() });

  it('AUTH-018 API-039 API-040 resets a password with a mailed six-digit code and ends all sessions', async () => {
    await createUser('reset@demo.example');
    const { session } = await signIn('reset@demo.example');
    await browser.requestReset('Reset@demo.example');
    const code = await server.takeSecret('reset@demo.example');
    assert.match(code, /^\d{6}$/);
    await browser.confirmReset('reset@demo.example', code, NEW_PASSWORD);
    await signIn('reset@demo.example', NEW_PASSWORD);
    assert.equal(
      (await refusalOf(browser.signIn('reset@demo.example', PASSWORD))).code,
      'NotAuthorizedException',
    );
    assert.equal((await getUser(session)).body.__type, 'NotAuthorizedException');
    const again = await refusalOf(browser.confirmReset('reset@demo.example', code, NEW_PASSWORD));
    assert.equal(again.code, 'ExpiredCodeException', 'a code works once');
  });

  it('AUTH-018 responds identically to a reset of an unknown, a disabled and a known user, up to the last attempt', async () => {
    await createUser('alike@demo.example');
    await server.identity.admin.disable(await createUser('off@demo.example'));
    const course = async (email: string) => {
      await browser.requestReset(email);
      const tries = [];
      for (let attempt = 0; attempt < 6; attempt += 1)
        tries.push(await refusalOf(browser.confirmReset(email, 'abcdef', NEW_PASSWORD)));
      return tries;
    };
    const known = await course('alike@demo.example');
    assert.deepEqual(
      known.map(({ code }) => code),
      [...Array<string>(5).fill('CodeMismatchException'), 'ExpiredCodeException'],
    );
    assert.deepEqual(await course('nobody@demo.example'), known);
    assert.deepEqual(await course('off@demo.example'), known);
    await assert.rejects(server.takeMail('nobody@demo.example'), /none/);
    await assert.rejects(server.takeMail('off@demo.example'), /none/);
  });

  it('AUTH-018 invalidates a code after five wrong attempts and after an hour', async () => {
    await createUser('void@demo.example');
    await browser.requestReset('void@demo.example');
    const tried = await server.takeSecret('void@demo.example');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await refusalOf(browser.confirmReset('void@demo.example', wrongCode(tried), NEW_PASSWORD));
    }
    assert.equal(
      (await refusalOf(browser.confirmReset('void@demo.example', tried, NEW_PASSWORD))).code,
      'ExpiredCodeException',
    );
    await browser.requestReset('void@demo.example');
    const late = await server.takeSecret('void@demo.example');
    server.clock.advance(CODE_LIFETIME);
    assert.equal(
      (await refusalOf(browser.confirmReset('void@demo.example', late, NEW_PASSWORD))).code,
      'ExpiredCodeException',
    );
    await signIn('void@demo.example');
  });

  it('AUTH-018 refuses a code that was sent to a former address', async () => {
    const subject = await createUser('moved@demo.example');
    await browser.requestReset('moved@demo.example');
    const code = await server.takeSecret('moved@demo.example');
    await server.identity.admin.updateEmail(subject, 'moved-on@demo.example');
    const refused = await refusalOf(browser.confirmReset('moved@demo.example', code, NEW_PASSWORD));
    assert.equal(refused.code, 'ExpiredCodeException');
    await signIn('moved-on@demo.example');
  });

  it('AUTH-018 sends at most five codes an hour to a name, known or not', async () => {
    await createUser('eager@demo.example');
    for (const email of ['eager@demo.example', 'eager-stranger@demo.example']) {
      for (let request = 0; request < 5; request += 1) await browser.requestReset(email);
      assert.equal((await refusalOf(browser.requestReset(email))).code, 'LimitExceededException');
    }
    server.clock.advance(60 * 60_000);
    await browser.requestReset('eager@demo.example');
  });

  it('AUTH-024 AUTH-025 AUTH-027 applies the password rule to a reset without using up the code', async () => {
    await createUser('rule@demo.example');
    await browser.requestReset('rule@demo.example');
    const code = await server.takeSecret('rule@demo.example');
    for (let attempt = 0; attempt < 6; attempt += 1) {
      assert.equal(
        (await refusalOf(browser.confirmReset('rule@demo.example', code, 'seven 7'))).code,
        'InvalidPasswordException',
      );
    }
    await browser.confirmReset('rule@demo.example', code, 'eight 88');
    await signIn('rule@demo.example', 'eight 88');
  });

  it('API-042 changes a password that is confirmed by the current one, and ends the other sessions', async () => {
    await createUser('change@demo.example');
    const other = await signIn('change@demo.example');
    const { user, session } = await signIn('change@demo.example');
    assert.equal(
      (await refusalOf(browser.changePassword(user, 'wrong one 1', NEW_PASSWORD))).code,
      'NotAuthorizedException',
    );
    assert.equal(
      (await refusalOf(browser.changePassword(user, PASSWORD, 'weak'))).code,
      'InvalidPasswordException',
    );
    assert.equal(
      (await refusalOf(browser.changePassword(user, PASSWORD, `a1${'x'.repeat(255)}`))).code,
      'InvalidPasswordException',
    );
    assert.equal(await browser.changePassword(user, PASSWORD, NEW_PASSWORD), 'SUCCESS');
    await signIn('change@demo.example', NEW_PASSWORD);
    assert.equal((await getUser(session)).status, 200, 'this session goes on');
    assert.equal((await getUser(other.session)).status, 400, 'a session elsewhere ends');
  });

  it('API-042 counts wrong current passwords like wrong passwords at sign-in', async () => {
    await createUser('guess@demo.example');
    const { user } = await signIn('guess@demo.example');
    const guesses = [];
    for (let guess = 0; guess < 6; guess += 1)
      guesses.push((await refusalOf(browser.changePassword(user, 'wrong one 1', NEW_PASSWORD))).message);
    assert.equal(guesses.at(-1), 'Password attempts exceeded');
    server.clock.advance(60_000);
  });

  it('AUTH-004 revokes the refresh token and the access token at sign-out', async () => {
    await createUser('out@demo.example');
    const { user, session } = await signIn('out@demo.example');
    await browser.signOut(user);
    const { body } = await refreshOnce(server, session);
    assert.deepEqual(body, { __type: 'NotAuthorizedException', message: 'Invalid Refresh Token' });
    assert.equal((await getUser(session)).body.__type, 'NotAuthorizedException');
  });

  it('API-037 API-038 refuses a disabled user and accepts them again once enabled', async () => {
    const subject = await createUser('disabled@demo.example');
    const { session } = await signIn('disabled@demo.example');
    await server.identity.admin.disable(subject);
    assert.equal(
      (await refusalOf(browser.signIn('disabled@demo.example', PASSWORD))).message,
      'User is disabled.',
    );
    assert.equal(
      (await refusalOf(browser.signIn('disabled@demo.example', 'Wrong horse 7'))).message,
      'Incorrect username or password.',
    );
    assert.equal((await refreshOnce(server, session)).body.__type, 'NotAuthorizedException');
    assert.equal((await getUser(session)).body.__type, 'NotAuthorizedException');
    await server.identity.admin.enable(subject);
    await signIn('disabled@demo.example');
    assert.equal(
      (await refreshOnce(server, session)).body.__type,
      'NotAuthorizedException',
      'the old session stays ended',
    );
  });

  it('API-038 signs a user out of all sessions', async () => {
    await createUser('everywhere@demo.example');
    const [one, two] = [await signIn('everywhere@demo.example'), await signIn('everywhere@demo.example')];
    await call(server.endpoint, 'GlobalSignOut', { AccessToken: one.session.getAccessToken().getJwtToken() });
    assert.equal((await getUser(one.session)).status, 400);
    assert.equal((await getUser(two.session)).status, 400);
  });

  it('lets users read and change their own attributes, and nothing else', async () => {
    await createUser('self@demo.example');
    const { user, session } = await signIn('self@demo.example');
    await updateAttribute(user, 'name', 'Zoë');
    const { body } = await getUser(session);
    const attributes = body.UserAttributes as { Name: string; Value: string }[];
    assert.deepEqual(
      attributes.find(({ Name }) => Name === 'name'),
      { Name: 'name', Value: 'Zoë' },
    );
    for (const name of ['email', 'email_verified', 'sub', 'custom:client']) {
      assert.equal((await refusalOf(updateAttribute(user, name, 'x'))).code, 'NotAuthorizedException', name);
    }
  });

  it('verifies an address with a mailed code', async () => {
    const subject = await createUser('prove@demo.example');
    await adminCall(server, 'AdminUpdateUserAttributes', {
      Username: subject,
      UserAttributes: [{ Name: 'email_verified', Value: 'false' }],
    });
    const { user } = await signIn('prove@demo.example');
    await new Promise((resolve, reject) =>
      user.getAttributeVerificationCode('email', { onSuccess: resolve, onFailure: reject }),
    );
    const code = await server.takeSecret('prove@demo.example');
    const verify = (typed: string) =>
      new Promise((onSuccess, onFailure) => user.verifyAttribute('email', typed, { onSuccess, onFailure }));
    assert.equal((await refusalOf(verify(wrongCode(code)))).code, 'CodeMismatchException');
    await verify(code);
    const { session } = await signIn('prove@demo.example');
    assert.equal(session.getIdToken().decodePayload().email_verified, true);
  });

  it('writes an audit log without unknown names, passwords or codes', async () => {
    const subject = await createUser('record@demo.example');
    await signIn('record@demo.example');
    await refusalOf(browser.signIn('record@demo.example', 'Wrong horse 7'));
    await refusalOf(browser.signIn('My secret typed as a name 1', 'Wrong horse 7'));
    const rows = await server.db.selectFrom('identity_audit').selectAll().orderBy('id').execute();
    const own = rows
      .filter((row) => row.subject === subject)
      .map(({ action, outcome }) => `${action} ${outcome}`);
    assert.deepEqual(own, ['adminCreateUser done', 'adminSetPassword done', 'signIn done', 'signIn refused']);
    const last = rows.at(-1);
    assert.equal(last?.subject, null);
    assert.equal(last?.address, '127.0.0.1');
    assert.doesNotMatch(JSON.stringify(rows), /secret typed|horse|staple/i);
    assert.doesNotMatch(server.logged.join('\n'), /horse|staple|code is/i);
  });
});

function updateAttribute(user: CognitoUser, Name: string, Value: string): Promise<unknown> {
  return new Promise((resolve, reject) =>
    user.updateAttributes([{ Name, Value }], (error, result) => (error ? reject(error) : resolve(result))),
  );
}

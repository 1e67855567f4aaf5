import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { CHALLENGE_LIFETIME } from './challenges.ts';
import { TEMPORARY_PASSWORD_LIFETIME } from './administration.ts';
import type { AccountRef } from './context.ts';
import { SIGNING_KEY_LIFETIME } from './keys.ts';
import { startIdentityServer } from './testing/identity-server.ts';
import type { IdentityServer } from './testing/identity-server.ts';
import { call, createLibraryClient, refreshOnce, refusalOf } from './testing/library-client.ts';
import type { LibraryClient } from './testing/library-client.ts';

const PASSWORD = 'Correct horse 7';

describe('sign-in with the browser library', () => {
  let server: IdentityServer;
  let browser: LibraryClient;
  const chosen: AccountRef[] = [];
  let listenerFails = false;

  before(async () => {
    server = await startIdentityServer();
    browser = createLibraryClient(server);
    server.identity.onPasswordChosen(async (person) => {
      if (listenerFails) throw new Error('The rest of the suite cannot follow');
      chosen.push(person);
    });
  });
  after(() => server.close());

  const createUser = async (email: string, password = PASSWORD) =>
    (await server.identity.admin.createUser({ email, name: 'Ann', permanentPassword: password })).subject;
  const signIn = async (email: string, password = PASSWORD) => {
    const result = await browser.signIn(email, password);
    assert(result.kind === 'signedIn');
    return result;
  };

  it('AUTH-001 API-037 signs in through a handshake that never carries the password', async () => {
    const subject = await createUser('ann@demo.example');
    const { session } = await signIn('Ann@Demo.Example ');
    const claims = session.getIdToken().decodePayload();
    assert.equal(claims.sub, subject);
    assert.equal(claims.email, 'ann@demo.example');
    assert.equal(claims.aud, server.identity.clientId);
    assert.equal(claims.token_use, 'id');
    const verified = await server.identity.verifyToken(session.getIdToken().getJwtToken());
    assert.equal(verified?.subject, subject);
    assert.equal(verified?.issuer, server.identity.issuer);
    assert.equal(verified?.email, 'ann@demo.example');
  });

  it('AUTH-001 agrees with the library on every salt and on passwords in any script', async () => {
    for (const password of [
      'Pässwörter 99',
      'пароль2026',
      '密码一二三四五六7',
      ' leading and trailing 1 ',
      '🔑🔑🔑🔑abc1',
    ]) {
      const email = `salt${Math.random()}@demo.example`;
      await createUser(email, password);
      await signIn(email, password);
    }
  });

  it('AUTH-001 refuses a wrong password and an unknown name with the same message', async () => {
    await createUser('known@demo.example');
    const wrong = await refusalOf(browser.signIn('known@demo.example', 'Wrong horse 7'));
    const unknown = await refusalOf(browser.signIn('unknown@demo.example', 'Wrong horse 7'));
    assert.deepEqual(wrong, { code: 'NotAuthorizedException', message: 'Incorrect username or password.' });
    assert.deepEqual(unknown, wrong);
  });

  it('AUTH-001 starts the handshake of an unknown name like that of a known user', async () => {
    await createUser('shape@demo.example');
    const start = async (email: string) => {
      const { body } = await call(server.endpoint, 'InitiateAuth', {
        ClientId: server.identity.clientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: email, SRP_A: '2'.repeat(768) },
      });
      return body.ChallengeParameters as Record<string, string>;
    };
    const [known, decoy, again] = [
      await start('shape@demo.example'),
      await start('nobody@x.example'),
      await start('nobody@x.example'),
    ];
    assert.deepEqual(Object.keys(decoy), Object.keys(known));
    for (const { USER_ID_FOR_SRP: subject } of [known, decoy]) {
      assert.match(String(subject), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    assert.equal(again.USER_ID_FOR_SRP, decoy.USER_ID_FOR_SRP, 'the same name keeps its subject');
    assert.equal(again.SALT, decoy.SALT, 'the same name keeps its salt');
    assert.notEqual(again.SRP_B, decoy.SRP_B);
    const real = await start(String(known.USER_ID_FOR_SRP));
    assert.notEqual(
      real.USER_ID_FOR_SRP,
      known.USER_ID_FOR_SRP,
      'a subject is no name, so it cannot be probed',
    );
  });

  it('AUTH-001 locks a name after five wrong passwords, known or not, and unlocks it later', async () => {
    await createUser('locked@demo.example');
    for (const email of ['locked@demo.example', 'never-existed@demo.example']) {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        assert.equal(
          (await refusalOf(browser.signIn(email, 'Wrong horse 7'))).message,
          'Incorrect username or password.',
        );
      }
      assert.deepEqual(await refusalOf(browser.signIn(email, PASSWORD)), {
        code: 'NotAuthorizedException',
        message: 'Password attempts exceeded',
      });
    }
    server.clock.advance(1_001);
    assert.equal(
      (await refusalOf(browser.signIn('locked@demo.example', 'Wrong horse 7'))).message,
      'Incorrect username or password.',
    );
    server.clock.advance(1_001);
    assert.equal(
      (await refusalOf(browser.signIn('locked@demo.example', PASSWORD))).message,
      'Password attempts exceeded',
    );
    server.clock.advance(1_000);
    await signIn('locked@demo.example');
    await refusalOf(browser.signIn('locked@demo.example', 'Wrong horse 7'));
    await signIn('locked@demo.example');
  });

  it('AUTH-001 counts guesses that were prepared before the lock', async () => {
    await createUser('parallel@demo.example');
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => refusalOf(browser.signIn('parallel@demo.example', 'Wrong horse 7'))),
    );
    const checked = outcomes.filter(({ message }) => message === 'Incorrect username or password.');
    assert.equal(checked.length, 5);
    server.clock.advance(60_000);
  });

  it('AUTH-001 accepts the response to a handshake once, and only in time', async () => {
    await createUser('once@demo.example');
    const responses: object[] = [];
    const client = createLibraryClient(server);
    const send = Reflect.get(client.pool, 'client') as {
      request: (operation: string, ...rest: unknown[]) => void;
    };
    const original = send.request.bind(send);
    send.request = (operation, parameters, callback) => {
      if (operation === 'RespondToAuthChallenge') responses.push(parameters as object);
      original(operation, parameters, callback);
    };
    await client.signIn('once@demo.example', PASSWORD);
    const replay = await call(server.endpoint, 'RespondToAuthChallenge', responses[0] ?? {});
    assert.equal(replay.body.__type, 'NotAuthorizedException');

    send.request = (operation, parameters, callback) => {
      if (operation === 'RespondToAuthChallenge') server.clock.advance(CHALLENGE_LIFETIME);
      original(operation, parameters, callback);
    };
    assert.equal(
      (await refusalOf(client.signIn('once@demo.example', PASSWORD))).code,
      'NotAuthorizedException',
    );
  });

  it('AUTH-001 refuses public values that make the key predictable', async () => {
    for (const SRP_A of ['0', '1', '', 'xyz', 'f'.repeat(800)]) {
      const response = await call(server.endpoint, 'InitiateAuth', {
        ClientId: server.identity.clientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: 'ann@demo.example', SRP_A },
      });
      assert.equal(response.body.__type, 'InvalidParameterException');
    }
  });

  it('AUTH-007 API-041 requires a new password after a temporary one, and then completes the sign-in', async () => {
    const { subject } = await server.identity.admin.createUser({ email: 'new@demo.example', name: 'New' });
    const temporary = await server.takeSecret('new@demo.example');
    const first = await browser.signIn('new@demo.example', temporary);
    assert(first.kind === 'newPasswordRequired');
    assert.equal(first.attributes.email, 'new@demo.example');
    const session = await browser.completeNewPassword(first.user, PASSWORD, { name: 'Newer' });
    assert.equal(session.getIdToken().decodePayload().name, 'Newer');
    assert.deepEqual(chosen.at(-1), { subject, email: 'new@demo.example', how: 'chosen' });
    await signIn('new@demo.example');
    assert.equal(
      (await refusalOf(browser.signIn('new@demo.example', temporary))).code,
      'NotAuthorizedException',
    );
  });

  it('AUTH-008 refuses the e-mail attribute together with a new password, like a real pool', async () => {
    await server.identity.admin.createUser({ email: 'mail@demo.example', name: '' });
    const first = await browser.signIn('mail@demo.example', await server.takeSecret('mail@demo.example'));
    const refused = await refusalOf(
      browser.completeNewPassword(first.user, PASSWORD, { email: 'mail@demo.example' }),
    );
    assert.equal(refused.message, 'Cannot modify an already provided email');
    await browser.completeNewPassword(first.user, PASSWORD);
  });

  it('AUTH-024 AUTH-025 applies the password rule to a forced change and allows another attempt', async () => {
    await server.identity.admin.createUser({ email: 'rule@demo.example', name: '' });
    const temporary = await server.takeSecret('rule@demo.example');
    const first = await browser.signIn('rule@demo.example', temporary);
    for (const bad of ['short 1', 'only letters', '12345678', `a1${'x'.repeat(255)}`, temporary]) {
      assert.equal(
        (await refusalOf(browser.completeNewPassword(first.user, bad))).code,
        'InvalidPasswordException',
        bad,
      );
    }
    await browser.completeNewPassword(first.user, 'abcdefg1');
  });

  it('AUTH-007 stores no password if the rest of the suite could not be updated', async () => {
    await server.identity.admin.createUser({ email: 'atomic@demo.example', name: '' });
    const temporary = await server.takeSecret('atomic@demo.example');
    const first = await browser.signIn('atomic@demo.example', temporary);
    listenerFails = true;
    assert.equal(
      (await refusalOf(browser.completeNewPassword(first.user, PASSWORD))).code,
      'InternalErrorException',
    );
    listenerFails = false;
    assert.equal((await browser.signIn('atomic@demo.example', temporary)).kind, 'newPasswordRequired');
    assert(!server.logged.join().includes(PASSWORD));
  });

  it('AUTH-007 refuses an invented session for a new password', async () => {
    const { subject } = await server.identity.admin.createUser({ email: 'forged@demo.example', name: '' });
    for (const Session of ['made-up', '']) {
      const response = await call(server.endpoint, 'RespondToAuthChallenge', {
        ClientId: server.identity.clientId,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session,
        ChallengeResponses: { USERNAME: subject, NEW_PASSWORD: PASSWORD },
      });
      assert.equal(response.body.__type, 'NotAuthorizedException');
    }
  });

  it('AUTH-007 refuses a temporary password after seven days', async () => {
    await server.identity.admin.createUser({ email: 'late@demo.example', name: '' });
    const temporary = await server.takeSecret('late@demo.example');
    server.clock.advance(TEMPORARY_PASSWORD_LIFETIME);
    const refused = await refusalOf(browser.signIn('late@demo.example', temporary));
    assert.match(refused.message, /Temporary password has expired/);
  });

  it('API-038 AUTH-016 refreshes a session until it ends', async () => {
    await createUser('fresh@demo.example');
    const { user, session } = await signIn('fresh@demo.example');
    const renewed = await browser.refresh(user, session.getRefreshToken());
    const [before, now] = [session, renewed].map((one) => decodeJwt(one.getAccessToken().getJwtToken()));
    assert.equal(now?.origin_jti, before?.origin_jti);
    assert.notEqual(now?.jti, before?.jti);
    server.clock.advance(24 * 60 * 60_000);
    const response = await refreshOnce(server, session);
    assert.equal(response.body.__type, 'NotAuthorizedException');
  });

  it('AUTH-001 completes in one process a sign-in that began in another, and accepts its tokens after a key rotation', async () => {
    await createUser('two@demo.example');
    const second = await startIdentityServer({}, { beside: server });
    let completing = second;
    const client = createLibraryClient(server);
    const wire = Reflect.get(client.pool, 'client') as {
      endpoint: string;
      request: (operation: string, ...rest: unknown[]) => void;
    };
    const original = wire.request.bind(wire);
    wire.request = (operation, ...rest) => {
      wire.endpoint = operation === 'InitiateAuth' ? server.endpoint : completing.endpoint;
      original(operation, ...rest);
    };
    server.clock.advance(SIGNING_KEY_LIFETIME + 1);
    const before = await client.signIn('two@demo.example', PASSWORD);
    // A service that starts replaces a key that is too old.
    const third = await startIdentityServer({}, { beside: server });
    completing = third;
    const after = await client.signIn('two@demo.example', PASSWORD);
    assert(before.kind === 'signedIn' && after.kind === 'signedIn');
    const keyOf = ({ session }: typeof before) =>
      decodeProtectedHeader(session.getIdToken().getJwtToken()).kid;
    assert.notEqual(keyOf(before), keyOf(after));
    for (const { session } of [before, after]) {
      for (const { identity } of [server, second, third]) {
        assert.notEqual(await identity.verifyToken(session.getIdToken().getJwtToken()), null);
      }
    }
    await third.close();
    await second.close();
  });

  it('AUTH-003 refuses a password in the request, because it offers the handshake only', async () => {
    const refused = await refusalOf(browser.signIn('ann@demo.example', PASSWORD, 'USER_PASSWORD_AUTH'));
    assert.equal(refused.code, 'InvalidParameterException');
  });
});

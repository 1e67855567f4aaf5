import type { SessionPort } from './session-port.ts';
import { createSession, type SessionOptions } from './session.ts';
import {
  aToken,
  installRecordedPool,
  newPasswordRequired,
  passwordVerifier,
  someTokens,
  type RecordedPool,
} from './testing/recorded-pool.ts';
import { createTabLocks } from './testing/tab-locks.ts';

const ADDRESS = { userPoolId: 'local_Assay', clientId: 'browser', endpoint: '/identity' };
const PREFIX = 'CognitoIdentityServiceProvider.browser.';
const CREDENTIALS = { email: 'ann@demo.example', password: 'Correct horse 7' };

describe('the identity adapter', () => {
  const networkFetch = globalThis.fetch;
  let pool: RecordedPool;
  let now: number;

  const open = (options: SessionOptions = {}): SessionPort =>
    createSession({ identity: ADDRESS, sso: null }, { now: () => now, ...options });
  const signInWith = async (session: SessionPort, answer: object = someTokens({ at: now })) => {
    pool.on('InitiateAuth', passwordVerifier);
    pool.on('RespondToAuthChallenge', answer);
    return session.signIn(CREDENTIALS);
  };
  /** A session that the storage keeps from an earlier visit. */
  const store = (tokens = someTokens({ at: now }).AuthenticationResult) => {
    localStorage.setItem(`${PREFIX}LastAuthUser`, 'subject-1');
    localStorage.setItem(`${PREFIX}subject-1.idToken`, tokens.IdToken);
    localStorage.setItem(`${PREFIX}subject-1.accessToken`, tokens.AccessToken);
    localStorage.setItem(`${PREFIX}subject-1.refreshToken`, 'refresh-1');
    localStorage.setItem(`${PREFIX}subject-1.clockDrift`, '0');
  };
  const sessionKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

  beforeEach(() => {
    localStorage.clear();
    now = Date.now();
    pool = installRecordedPool();
  });
  afterEach(() => {
    globalThis.fetch = networkFetch;
  });

  describe('signing in', () => {
    it('AUTH-001 AUTH-004 signs in by a handshake and keeps e-mail, tokens and user pool', async () => {
      const session = open();
      expect(await signInWith(session)).toEqual({ kind: 'signedIn', user: { email: 'ann@demo.example' } });
      const { email, tokens, userPool } = session.state.getState();
      expect({ email, userPool }).toEqual({ email: 'ann@demo.example', userPool: 'local_Assay' });
      expect(tokens?.refresh).toBe('refresh-1');
      expect(await session.getToken({ renew: false })).toBe(tokens?.id);
      expect(JSON.stringify(pool.requests)).not.toContain(CREDENTIALS.password);
      expect(pool.requests[0]?.body.AuthFlow).toBe('USER_SRP_AUTH');
    });

    it('AUTH-003 remembers that the user signed in with a password', async () => {
      localStorage.setItem('assay.identityProvider', 'sso');
      await signInWith(open());
      expect(localStorage.getItem('assay.identityProvider')).toBe('native');
    });

    it.each(['NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException'])(
      'AUTH-001 distinguishes refused credentials (%s) from a failure',
      async (refused) => {
        await expect(signInWith(open(), { refused })).rejects.toMatchObject({ code: 'CREDENTIALS_REFUSED' });
      },
    );

    it('AUTH-001 calls everything else a failure of the service', async () => {
      const session = open();
      await expect(signInWith(session, { refused: 'InternalErrorException' })).rejects.toMatchObject({
        code: 'SERVICE_FAILED',
      });
      pool.on('InitiateAuth', 'offline');
      await expect(session.signIn(CREDENTIALS)).rejects.toMatchObject({ code: 'SERVICE_FAILED' });
      expect(session.state.getState().tokens).toBeNull();
    });

    it('removes the session of the user before', async () => {
      localStorage.setItem(`${PREFIX}former.idToken`, 'x');
      await signInWith(open());
      expect(sessionKeys().some((key) => key.includes('former'))).toBe(false);
      expect(sessionKeys()).toHaveLength(5);
    });
  });

  describe('a forced change', () => {
    it('AUTH-007 AUTH-008 completes the challenge with a new password and without the e-mail', async () => {
      const session = open();
      const outcome = await signInWith(session, newPasswordRequired);
      expect(outcome).toEqual({
        kind: 'newPasswordRequired',
        userAttributes: { email: 'ann@demo.example', email_verified: 'true', name: 'Ann' },
      });
      expect(sessionKeys()).toEqual([]);
      pool.on('RespondToAuthChallenge', someTokens({ at: now }));
      const userAttributes = outcome.kind === 'newPasswordRequired' ? outcome.userAttributes : {};
      await session.completeNewPassword({ newPassword: 'Battery staple 8', userAttributes });
      expect(pool.requests.at(-1)?.body).toMatchObject({
        Session: 'challenge-session',
        ChallengeResponses: {
          NEW_PASSWORD: 'Battery staple 8',
          USERNAME: 'subject-1',
          'userAttributes.name': 'Ann',
        },
      });
      expect(Object.keys(pool.requests.at(-1)?.body.ChallengeResponses ?? {})).toHaveLength(3);
      expect(session.state.getState().email).toBe('ann@demo.example');
    });

    it('AUTH-007 can be tried again after a refused password', async () => {
      const session = open();
      await signInWith(session, newPasswordRequired);
      pool.on('RespondToAuthChallenge', { refused: 'InvalidPasswordException' });
      const answer = { newPassword: 'x', userAttributes: {} };
      await expect(session.completeNewPassword(answer)).rejects.toMatchObject({ code: 'SERVICE_FAILED' });
      pool.on('RespondToAuthChallenge', someTokens({ at: now }));
      await expect(session.completeNewPassword(answer)).resolves.toEqual({ email: 'ann@demo.example' });
    });

    it('AUTH-015 has lost its challenge after a reload', async () => {
      await signInWith(open(), newPasswordRequired);
      const reloaded = open();
      const answer = { newPassword: 'Battery staple 8', userAttributes: {} };
      await expect(reloaded.completeNewPassword(answer)).rejects.toMatchObject({ code: 'CHALLENGE_LOST' });
    });
  });

  describe('passwords', () => {
    it('AUTH-018 asks for a code, then confirms with code and new password', async () => {
      const session = open();
      pool.on('ForgotPassword', { CodeDeliveryDetails: {} });
      pool.on('ConfirmForgotPassword', {});
      await session.requestPasswordReset('ann@demo.example');
      await session.confirmPasswordReset({
        email: 'ann@demo.example',
        code: '123456',
        newPassword: 'Battery staple 8',
      });
      expect(pool.requests.map(({ body }) => body)).toMatchObject([
        { Username: 'ann@demo.example' },
        { Username: 'ann@demo.example', ConfirmationCode: '123456', Password: 'Battery staple 8' },
      ]);
    });

    it('AUTH-021 rejects a failed reset request with the e-mail', async () => {
      pool.on('ForgotPassword', { refused: 'LimitExceededException' });
      await expect(open().requestPasswordReset('ann@demo.example')).rejects.toBe('ann@demo.example');
      pool.on('ForgotPassword', 'offline');
      await expect(open().requestPasswordReset('ann@demo.example')).rejects.toBe('ann@demo.example');
    });

    it('AUTH-018 API-042 passes on what the provider says about a refused code or password', async () => {
      store();
      const session = open();
      pool.on('ConfirmForgotPassword', { refused: 'CodeMismatchException', message: 'Wrong code' });
      const reset = { email: 'ann@demo.example', code: '1', newPassword: 'Battery staple 8' };
      await expect(session.confirmPasswordReset(reset)).rejects.toMatchObject({ message: 'Wrong code' });
      pool.on('ChangePassword', {
        refused: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
      const change = { current: 'wrong', proposed: 'Battery staple 8' };
      await expect(session.changePassword(change)).rejects.toMatchObject({
        code: 'CREDENTIALS_REFUSED',
        message: 'Incorrect username or password.',
      });
    });

    it('API-042 changes the password of the signed-in user', async () => {
      store();
      const session = open();
      pool.on('ChangePassword', {});
      await session.changePassword({ current: 'Correct horse 7', proposed: 'Battery staple 8' });
      expect(pool.requests.at(-1)?.body).toMatchObject({
        PreviousPassword: 'Correct horse 7',
        ProposedPassword: 'Battery staple 8',
        AccessToken: session.state.getState().tokens?.access,
      });
    });
  });

  describe('a stored session', () => {
    it('AUTH-016 is nobody, silently, where nothing or nothing readable is stored', async () => {
      expect(await open().restore()).toBeNull();
      expect(await open().getToken({ renew: true })).toBeNull();
      store({ ...someTokens().AuthenticationResult, IdToken: 'damaged' });
      expect(await open().restore()).toBeNull();
    });

    it('AUTH-004 is restored without asking anybody while its tokens are good', async () => {
      store();
      const session = open();
      expect(await session.restore()).toEqual({ email: 'ann@demo.example' });
      expect(session.state.getState().tokens?.refresh).toBe('refresh-1');
      expect(pool.requests).toEqual([]);
    });

    it('API-038 is renewed shortly before its tokens expire, once for all who ask', async () => {
      store();
      now += 3600_000 - 59_000;
      const renewed = someTokens({ at: now, mark: '2', refresh: '' });
      pool.on('InitiateAuth', renewed);
      const session = open();
      const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => session.getToken({ renew: false })));
      expect(new Set(tokens)).toEqual(new Set([renewed.AuthenticationResult.IdToken]));
      expect(pool.operations()).toEqual(['InitiateAuth']);
      expect(pool.requests[0]?.body).toMatchObject({
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: 'refresh-1' },
      });
      expect(session.state.getState().tokens).toMatchObject({ id: tokens[0], refresh: 'refresh-1' });
    });

    it('API-038 is renewed when the API refused its token, once for calls that were refused together', async () => {
      store();
      pool.on('InitiateAuth', () => someTokens({ at: now, mark: String(pool.requests.length), refresh: '' }));
      const session = open();
      const first = await session.getToken({ renew: true });
      expect(await session.getToken({ renew: true })).toBe(first);
      now += 5000;
      expect(await session.getToken({ renew: true })).not.toBe(first);
      expect(pool.requests).toHaveLength(2);
    });

    it('AUTH-016 ends at once when its renewal is refused, and is not asked for again', async () => {
      store();
      now += 3600_000;
      pool.on('InitiateAuth', { refused: 'NotAuthorizedException', message: 'User is disabled.' });
      const session = open();
      await expect(session.restore()).rejects.toMatchObject({ code: 'SESSION_INVALID' });
      expect(pool.requests).toHaveLength(1);
      expect(sessionKeys()).toEqual([]);
      expect(session.state.getState()).toMatchObject({ email: null, tokens: null });
      expect(await session.restore()).toBeNull();
    });

    it('AUTH-016 survives a network that is down for a moment, and one that stays down', async () => {
      store();
      now += 3600_000;
      let isDown = true;
      pool.on('InitiateAuth', () => {
        if (pool.requests.length === 2) isDown = false;
        return isDown ? 'offline' : someTokens({ at: now, mark: '2', refresh: '' });
      });
      expect(await open().getToken({ renew: false })).not.toBeNull();
      expect(pool.requests).toHaveLength(2);
      pool.on('InitiateAuth', 'offline');
      now += 3600_000;
      await expect(open().getToken({ renew: false })).rejects.toMatchObject({ code: 'SERVICE_FAILED' });
      expect(sessionKeys()).toHaveLength(5);
    });

    it('API-038 waits for a tab that renews, and takes its tokens', async () => {
      store();
      now += 3600_000;
      const other = someTokens({ at: now, mark: 'other' }).AuthenticationResult;
      const locks = createTabLocks();
      const renewed = locks.request('assay.session.refresh', () =>
        Promise.resolve().then(() => store(other)),
      );
      expect(await open({ locks }).getToken({ renew: false })).toBe(other.IdToken);
      expect(pool.requests).toEqual([]);
      await renewed;
    });

    it('API-038 takes what another tab renewed, even if the storage shows it late', async () => {
      store(someTokens({ at: now - 3600_000 }).AuthenticationResult);
      const late = someTokens({ at: now, mark: '2', refresh: '' });
      const former = Object.entries(localStorage);
      const locks = createTabLocks();
      pool.on('InitiateAuth', late);
      expect(await open({ locks }).getToken({ renew: false })).toBe(late.AuthenticationResult.IdToken);
      const stored = Object.entries(localStorage);
      for (const [key, value] of former) localStorage.setItem(key, value);
      const next = open({ locks }).getToken({ renew: false });
      setTimeout(() => stored.forEach(([key, value]) => localStorage.setItem(key, value)), 100);
      expect(await next).toBe(late.AuthenticationResult.IdToken);
      expect(pool.requests).toHaveLength(1);
    });

    it('API-038 takes what another tab renewed, even if its tokens are to be seen before their time', async () => {
      const locks = createTabLocks();
      const drift = `${PREFIX}subject-1.clockDrift`;
      store();
      localStorage.setItem(drift, '-7200');
      const renewed = someTokens({ at: now, mark: '2', refresh: '' });
      pool.on('InitiateAuth', renewed);
      expect(await open({ locks }).getToken({ renew: false })).toBe(renewed.AuthenticationResult.IdToken);
      const [seenEarly, seenLate] = ['-7200', localStorage.getItem(drift) ?? '0'];
      localStorage.setItem(drift, seenEarly);
      const next = open({ locks }).getToken({ renew: false });
      setTimeout(() => localStorage.setItem(drift, seenLate), 100);
      expect(await next).toBe(renewed.AuthenticationResult.IdToken);
      expect(pool.requests).toHaveLength(1);
    });

    it('tolerates a clock that is wrong', async () => {
      const fast = now + 7200_000;
      store();
      localStorage.setItem(`${PREFIX}subject-1.clockDrift`, '7200');
      expect(await open({ now: () => fast }).restore()).toEqual({ email: 'ann@demo.example' });
      expect(pool.requests).toEqual([]);
    });
  });

  describe('signing out', () => {
    it('AUTH-004 forgets the tokens at once and revokes the refresh token', async () => {
      store();
      const session = open();
      await session.restore();
      pool.on('RevokeToken', {});
      const done = session.signOut();
      expect(sessionKeys()).toEqual([]);
      await done;
      expect(pool.requests).toEqual([
        { operation: 'RevokeToken', body: { Token: 'refresh-1', ClientId: 'browser' } },
      ]);
      expect(session.state.getState().tokens).toBeNull();
    });

    it('AUTH-004 succeeds even if the pool cannot be reached', async () => {
      store();
      const session = open();
      pool.on('RevokeToken', 'offline');
      await session.signOut();
      expect(sessionKeys()).toEqual([]);
      await session.signOut();
      expect(pool.requests).toHaveLength(1);
    });

    it('AUTH-016 is not undone by a renewal that was under way', async () => {
      store();
      pool.on('RevokeToken', {});
      let answer: (tokens: object) => void = () => {};
      const asked = new Promise<void>((resolve) =>
        pool.on('InitiateAuth', () => {
          resolve();
          return new Promise<object>((resolve) => (answer = resolve));
        }),
      );
      const session = open();
      const renewal = session.getToken({ renew: true });
      await asked;
      const done = session.signOut();
      answer(someTokens({ at: now, mark: 'late', refresh: '' }));
      await expect(renewal).rejects.toMatchObject({ code: 'SESSION_INVALID' });
      await done;
      expect(sessionKeys()).toEqual([]);
      expect(session.state.getState().tokens).toBeNull();
    });
  });

  describe('other tabs', () => {
    const fromOtherTab = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: `${PREFIX}${key}`, newValue }));

    it('AUTH-004 follows a sign-in and a sign-out in another tab', () => {
      const session = open();
      const heard: (string | null)[] = [];
      const stop = session.state.subscribe(({ email }, before) => {
        if (email !== before.email) heard.push(email);
      });
      store();
      fromOtherTab('LastAuthUser', 'subject-1');
      localStorage.removeItem(`${PREFIX}LastAuthUser`);
      fromOtherTab('LastAuthUser', null);
      stop();
      store();
      fromOtherTab('LastAuthUser', 'subject-1');
      expect(heard).toEqual(['ann@demo.example', null]);
    });

    it('takes the tokens that another tab renewed', () => {
      store();
      const session = open();
      const renewed = {
        ...someTokens().AuthenticationResult,
        IdToken: aToken({ email: 'ann@demo.example', exp: now / 1000 + 60 }),
      };
      store(renewed);
      fromOtherTab('subject-1.idToken', renewed.IdToken);
      expect(session.state.getState().tokens?.id).toBe(renewed.IdToken);
    });
  });
});

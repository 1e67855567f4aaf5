import type { SessionPort } from './session-port.ts';
import { createSession } from './session.ts';
import { createRecordedProvider, type RecordedProvider } from './testing/recorded-provider.ts';

const POOL = { userPoolId: 'local_Assay', clientId: 'browser', endpoint: '/identity' };
const ISSUER = 'http://localhost:8191/sso';
const KEY = 'assay.sso.session';

describe('single sign-on in the browser', () => {
  const networkFetch = globalThis.fetch;
  let provider: RecordedProvider;
  let now: number;
  let left: URL[];

  const open = (more = {}): SessionPort =>
    createSession(
      { identity: POOL, sso: { issuer: ISSUER, clientId: 'suite', logoutStyle: 'oidc', ...more } },
      { now: () => now, leave: (address) => void left.push(new URL(address)) },
    );
  /** Goes to the provider and comes back with what it answers. */
  const goAndReturn = async (session: SessionPort, changes: Record<string, string> = {}) => {
    await session.startSingleSignOn();
    const asked = left.at(-1)?.searchParams;
    provider.expectNonce(asked?.get('nonce') ?? '');
    const answer = new URL('http://localhost/login-idp');
    const query = { code: 'code-1', state: asked?.get('state') ?? '', iss: ISSUER, ...changes };
    for (const [name, value] of Object.entries(query)) answer.searchParams.set(name, value);
    return { answer, user: session.finishSingleSignOn(answer) };
  };
  const signedIn = async (more = {}) => {
    const session = open(more);
    await (
      await goAndReturn(session)
    ).user;
    return session;
  };

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    now = Date.now();
    left = [];
    provider = createRecordedProvider(ISSUER, () => now);
    globalThis.fetch = provider.fetch;
  });
  afterEach(() => {
    globalThis.fetch = networkFetch;
  });

  it('AUTH-034 AMB-014 redirects to the provider with PKCE, state and nonce', async () => {
    await open().startSingleSignOn();
    const [target] = left;
    expect(`${target?.origin}${target?.pathname}`).toBe(`${ISSUER}/auth`);
    expect(Object.fromEntries(target?.searchParams ?? [])).toEqual({
      client_id: 'suite',
      response_type: 'code',
      redirect_uri: 'http://localhost/login-idp',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
    });
    expect(localStorage.getItem('assay.identityProvider')).toBe('sso');
  });

  it('AUTH-035 API-036 AUTH-004 exchanges the code by a form post and stores the session', async () => {
    const session = open();
    const { user } = await goAndReturn(session);
    expect(await user).toEqual({ email: 'ann@firm.example' });
    const [request] = provider.requests;
    expect(Object.keys(request ?? {}).toSorted()).toEqual([
      'client_id',
      'code',
      'code_verifier',
      'grant_type',
      'redirect_uri',
    ]);
    expect(request).toMatchObject({ grant_type: 'authorization_code', code: 'code-1' });
    expect(await session.getToken({ renew: false })).toBe(session.state.getState().tokens?.id);
    expect(await open().restore()).toEqual({ email: 'ann@firm.example' });
  });

  it('AMB-014 refuses a forged state and still accepts the true response', async () => {
    const session = open();
    const { user: forged } = await goAndReturn(session, { state: 'forged' });
    await expect(forged).rejects.toMatchObject({ code: 'SERVICE_FAILED' });
    expect(provider.requests).toEqual([]);
    const truth = new URL('http://localhost/login-idp');
    truth.search = new URLSearchParams({
      code: 'code-1',
      iss: ISSUER,
      state: left[0]?.searchParams.get('state') ?? '',
    }).toString();
    await expect(session.finishSingleSignOn(truth)).resolves.toEqual({ email: 'ann@firm.example' });
  });

  it('AMB-014 accepts a response once, and only for ten minutes', async () => {
    const session = open();
    const { answer, user } = await goAndReturn(session);
    await user;
    await expect(session.finishSingleSignOn(answer)).rejects.toMatchObject({ code: 'SERVICE_FAILED' });
    await session.startSingleSignOn();
    answer.searchParams.set('state', left.at(-1)?.searchParams.get('state') ?? '');
    now += 10 * 60_000 + 1;
    await expect(session.finishSingleSignOn(answer)).rejects.toMatchObject({ code: 'SERVICE_FAILED' });
    expect(provider.requests).toHaveLength(1);
  });

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['another issuer', { iss: 'http://localhost:8191/other' }],
    ['another application', { aud: 'another' }],
  ])('AMB-014 refuses tokens of %s', async (_, claims) => {
    provider.claims = claims;
    const { user } = await goAndReturn(open());
    await expect(user).rejects.toMatchObject({ code: 'SERVICE_FAILED' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('API-038 AMB-016 refreshes once for all callers, and stores the new refresh token', async () => {
    const session = await signedIn();
    now += 3600_000 - 30_000;
    const tokens = await Promise.all([1, 2, 3].map(() => session.getToken({ renew: false })));
    expect(new Set(tokens).size).toBe(1);
    expect(provider.requests.slice(1)).toEqual([
      { client_id: 'suite', grant_type: 'refresh_token', refresh_token: 'refresh-1' },
    ]);
    expect(session.state.getState().tokens?.refresh).toBe('refresh-2');
  });

  it('AUTH-016 AMB-016 ends where the provider refuses, and not where it is out of reach', async () => {
    const session = await signedIn();
    now += 3600_000;
    provider.refuses = 'offline';
    await expect(session.getToken({ renew: false })).rejects.toMatchObject({ code: 'SERVICE_FAILED' });
    expect(localStorage.getItem(KEY)).not.toBeNull();
    provider.refuses = 'invalid_grant';
    await expect(session.getToken({ renew: false })).rejects.toMatchObject({ code: 'SESSION_INVALID' });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(await session.restore()).toBeNull();
  });

  it.each([
    ['oidc', 'post_logout_redirect_uri'],
    ['cognito', 'logout_uri'],
  ])(
    'AMB-017 signs out at the provider in the %s style, with no token in the address',
    async (style, back) => {
      const session = await signedIn({ logoutStyle: style });
      const { tokens } = session.state.getState();
      await session.signOut({ byChoice: true });
      expect(provider.revoked).toEqual(['refresh-1']);
      expect(localStorage.getItem(KEY)).toBeNull();
      expect(left.at(-1)?.href.startsWith(`${ISSUER}/session/end?`)).toBe(true);
      expect(Object.fromEntries(left.at(-1)?.searchParams ?? [])).toEqual({
        client_id: 'suite',
        [back]: 'http://localhost/login',
      });
      expect(left.at(-1)?.href).not.toContain(tokens?.id);
    },
  );

  it('AMB-017 signs in again only when the session at the provider has ended', async () => {
    const session = await signedIn();
    let revoke: () => void = () => undefined;
    const isRevoked = new Promise<void>((resolve) => (revoke = resolve));
    globalThis.fetch = async (input, init) => {
      if (String(input).includes('revocation')) await isRevoked;
      return provider.fetch(input, init);
    };
    const done = session.signOut({ byChoice: true });
    const started = session.startSingleSignOn();
    // Turns enough for it to leave, if it did not wait.
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    revoke();
    await Promise.all([done, started]);
    expect(left.slice(1).map(({ pathname }) => pathname)).toEqual(['/sso/session/end', '/sso/auth']);
  });

  it('AUTH-016 a session that ends by itself does not sign out at the provider', async () => {
    const session = await signedIn();
    await session.signOut();
    expect(left).toHaveLength(1);
  });

  it('follows a sign-in or sign-out in another tab', async () => {
    const session = await signedIn();
    localStorage.removeItem(KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    expect(session.state.getState().email).toBeNull();
  });

  it('AUTH-003 AMB-012 the setting decides by which method a session is restored', async () => {
    await signedIn();
    localStorage.setItem('assay.identityProvider', 'native');
    expect(await open().restore()).toBeNull();
  });

  it('asks the provider for its addresses only where the server could not', async () => {
    const stated = { authorizationEndpoint: `${ISSUER}/other`, tokenEndpoint: `${ISSUER}/token` };
    await open(stated).startSingleSignOn();
    expect(left[0]?.pathname).toBe('/sso/other');
    expect(provider.discoveries).toBe(0);
  });
});

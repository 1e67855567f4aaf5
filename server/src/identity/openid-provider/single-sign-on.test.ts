import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { startIdentityServer, type IdentityServer } from '../testing/identity-server.ts';
import { createAttempt, createBrowser, type Browser } from '../testing/browser.ts';

const REDIRECT_URI = 'http://localhost:8080/login-idp';
const ANN = { email: 'ann@demo.example', name: 'Ann Analyst', permanentPassword: 'Correct horse 7' };
const CREDENTIALS = { email: ANN.email, password: ANN.permanentPassword };

describe('embedded OpenID provider', () => {
  let server: IdentityServer;
  let browser: Browser;
  let origin: string;
  let subject: string;
  before(async () => {
    server = await startIdentityServer({ isProviderOffered: true });
    origin = new URL(server.endpoint).origin;
    ({ subject } = await server.identity.admin.createUser(ANN));
  });
  beforeEach(() => {
    browser = createBrowser(origin);
  });
  after(() => server.close());

  const toForm = async (attempt = createAttempt()) => {
    const { location } = await browser.open(attempt.address);
    return { attempt, form: new URL(location, origin).pathname };
  };
  const signIn = async (credentials = CREDENTIALS) => {
    const { attempt, form } = await toForm();
    const landed = await browser.follow(await browser.submit(form, credentials));
    const response = new URL(landed.location || origin, origin).searchParams;
    return { ...attempt, landed, code: response.get('code') ?? '', answer: response };
  };
  const ask = async (form: Record<string, string>) => {
    const body = new URLSearchParams({ client_id: 'assaysso', ...form });
    const response = await fetch(`${origin}/sso/token`, { method: 'POST', body });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const exchange = (code: string, verifier: string) =>
    ask({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI, code_verifier: verifier });
  const refresh = (token = '') => ask({ grant_type: 'refresh_token', refresh_token: token });

  it('AUTH-034 AUTH-035 API-036 issues tokens for a password, and the API accepts them for the same user', async () => {
    const { code, verifier, answer } = await signIn();
    assert.equal(answer.get('state'), 'state-1');
    assert.equal(answer.get('iss'), 'http://localhost:8080/sso');
    const { status, body } = await exchange(code, verifier);
    assert.equal(status, 200);
    assert.equal(decodeJwt(body.id_token ?? '').nonce, 'nonce-1');
    const verified = await server.identity.verifyToken(body.id_token ?? '');
    assert.deepEqual(
      { ...verified, issuedAt: null, authenticatedAt: null },
      {
        issuer: server.identity.issuer,
        subject,
        email: ANN.email,
        isEmailVerified: true,
        name: ANN.name,
        issuedAt: null,
        authenticatedAt: null,
        isSingleSignOn: true,
        newUserClientId: null,
        hostCredentialId: null,
      },
    );
    assert.equal(await server.identity.verifyToken(body.access_token ?? ''), null);
  });

  it('AUTH-035 accepts a code once and only with its verifier, and revokes its tokens when the code is replayed', async () => {
    const stolen = await signIn();
    assert.equal((await exchange(stolen.code, 'x'.repeat(43))).body.error, 'invalid_grant');
    const first = await exchange(stolen.code, stolen.verifier);
    assert.equal(first.status, 200);
    const replayed = await exchange(stolen.code, stolen.verifier);
    assert.deepEqual([replayed.status, replayed.body.error], [400, 'invalid_grant']);
    assert.equal((await refresh(first.body.refresh_token)).body.error, 'invalid_grant');
  });

  it('issues tokens to only one of two simultaneous requests with the same code', async () => {
    const { code, verifier } = await signIn();
    const responses = await Promise.all([exchange(code, verifier), exchange(code, verifier)]);
    assert.deepEqual(responses.map(({ status }) => status).toSorted(), [200, 400]);
  });

  it('refuses a request without PKCE, an unknown redirect address, and every flow except the code flow', async () => {
    const plain = await browser.open(
      createAttempt({ code_challenge: '', code_challenge_method: '' }).address,
    );
    assert.match(plain.location, /login-idp\?error=invalid_request/);
    const elsewhere = await browser.open(
      createAttempt({ redirect_uri: 'https://evil.example/login-idp' }).address,
    );
    assert.deepEqual([elsewhere.status, elsewhere.location], [400, '']);
    const implicit = await browser.open(createAttempt({ response_type: 'id_token' }).address);
    assert.match(implicit.location, /error=unsupported_response_type/);
  });

  it('exchanges a refresh token once, and revokes all tokens when it is used twice', async () => {
    const { code, verifier } = await signIn();
    const first = (await exchange(code, verifier)).body;
    const second = (await refresh(first.refresh_token)).body;
    assert.ok(second.id_token && second.refresh_token !== first.refresh_token);
    assert.equal((await refresh(first.refresh_token)).body.error, 'invalid_grant');
    assert.equal((await refresh(second.refresh_token)).body.error, 'invalid_grant');
  });

  it('AMB-082 refuses refresh, session and password of a deactivated user at once', async () => {
    const { subject: off } = await server.identity.admin.createUser({ ...ANN, email: 'off@demo.example' });
    const credentials = { ...CREDENTIALS, email: 'off@demo.example' };
    const { code, verifier } = await signIn(credentials);
    const tokens = (await exchange(code, verifier)).body;
    await server.identity.admin.disable(off);
    assert.equal((await refresh(tokens.refresh_token)).body.error, 'invalid_grant');
    const again = await browser.open(createAttempt().address);
    assert.match(again.location, /\/sso\/interaction\//);
    const refused = await browser.submit(new URL(again.location, origin).pathname, credentials);
    assert.match(refused.html, /did not authenticate/);
  });

  it('AMB-082 checks the user at every refresh, even if their sessions were not ended', async () => {
    const email = 'later@demo.example';
    const { subject: later } = await server.identity.admin.createUser({ ...ANN, email });
    const { code, verifier } = await signIn({ ...CREDENTIALS, email });
    const tokens = (await exchange(code, verifier)).body;
    await server.db
      .updateTable('identity_users')
      .set({ enabled: false })
      .where('subject', '=', later)
      .execute();
    assert.equal((await refresh(tokens.refresh_token)).body.error, 'invalid_grant');
  });

  it('responds identically to a wrong password, an unknown name and a locked name, and never repeats the password', async () => {
    const { form } = await toForm();
    const wrong = await browser.submit(form, { ...CREDENTIALS, password: 'wrong & <b>wrong</b>' });
    const unknown = await browser.submit(form, { email: 'nobody@demo.example', password: 'wrong' });
    const withoutName = ({ html }: { html: string }) => html.replace(/value="[^"]*"/, '');
    assert.equal(withoutName(wrong), withoutName(unknown));
    assert.ok(!wrong.html.includes('<b>') && !wrong.html.includes('wrong &'));
    for (let attempt = 0; attempt < 6; attempt += 1)
      await browser.submit(form, { ...CREDENTIALS, email: 'x@y.example' });
    assert.equal(
      withoutName(await browser.submit(form, { ...CREDENTIALS, email: 'x@y.example' })),
      withoutName(wrong),
    );
  });

  it('requires a user with a temporary password to choose a new one first', async () => {
    await server.identity.admin.createUser({
      email: 'new@demo.example',
      name: 'New',
      temporaryPassword: 'Temporary 77',
    });
    const { form } = await toForm();
    const page = await browser.submit(form, { email: 'new@demo.example', password: 'Temporary 77' });
    assert.match(page.html, /temporary/);
  });

  it('escapes typed text in its page, whose policy allows no scripts', async () => {
    const { form } = await toForm();
    const page = await browser.submit(form, { email: '"><script>alert(1)</script>', password: 'x' });
    assert.ok(!page.html.includes('<script>'));
    const policy = page.headers.get('content-security-policy') ?? '';
    assert.ok(policy.includes("default-src 'none'") && !policy.includes('script-src'));
    assert.equal(page.headers.get('cache-control'), 'no-store');
  });

  it('refuses a form that belongs to no sign-in, and counts no attempt', async () => {
    const stranger = createBrowser(origin);
    const { form } = await toForm();
    assert.equal((await stranger.submit(form, CREDENTIALS)).status, 400);
    assert.equal((await stranger.open(form)).status, 400);
  });

  it('AMB-017 signs out through one page that submits itself, and returns to the sign-in page', async () => {
    const { code, verifier } = await signIn();
    const { id_token: hint = '', refresh_token: token } = (await exchange(code, verifier)).body;
    const back = 'http://localhost:8080/login';
    const query = new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: back });
    const page = await browser.open(`/sso/session/end?${query.toString()}`);
    assert.match(page.headers.get('content-security-policy') ?? '', /script-src 'sha256-/);
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.html) ?? [];
    const left = await browser.submit('/sso/session/end/confirm', { xsrf, logout: 'yes' });
    assert.equal(left.location, back);
    assert.equal((await refresh(token)).body.error, 'invalid_grant');
    assert.match((await browser.open(createAttempt().address)).location, /interaction/);
  });

  it('stores nothing readable in its rows and logs no secrets', async () => {
    const { code, verifier } = await signIn();
    const tokens = (await exchange(code, verifier)).body;
    const rows = JSON.stringify(await server.db.selectFrom('identity_sso_artifacts').selectAll().execute());
    for (const secret of [code, tokens.refresh_token ?? '', ANN.email, ANN.permanentPassword]) {
      assert.ok(secret.length > 0 && !rows.includes(secret));
      assert.ok(!server.logged.join('\n').includes(secret));
    }
  });

  it('continues with a new signing key and in another process', async () => {
    const { code, verifier } = await signIn();
    // The library behind the provider has a clock of its own, so the key is made older instead of the clock later.
    const file = join(server.dataDir, 'identity', 'signing.jwks');
    const { keys } = JSON.parse(await readFile(file, 'utf8')) as { keys: object[] };
    await writeFile(file, JSON.stringify({ keys: keys.map((key) => ({ ...key, created: 0 })) }));
    // A service that starts replaces a key that is too old.
    const beside = await startIdentityServer({ isProviderOffered: true }, { beside: server });
    const body = new URLSearchParams({
      client_id: 'assaysso',
      grant_type: 'authorization_code',
      code,
      redirect_uri: REDIRECT_URI,
      code_verifier: verifier,
    });
    const response = await fetch(`${new URL(beside.endpoint).origin}/sso/token`, { method: 'POST', body });
    const { id_token: token = '' } = (await response.json()) as { id_token?: string };
    assert.ok(
      !JSON.stringify(keys).includes(decodeProtectedHeader(token).kid ?? ''),
      'signed with the new key',
    );
    assert.equal((await beside.identity.verifyToken(token))?.subject, subject);
    assert.equal((await server.identity.verifyToken(token))?.subject, subject);
    await beside.close();
  });
});

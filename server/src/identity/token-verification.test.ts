import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { SignJWT, UnsecuredJWT, exportJWK, exportSPKI, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK, JWTPayload } from 'jose';
import { createTokenVerifier } from './token-verification.ts';

const LOCAL = 'urn:assay:identity:test';
const CLIENT = 'browser';

describe('bearer token verification', () => {
  let local: { privateKey: CryptoKey; publicKey: CryptoKey };
  let foreign: { privateKey: CryptoKey; publicKey: CryptoKey };
  let provider: { issuer: string; isUp: boolean; requests: number; close: () => void };
  let now = new Date('2026-11-20T10:00:00Z');

  before(async () => {
    local = await generateKeyPair('RS256', { extractable: true });
    foreign = await generateKeyPair('RS256', { extractable: true });
    provider = await startProvider({ ...(await exportJWK(foreign.publicKey)), kid: 'foreign', alg: 'RS256' });
  });
  after(() => provider.close());

  const verifier = () =>
    createTokenVerifier({
      local: [{ issuer: LOCAL, kind: 'cognito', clientIds: [CLIENT], findKey: async () => local.publicKey }],
      trusted: [
        { issuer: provider.issuer, kind: 'oidc', clientIds: ['suite'], jwksUri: `${provider.issuer}/keys` },
      ],
      clock: () => now,
    });
  const sign = (
    claims: JWTPayload,
    { key = local.privateKey, kid = 'local', typ = 'JWT', alg = 'RS256' } = {},
  ) => {
    const issuedAt = Math.floor(now.getTime() / 1000);
    const defaults = {
      iss: LOCAL,
      sub: 'ann',
      aud: CLIENT,
      iat: issuedAt,
      exp: issuedAt + 3600,
      token_use: 'id',
    };
    return new SignJWT({ ...defaults, email: 'Ann@Demo.example', ...claims })
      .setProtectedHeader({ alg, kid, typ })
      .sign(key);
  };

  it('refuses a token with a name, an address or a subject that cannot be stored', async () => {
    for (const claim of ['sub', 'email', 'name'])
      assert.equal(await verifier()(await sign({ [claim]: 'a\0' })), null, claim);
  });

  it('returns the identity of a valid id token of the embedded pool', async () => {
    const authenticatedAt = new Date(Math.floor(now.getTime() / 1000) * 1000 - 60_000);
    const auth_time = authenticatedAt.getTime() / 1000;
    assert.deepEqual(await verifier()(await sign({ email_verified: true, auth_time })), {
      issuer: LOCAL,
      subject: 'ann',
      email: 'ann@demo.example',
      isEmailVerified: true,
      name: null,
      issuedAt: now,
      authenticatedAt,
      isSingleSignOn: false,
      newUserClientId: null,
      hostCredentialId: null,
    });
  });

  it('returns null for everything else', async () => {
    const verify = verifier();
    const seconds = Math.floor(now.getTime() / 1000);
    const secret = Buffer.from(await exportSPKI(local.publicKey));
    const hmacKey = await importJWK({ kty: 'oct', k: secret.toString('base64url') }, 'HS256');
    assert(hmacKey instanceof Uint8Array);
    const bad = {
      garbage: 'garbage',
      empty: '',
      accessToken: await sign({ token_use: 'access', aud: undefined, client_id: CLIENT }),
      accessTokenWithAudience: await sign({ token_use: 'access' }),
      otherClient: await sign({ aud: 'other' }),
      otherIssuer: await sign({ iss: 'https://evil.example' }),
      expired: await sign({ exp: seconds - 60 }),
      withoutExpiry: await sign({ exp: undefined }),
      withoutSubject: await sign({ sub: undefined }),
      forged: await sign({}, { key: foreign.privateKey }),
      unsigned: new UnsecuredJWT({ iss: LOCAL, sub: 'ann', aud: CLIENT, token_use: 'id' })
        .setExpirationTime('1h')
        .encode(),
      publicKeyAsSecret: await new SignJWT({
        iss: LOCAL,
        sub: 'ann',
        aud: CLIENT,
        token_use: 'id',
        iat: seconds,
        exp: seconds + 60,
      })
        .setProtectedHeader({ alg: 'HS256', kid: 'local' })
        .sign(hmacKey),
    };
    for (const [kind, token] of Object.entries(bad)) assert.equal(await verify(token), null, kind);
    assert.notEqual(
      await verify(await sign({ exp: seconds - 10 })),
      null,
      'half a minute of clock difference is no expiry',
    );
  });

  it('caches a token only until it expires', async () => {
    const verify = verifier();
    const token = await sign({});
    assert.notEqual(await verify(token), null);
    const start = now;
    now = new Date(start.getTime() + 3600_000 + 31_000);
    assert.equal(await verify(token), null);
    now = start;
  });

  it('accepts id tokens of a trusted provider by its published keys, but not its access tokens', async () => {
    const verify = verifier();
    const claims = { iss: provider.issuer, aud: 'suite', token_use: undefined, email_verified: 'true' };
    const options = { key: foreign.privateKey, kid: 'foreign' };
    assert.equal((await verify(await sign(claims, options)))?.isEmailVerified, true);
    assert.equal(await verify(await sign(claims, { ...options, typ: 'at+jwt' })), null);
    assert.equal(await verify(await sign({ ...claims, aud: 'other-app' }, options)), null);
    assert.equal(
      await verify(await sign({ ...claims, iss: LOCAL, aud: CLIENT }, options)),
      null,
      'its key signs for it only',
    );
    assert.equal((await verify(await sign({ ...claims, email: undefined, sub: 'b' }, options)))?.email, null);
  });

  it('reads the keys of a provider once, regardless of the key ids in tokens', async () => {
    const verify = verifier();
    provider.requests = 0;
    const claims = { iss: provider.issuer, aud: 'suite' };
    await verify(await sign(claims, { key: foreign.privateKey, kid: 'foreign' }));
    for (let index = 0; index < 5; index += 1)
      await verify(await sign(claims, { key: foreign.privateKey, kid: `made-up-${index}` }));
    assert.equal(provider.requests, 1);
  });

  it('throws if a provider cannot be reached, because the token may be valid', async () => {
    provider.isUp = false;
    const token = await sign(
      { iss: provider.issuer, aud: 'suite' },
      { key: foreign.privateKey, kid: 'foreign' },
    );
    await assert.rejects(verifier()(token));
    provider.isUp = true;
  });
});

/** A provider that publishes one key. */
async function startProvider(key: JWK) {
  const state = { issuer: '', isUp: true, requests: 0, close: () => void server.close() };
  const server = createServer((_, response) => {
    state.requests += 1;
    response.statusCode = state.isUp ? 200 : 503;
    response.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

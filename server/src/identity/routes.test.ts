import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { trustNearestProxy } from './trusted-proxy.ts';
import { startIdentityServer } from './testing/identity-server.ts';
import type { IdentityServer } from './testing/identity-server.ts';
import { call } from './testing/library-client.ts';

const SHELL = 'https://shell.example';

describe('identity routes', () => {
  let server: IdentityServer;

  before(async () => {
    server = await startIdentityServer(
      { allowedOrigins: [SHELL], requestsPerMinute: 20 },
      { trustProxy: trustNearestProxy() },
    );
  });
  after(() => server.close());

  const post = (body: string, headers: Record<string, string>, path = '') =>
    fetch(server.endpoint + path, {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': '192.0.2.1', ...headers },
    });
  const json = { 'content-type': 'application/x-amz-json-1.1' };
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const probe = (address: string) =>
    call(server.endpoint, 'RevokeToken', { ClientId: 'x', Token: 'x' }, from(address));

  it('refuse invalid requests in the form of the protocol, and allow no response to be cached', async () => {
    const cases: [string, Record<string, string>, string][] = [
      [
        '{}',
        { ...json, 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
        'UnknownOperationException',
      ],
      [
        '{}',
        { ...json, 'x-amz-target': 'AWSCognitoIdentityProviderService.constructor' },
        'UnknownOperationException',
      ],
      ['{}', json, 'UnknownOperationException'],
      ['{"ClientId": 3', { ...json, 'x-amz-target': 'X.InitiateAuth' }, 'SerializationException'],
      ['{"ClientId": 3}', { ...json, 'x-amz-target': 'X.InitiateAuth' }, 'InvalidParameterException'],
      ['null', { ...json, 'x-amz-target': 'X.InitiateAuth' }, 'InvalidParameterException'],
      [
        '{"ClientId":"other","AuthFlow":"USER_SRP_AUTH"}',
        { ...json, 'x-amz-target': 'X.InitiateAuth' },
        'ResourceNotFoundException',
      ],
      [
        '{}',
        { 'content-type': 'application/json', 'x-amz-target': 'X.InitiateAuth' },
        'InvalidParameterException',
      ],
      ['x'.repeat(65 * 1024), { ...json, 'x-amz-target': 'X.InitiateAuth' }, 'InvalidParameterException'],
    ];
    for (const [body, headers, expected] of cases) {
      const response = await post(body, headers, expected === 'UnknownOperationException' ? '/' : '');
      const answer = (await response.json()) as { __type: string };
      assert.equal(answer.__type, expected, body.slice(0, 40));
      assert.equal(response.status, 400);
      assert.equal(response.headers.get('x-amzn-errortype'), expected);
      assert.equal(response.headers.get('cache-control'), 'no-store');
    }
  });

  it('publish the public keys and no private ones', async () => {
    const response = await fetch(`${server.endpoint}/${server.identity.poolId}/.well-known/jwks.json`);
    const { keys } = (await response.json()) as { keys: Record<string, string>[] };
    assert.deepEqual(
      keys.map((key) => Object.keys(key).sort()),
      [['alg', 'e', 'kid', 'kty', 'n', 'use']],
    );
  });

  it('let pages of allowed origins sign in, and no others', async () => {
    const preflight = (origin: string) =>
      fetch(server.endpoint, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight(SHELL);
    assert.equal(allowed.headers.get('access-control-allow-origin'), SHELL);
    assert.match(allowed.headers.get('access-control-allow-headers') ?? '', /x-amz-target/);
    assert.equal(
      (await preflight('https://elsewhere.example')).headers.get('access-control-allow-origin'),
      null,
    );
  });

  it('throttle only the one client address that a trusted proxy reports', async () => {
    for (let request = 0; request < 20; request += 1) {
      assert.equal((await probe('192.0.2.77')).body.__type, 'ResourceNotFoundException');
    }
    assert.equal((await probe('192.0.2.77')).body.__type, 'TooManyRequestsException');
    const disguised = await probe('198.51.100.1, 192.0.2.77');
    assert.equal(
      disguised.body.__type,
      'TooManyRequestsException',
      'what the caller says before the proxy does not count',
    );
    assert.equal((await probe('192.0.2.78')).body.__type, 'ResourceNotFoundException');
    server.clock.advance(60_000);
    assert.equal((await probe('192.0.2.77')).body.__type, 'ResourceNotFoundException');
  });

  it('also count wrong passwords by address, across all names', async () => {
    const guess = (name: string, address: string) =>
      call(
        server.endpoint,
        'InitiateAuth',
        {
          ClientId: server.identity.clientId,
          AuthFlow: 'USER_SRP_AUTH',
          AuthParameters: { USERNAME: name, SRP_A: 'abcdef' },
        },
        from(address),
      ).then(async ({ body }) => {
        const { USER_ID_FOR_SRP, SECRET_BLOCK } = body.ChallengeParameters as Record<string, string>;
        server.clock.advance(8_000);
        const responses = {
          USERNAME: USER_ID_FOR_SRP,
          PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
          PASSWORD_CLAIM_SIGNATURE: '',
          TIMESTAMP: '',
        };
        return call(
          server.endpoint,
          'RespondToAuthChallenge',
          {
            ClientId: server.identity.clientId,
            ChallengeName: 'PASSWORD_VERIFIER',
            ChallengeResponses: responses,
          },
          from(address),
        );
      });
    for (let name = 0; name < 100; name += 1) {
      assert.equal(
        (await guess(`name${name}@demo.example`, '192.0.2.9')).body.__type,
        'NotAuthorizedException',
      );
    }
    assert.equal((await guess('another@demo.example', '192.0.2.9')).body.__type, 'LimitExceededException');
    assert.equal((await guess('another@demo.example', '192.0.2.10')).body.__type, 'NotAuthorizedException');
  });
});

import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { describeIssuer } from './issuer-metadata.ts';

const HOUR = 60 * 60_000;

describe('issuer metadata', () => {
  let server: Server;
  let issuer: string;
  let responses: { status: number; changes: object };
  let asked = 0;
  let now = new Date('2026-11-21T10:00:00Z');
  before(async () => {
    server = createServer((_, response) => {
      asked += 1;
      response.statusCode = responses.status;
      response.end(
        JSON.stringify({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          ...responses.changes,
        }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    responses = { status: 200, changes: {} };
  });
  after(() => server.close());

  it('AMB-014 the metadata is read once an hour, and configured addresses take precedence over it', async () => {
    const description = describeIssuer(issuer, { tokenEndpoint: 'https://proxy.example/token' }, () => now);
    assert.equal(description.known(), null);
    const { authorizationEndpoint, tokenEndpoint, jwksUri } = await description.read();
    assert.deepEqual(
      [authorizationEndpoint, tokenEndpoint, jwksUri],
      [`${issuer}/authorize`, 'https://proxy.example/token', `${issuer}/keys`],
    );
    await description.read();
    assert.equal(asked, 1);
    now = new Date(now.getTime() + HOUR);
    await description.read();
    assert.equal(asked, 2);
    assert.equal(description.known()?.jwksUri, `${issuer}/keys`);
  });

  it('metadata that names another issuer or is damaged is refused and read again', async () => {
    const description = describeIssuer(issuer, {}, () => now);
    responses = { status: 200, changes: { issuer: 'https://other.example' } };
    await assert.rejects(description.read(), /describes itself as/);
    responses = { status: 200, changes: { token_endpoint: 7 } };
    await assert.rejects(description.read());
    responses = { status: 200, changes: {} };
    assert.equal((await description.read()).tokenEndpoint, `${issuer}/token`);
  });

  it('the metadata is not read when the operator configures all addresses', async () => {
    const stated = {
      authorizationEndpoint: 'https://a/x',
      tokenEndpoint: 'https://a/y',
      jwksUri: 'https://a/z',
    };
    assert.deepEqual(await describeIssuer('https://nowhere.invalid', stated, () => now).read(), stated);
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { testDatabase } from '../database/testing.ts';

const PORTAL = 'https://portal.example';

let app: FastifyInstance;
let close: () => Promise<void>;
before(async () => {
  const database = await testDatabase();
  app = await createApp({
    database,
    verifyToken: async () => null,
    modules: [
      (scope) => void scope.get('/files/one.pdf', { config: { public: true } }, async () => 'pdf'),
      (scope) => void scope.get('/login', { config: { public: true } }, async () => 'page'),
    ],
    checksResponses: true,
    embedOrigins: [PORTAL],
  });
  close = async () => {
    await app.close();
    await database.close();
  };
});
after(() => close());

const ask = (url: string, origin: string) => app.inject({ url, headers: { origin } });
const askFirst = (url: string, origin: string) =>
  app.inject({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': 'POST' } });

describe('origins that embed remotes', () => {
  it('a named origin reads the API and files, with a token in a header and a range of a file', async () => {
    for (const url of ['/api/openapi.json', '/files/one.pdf']) {
      const { headers } = await ask(url, PORTAL);
      assert.equal(headers['access-control-allow-origin'], PORTAL);
      assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
      assert.match(String(headers['vary']), /origin/);
    }
    const { statusCode, headers } = await askFirst('/api/client/demo/documentrequest', PORTAL);
    assert.equal(statusCode, 204);
    assert.match(String(headers['access-control-allow-headers']), /authorization.*range/);
    assert.equal(headers['access-control-allow-credentials'], undefined);
  });

  it('an origin that is not named is refused, also one that resembles a named one', async () => {
    for (const origin of [
      'https://elsewhere.example',
      `${PORTAL}.evil.example`,
      'http://portal.example',
      'null',
    ]) {
      const { headers } = await ask('/files/one.pdf', origin);
      assert.equal(headers['access-control-allow-origin'], undefined, origin);
      const refused = await askFirst('/api/client/demo/documentrequest', origin);
      assert.equal(refused.statusCode, 403);
      assert.equal(refused.json().errors[0].code, 'FORBIDDEN');
    }
  });

  it('nothing else is opened, and pages of named origins may frame us', async () => {
    const { headers } = await ask('/login', PORTAL);
    assert.equal(headers['access-control-allow-origin'], undefined);
    assert.match(
      String(headers['content-security-policy']),
      /frame-ancestors https:\/\/portal\.example(;|$)/,
    );
    assert.equal(headers['x-frame-options'], undefined);
  });

  it('the start names the variable whose value is no origin', () => {
    const read = (value: string) => () => readConfig({ ASSAY_EMBED_ORIGINS: value });
    for (const value of [
      'portal.example',
      '*',
      'https://*.example',
      `${PORTAL}/`,
      `${PORTAL}:443`,
      'ftp://portal.example',
    ])
      assert.throws(read(value), /ASSAY_EMBED_ORIGINS/, value);
    assert.deepEqual(read(`${PORTAL}, http://localhost:4000`)().embedOrigins, [
      PORTAL,
      'http://localhost:4000',
    ]);
  });
});

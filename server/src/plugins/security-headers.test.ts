import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../database/testing.ts';

/** Every kind of answer: pages, files, data, and refusals of each. */
const ADDRESSES: readonly (readonly [url: string, accept: string, status: number])[] = [
  ['/', 'text/html', 200],
  ['/verification', 'text/html', 200],
  ['/login-idp?code=1&state=2', 'text/html', 200],
  ['/main.0123456789.js', '*/*', 200],
  ['/gone.0123456789.js', '*/*', 404],
  ['/api/openapi.json', 'application/json', 200],
  ['/api/client/one/nothing', 'application/json', 404],
  ['/api/client/one/private', 'application/json', 401],
  ['/healthz', '*/*', 200],
  ['/metrics', '*/*', 200],
];

let database: Database;
let folder: string;
before(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'assay-headers-'));
  await mkdir(join(folder, 'shell'));
  await writeFile(join(folder, 'shell/index.html'), '<!doctype html><title>Assay</title>');
  await writeFile(join(folder, 'shell/main.0123456789.js'), 'shell()');
});
after(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function startApp(isHttps: boolean): Promise<FastifyInstance> {
  return createApp({
    database,
    verifyToken: async () => null,
    checksResponses: true,
    modules: [
      (scope) => {
        scope.get('/api/client/one/private', { config: { access: 'signedIn' } }, () => null);
      },
    ],
    pages: { folder, remotes: {} },
    security: {
      isHttps,
      remoteOrigins: ['https://remotes.example'],
      connectOrigins: () => ['https://issuer.example'],
    },
  });
}

/** The sources that a content security policy gives a directive. */
function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split(';').find((part) => part.startsWith(`${directive} `)) ?? '';
  return found.split(' ').slice(1);
}

describe('security headers', () => {
  it('every page, file, response and refusal has the same security headers', async () => {
    const app = await startApp(false);
    for (const [url, accept, status] of ADDRESSES) {
      const { headers, statusCode } = await app.inject({ url, headers: { accept } });
      assert.equal(statusCode, status, url);
      const policy = String(headers['content-security-policy']);
      assert.deepEqual(
        sourcesOf(policy, 'script-src'),
        ["'self'", "'wasm-unsafe-eval'", 'https://remotes.example'],
        url,
      );
      assert.deepEqual(sourcesOf(policy, 'default-src'), ["'self'"], url);
      assert.deepEqual(sourcesOf(policy, 'object-src'), ["'none'"], url);
      assert.deepEqual(sourcesOf(policy, 'frame-ancestors'), ["'none'"], url);
      assert.ok(sourcesOf(policy, 'connect-src').includes('https://issuer.example'), url);
      assert.equal(headers['x-content-type-options'], 'nosniff', url);
      assert.equal(headers['referrer-policy'], 'no-referrer', url);
    }
    await app.close();
  });

  it('the headers require https only where the server is reached by https', async () => {
    const [plain, secure] = [await startApp(false), await startApp(true)];
    assert.equal((await plain.inject('/')).headers['strict-transport-security'], undefined);
    assert.match(String((await secure.inject('/')).headers['strict-transport-security']), /max-age=\d{7,}/);
    await Promise.all([plain.close(), secure.close()]);
  });
});

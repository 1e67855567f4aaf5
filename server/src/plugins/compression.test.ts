import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../database/testing.ts';

let database: Database;
let app: FastifyInstance;
const rowsOf = (length: number) =>
  Array.from({ length }, (_, row) => ({ row, name: `statement ${row}.pdf` }));
function mountRows(app: FastifyInstance): void {
  const open = { config: { public: true }, schema: { hide: true } };
  app.get('/api/rows', open, async () => rowsOf(200));
  app.get('/api/many', open, async () => rowsOf(20_000));
  app.get('/api/few', open, async () => rowsOf(2));
  app.get('/other/rows', open, async () => rowsOf(200));
}
before(async () => {
  database = await testDatabase();
  app = await createApp({
    database,
    verifyToken: async () => null,
    checksResponses: true,
    modules: [mountRows],
  });
});
after(async () => {
  await app.close();
  await database.close();
});

async function get(url: string, accepted?: string) {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const response = await app.inject({ url, headers });
  return { ...response.headers, bytes: response.rawPayload };
}

describe('compression of responses', () => {
  it('is what the caller takes, the smaller one first, and gives back every byte', async () => {
    for (const url of ['/api/rows', '/api/many']) {
      const whole = await get(url);
      assert.equal(whole['content-encoding'], undefined);
      assert.match(String(whole.vary), /accept-encoding$/);
      const browser = await get(url, 'gzip, deflate, br, zstd');
      assert.equal(browser['content-encoding'], 'zstd');
      assert.deepEqual(zstdDecompressSync(browser.bytes), whole.bytes);
      const older = await get(url, 'gzip;q=0.5, zstd;q=0');
      assert.equal(older['content-encoding'], 'gzip');
      assert.deepEqual(gunzipSync(older.bytes), whole.bytes);
      assert.equal(Number(older['content-length']), older.bytes.length);
      assert.ok(browser.bytes.length < whole.bytes.length / 4);
    }
  });

  it('is left out for short responses, for others than the API, and where nothing known is taken', async () => {
    for (const [url, accepted] of [
      ['/api/few', 'gzip'],
      ['/other/rows', 'gzip'],
      ['/api/rows', 'br, identity;q=0.5'],
    ] as const)
      assert.equal((await get(url, accepted))['content-encoding'], undefined, url);
  });
});

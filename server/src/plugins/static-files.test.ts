import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { testDatabase } from '../database/testing.ts';
import { health } from './health.ts';
import { staticFiles } from './static-files.ts';

const FILES: Readonly<Record<string, string | Buffer>> = {
  'secret.txt': 'not for anybody',
  'remotes.json': JSON.stringify({
    remotes: { documents: { base: '/remotes/documents/1.0.0/', version: '1.0.0' } },
  }),
  'shell/index.html': '<!doctype html><title>Assay</title>',
  'shell/main.0123456789.js': 'shell()',
  'shell/main.0123456789.js.gz': gzipSync('shell()'),
  'shell/icon.svg': '<svg/>',
  'shell/assets/pdf/worker.mjs': 'work()',
  'remotes/documents/1.0.0/mf-manifest.json': '{}',
  'remotes/documents/1.0.0/assay-manifest.json': JSON.stringify({
    routes: [
      { id: 'documents.upload', path: '/upload', redirectTo: 'documents.uploads' },
      { id: 'documents.uploads', path: '/upload/all', parent: 'documents.upload' },
      { id: 'documents.new', path: '/upload/:id' },
    ],
    code: {
      entry: 'remoteEntry.js',
      files: ['1.js'],
      pages: {
        'documents.upload': ['2.js'],
        'documents.uploads': ['3.js', '3.css', '1.js'],
        'documents.new': ['4.js'],
      },
    },
  }),
  'remotes/documents/1.0.0/entry.abcdef0123.js': 'entry()',
  'embed/v1.js': 'embed()',
  'embed/v1/1.0.0-01234567/embed.0123456789.js': 'embed()',
};

let folder: string;
let app: FastifyInstance;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-pages-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  app = Fastify();
  const elsewhere = { base: 'https://cdn.example/verification/2.0.0/', version: '2.0.0' };
  await app.register(staticFiles, { folder, remotes: { verification: elsewhere } });
});
after(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const asPage = { accept: 'text/html,application/xhtml+xml' };

describe('static files', () => {
  it('the server returns the shell page at every address of the router', async () => {
    for (const url of ['/', '/verification', '/entities/Fund%20I/metrics']) {
      const { statusCode, body, headers } = await app.inject({ url, headers: asPage });
      assert.equal(statusCode, 200, url);
      assert.match(body, /<title>Assay/);
      assert.equal(headers['cache-control'], 'no-cache');
    }
  });

  it('ROUTE-039 /metrics is a page for users and returns metrics to Prometheus', async () => {
    const database = await testDatabase();
    const both = Fastify();
    await both.register(health, { kysely: database.kysely });
    await both.register(staticFiles, { folder, remotes: {} });
    assert.match((await both.inject({ url: '/metrics', headers: asPage })).body, /<title>Assay/);
    const figures = (await both.inject({ url: '/metrics' })).body;
    for (const name of [
      'process_cpu_seconds_total',
      'assay_queue_waiting_jobs',
      'assay_queue_oldest_waiting_seconds',
      'assay_extraction_duration_seconds',
    ])
      assert.ok(figures.includes(`# TYPE ${name} `), name);
    await both.close();
    await database.close();
  });

  it('a page names the manifests and the files that its address needs, so that they come together with the shell', async () => {
    const manifest = '</remotes/documents/1.0.0/assay-manifest.json>; rel=preload; as=fetch; crossorigin';
    const linksOf = async (url: string) => String((await app.inject({ url, headers: asPage })).headers.link);
    const filesAt = async (url: string) => {
      const links = await linksOf(url);
      assert.ok(links.startsWith(manifest), links);
      // A remote of another origin is left to the shell.
      assert.ok(!links.includes('verification'), links);
      return [...links.matchAll(/1\.0\.0\/([\w.]+)>; rel=preload; as=(?:script|style)/g)].map(
        ([, file]) => file,
      );
    };
    assert.deepEqual(await filesAt('/archive'), []);
    assert.deepEqual(await filesAt('/upload'), ['remoteEntry.js', '1.js', '2.js', '3.js', '3.css']);
    assert.deepEqual(await filesAt('/upload/all?page=2'), [
      'remoteEntry.js',
      '1.js',
      '2.js',
      '3.js',
      '3.css',
    ]);
    assert.deepEqual(await filesAt('/upload/17'), ['remoteEntry.js', '1.js', '4.js']);
    assert.match(await linksOf('/upload/17'), /4\.js>; rel=preload; as=script$/);
    assert.match(await linksOf('/upload'), /3\.css>; rel=preload; as=style$/);
  });

  it('clients that take anything get the page of an address that the route table knows, and no other', async () => {
    for (const headers of [{ accept: '*/*' }, {}]) {
      for (const url of [
        '/',
        '/login',
        '/login/resetPassword',
        '/upload',
        '/upload/all?page=2',
        '/upload/17',
      ]) {
        const { statusCode, body } = await app.inject({ url, headers });
        assert.equal(statusCode, 200, url);
        assert.match(body, /<title>Assay/);
      }
      for (const url of [
        '/gone.0123456789.js',
        '/upload/gone.0123456789.js',
        '/upload/17.pdf',
        '/nowhere',
        '/api/upload',
        '/api',
        '/assets',
        '/assets/upload',
        '/remotes/upload',
        '/embed/upload',
        '/files/upload',
      ]) {
        const { statusCode, body } = await app.inject({ url, headers });
        assert.equal(statusCode, 404, url);
        assert.doesNotMatch(body, /<title>/);
      }
    }
    for (const accept of ['application/json', 'application/json, */*', 'image/*'])
      assert.equal((await app.inject({ url: '/upload', headers: { accept } })).statusCode, 404, accept);
  });

  it('a missing script or API call gets 404 instead of a page', async () => {
    for (const [url, accept] of [
      ['/gone.0123456789.js', '*/*'],
      ['/assets', '*/*'],
      ['/api/client/demo/nothing', 'text/html'],
    ]) {
      const { statusCode, body } = await app.inject({ url, headers: { accept } });
      assert.equal(statusCode, 404, url);
      assert.equal(JSON.parse(body).errors[0].code, 'NOT_FOUND');
    }
  });

  it('hashed files may be cached for a year, and all others are revalidated each time', async () => {
    const caching = async (url: string) => (await app.inject({ url })).headers['cache-control'];
    assert.equal(await caching('/main.0123456789.js'), 'public, max-age=31536000, immutable');
    assert.equal(
      await caching('/remotes/documents/1.0.0/entry.abcdef0123.js'),
      'public, max-age=31536000, immutable',
    );
    assert.equal(await caching('/icon.svg'), 'no-cache');
    assert.equal(await caching('/assets/pdf/worker.mjs'), 'no-cache');
    assert.equal(await caching('/remotes/documents/1.0.0/mf-manifest.json'), 'no-cache');
  });

  it('clients that accept compression get the compressed file', async () => {
    const url = '/main.0123456789.js';
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    assert.equal(headers['content-encoding'], 'gzip');
    assert.deepEqual(rawPayload, gzipSync('shell()'));
    assert.equal((await app.inject({ url })).body, 'shell()');
  });

  it('the manifest lists built and configured remotes, and other origins may load ours', async () => {
    const { headers, body } = await app.inject('/remotes.json');
    assert.equal(headers['cache-control'], 'no-cache');
    assert.deepEqual(JSON.parse(body).remotes, {
      documents: { base: '/remotes/documents/1.0.0/', version: '1.0.0' },
      verification: { base: 'https://cdn.example/verification/2.0.0/', version: '2.0.0' },
    });
    for (const [url, caching] of [
      ['/remotes/documents/1.0.0/entry.abcdef0123.js', /immutable/],
      ['/embed/v1.js', /^no-cache$/],
      ['/embed/v1/1.0.0-01234567/embed.0123456789.js', /immutable/],
      ['/assets/pdf/worker.mjs', /^no-cache$/],
    ] as const) {
      const { headers: open } = await app.inject(url);
      assert.equal(open['access-control-allow-origin'], '*', url);
      assert.equal(open['cross-origin-resource-policy'], 'cross-origin');
      assert.match(String(open['cache-control']), caching, url);
    }
    const manifest = await app.inject('/remotes/documents/1.0.0/mf-manifest.json');
    assert.equal(manifest.headers['access-control-allow-origin'], undefined);
  });

  it('browsers that ask for the list at the same moment, right after the start, all get it', async () => {
    const started = Fastify();
    await started.register(staticFiles, { folder, remotes: {} });
    const responses = await Promise.all([1, 2, 3].map(() => started.inject('/remotes.json')));
    for (const { body } of responses) assert.deepEqual(Object.keys(JSON.parse(body).remotes), ['documents']);
    await started.close();
  });

  it('the server returns no file outside its folders', async () => {
    for (const url of [
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/remotes/..%2fsecret.txt',
      '/secret.txt',
      '/a%00b',
    ]) {
      const { body } = await app.inject({ url, headers: { accept: '*/*' } });
      assert.doesNotMatch(body, /not for anybody/, url);
    }
  });
});

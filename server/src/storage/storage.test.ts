import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { AppError } from '@assay/shared/domain';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { createConcurrencyLimiter } from '../plugins/user-load.ts';
import { createFolderStore, type FolderStore } from './folder-store.ts';
import type { UploadForm } from './object-store.ts';
import { registerFileRoutes } from './routes.ts';

const LIMIT = 200_000;
/** More than the buffers of both sides hold. */
const REFUSED_REST = 16_000_000;
const NAME = `a "quoted" näme ${'x'.repeat(4000)}.pdf`;

let now = new Date('2026-03-01T12:00:00Z');
let folder: string;
let store: FolderStore;
let app: FastifyInstance;
let origin: string;
const stored: string[] = [];

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assay-files-'));
  store = createFolderStore({
    folder,
    mountedAt: '/files',
    identity: {
      accessKeyId: 'ASSAY',
      secretAccessKey: 'not a real secret',
      region: 'local',
      bucket: 'documents',
    },
    clock: () => now,
  });
  app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply
      .status(error instanceof AppError ? error.status : 500)
      .send({ code: error instanceof AppError ? error.code : String(error) }),
  );
  await app.register(multipart);
  app.decorate('openBodies', createConcurrencyLimiter(6));
  await app.register(
    async (scope) => {
      registerFileRoutes(scope, {
        store,
        folder,
        clock: () => now,
        refusedRest: { bytes: REFUSED_REST, ms: 60_000 },
        uploads: {
          admit: async () => 1,
          async accept(key, file) {
            await file.moveTo(key);
            stored.push(key);
          },
        },
      });
    },
    { prefix: '/files' },
  );
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

after(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function post({ url, fields }: UploadForm, content: Uint8Array, change: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...change })) form.append(name, value);
  form.append('file', new Blob([content.slice()]), 'file.pdf');
  return fetch(`${origin}${url}`, { method: 'POST', body: form });
}

async function filesOnDisk(): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

const MAX_CHECKS = 1000;

/** Waits for a count, as the server notices a broken connection only after a while. */
async function waitForCount(count: () => Promise<number>, wanted: number): Promise<void> {
  for (let check = 0; check < MAX_CHECKS && (await count()) !== wanted; check += 1)
    await new Promise((resolve) => setImmediate(resolve));
  assert.equal(await count(), wanted);
}

describe('signed form upload', () => {
  it('API-008 stores a posted file durably, notifies the API, and returns 204', async () => {
    const form = await store.createUploadForm('good', { maxBytes: LIMIT });
    const answer = await post(form, Buffer.from('%PDF-1.7'));
    assert.equal(answer.status, 204);
    assert.equal(await store.withLocalFile('good', (file) => readFile(file, 'utf8')), '%PDF-1.7');
    assert.ok(stored.includes('good'));
  });

  it('API-008 accepts an empty file, which the extraction refuses', async () => {
    const answer = await post(await store.createUploadForm('empty', { maxBytes: LIMIT }), new Uint8Array());
    assert.equal(answer.status, 204);
    assert.equal(await store.sizeOf('empty'), 0);
  });

  it('API-008 refuses a file over the limit, closes the connection and stores nothing', async () => {
    const before = await filesOnDisk();
    const answer = await post(
      await store.createUploadForm('large', { maxBytes: LIMIT }),
      new Uint8Array(LIMIT + 1),
    );
    assert.equal(answer.status, 413);
    assert.equal(answer.headers.get('connection'), 'close');
    assert.deepEqual(await answer.json(), { code: 'FILE_TOO_LARGE' });
    assert.equal(await store.sizeOf('large'), null);
    assert.equal(await filesOnDisk(), before);
  });

  const tampered: Record<string, Record<string, string>> = {
    'another key': { key: 'elsewhere' },
    'a forged signature': { 'X-Amz-Signature': '00'.repeat(32) },
    'a field that the policy does not name': { 'x-amz-meta-more': '1' },
    'another policy': {
      Policy: Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString('base64'),
    },
    'another credential': { 'X-Amz-Credential': 'SOMEONE/20260301/local/s3/aws4_request' },
  };
  for (const [what, change] of Object.entries(tampered)) {
    it(`API-008 refuses a form with ${what}`, async () => {
      const form = await store.createUploadForm('signed', { maxBytes: LIMIT });
      const answer = await post(form, Buffer.from('x'), change);
      assert.equal(answer.status, 403);
      assert.equal(await store.sizeOf('signed'), null);
      assert.equal(await store.sizeOf('elsewhere'), null);
    });
  }

  /** Sends all of a refused form before it reads, as some clients do. @returns the status line; empty if none arrived */
  async function statusOfRefused(bytes: number, change: Record<string, string> = {}): Promise<string> {
    const { url, fields } = await store.createUploadForm('signed', { maxBytes: LIMIT });
    const parts = Object.entries({ ...fields, ...change }).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const start = `${parts.join('')}--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n`;
    const length = start.length + bytes;
    const client = connect(Number(new URL(origin).port), '127.0.0.1').pause();
    client.on('error', () => undefined);
    client.write(
      `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${start}`,
    );
    await new Promise((resolve) => client.write(Buffer.alloc(bytes), resolve));
    let text = '';
    client.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    await new Promise((resolve) => client.once('close', resolve).resume());
    return text.split('\r\n')[0] ?? '';
  }

  it('API-008 reads the bounded rest of a refused form, so that the refusal reaches who sends it', async (t) => {
    const forged = { key: 'elsewhere' };
    assert.equal(await statusOfRefused(8_000_000, forged), 'HTTP/1.1 403 Forbidden');
    // More than the bound is not read: the connection is closed, whatever of the refusal arrives.
    await statusOfRefused(REFUSED_REST + 8_000_000, forged);
    // A file that is too large is refused in its middle.
    assert.equal(await statusOfRefused(8_000_000), 'HTTP/1.1 413 Payload Too Large');
    t.mock.method(store, 'hasRoom', async () => false);
    assert.equal(await statusOfRefused(8_000_000), 'HTTP/1.1 507 Insufficient Storage');
  });

  it('API-008 refuses an expired form', async () => {
    const form = await store.createUploadForm('late', { maxBytes: LIMIT });
    const then = now;
    now = new Date(Date.now() + 3 * 3600_000);
    const answer = await post(form, Buffer.from('x'));
    now = then;
    assert.equal(answer.status, 403);
  });

  it('API-008 refuses a body that is not a form', async () => {
    const answer = await fetch(`${origin}/files/documents`, { method: 'POST', body: 'text' });
    assert.equal(answer.status, 400);
  });

  it('API-008 removes an interrupted upload, and keeps serving', async () => {
    const before = await filesOnDisk();
    const { url, fields } = await store.createUploadForm('broken', { maxBytes: LIMIT });
    const parts = Object.entries(fields).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const start = `${parts.join('')}--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n%PDF half`;
    const head = `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 99999\r\n\r\n`;
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    await new Promise((resolve) => socket.write(head + start, resolve));
    socket.destroy();
    const good = await post(await store.createUploadForm('after', { maxBytes: LIMIT }), Buffer.from('x'));
    assert.equal(good.status, 204);
    assert.equal(await store.sizeOf('broken'), null);
    await waitForCount(filesOnDisk, before + 1);
  });
});

describe('signed download', () => {
  it('API-011 serves the file under its original name, whatever its characters', async () => {
    await store.put('download', Buffer.from('0123456789'));
    const address = store.signDownload('download', { filename: NAME, contentType: 'application/pdf' });
    const answer = await fetch(origin + address);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'application/pdf');
    assert.match(
      answer.headers.get('content-disposition') ?? '',
      /^attachment; filename="a _quoted_ n_me x+"; filename\*=UTF-8''a%20%22quoted%22%20n%C3%A4me%20x+$/,
    );
    assert.equal(await answer.text(), '0123456789');
  });

  it('API-011 serves the ranges that the viewer requests', async () => {
    const address = store.signDownload('download', {
      filename: 'a.pdf',
      contentType: 'application/pdf',
      inline: true,
    });
    const answer = await fetch(origin + address, { headers: { range: 'bytes=2-4' } });
    assert.equal(answer.status, 206);
    assert.equal(await answer.text(), '234');
  });

  it('API-011 refuses an altered or expired address and an address of a missing file', async () => {
    const address = store.signDownload('download', { filename: 'a.pdf', contentType: 'application/pdf' });
    assert.equal((await fetch(origin + address.replace('a.pdf', 'b.pdf'))).status, 403);
    assert.equal((await fetch(origin + address.replace('/download?', '/good?'))).status, 403);
    const missing = store.signDownload('missing', { filename: 'a.pdf', contentType: 'application/pdf' });
    assert.equal((await fetch(origin + missing)).status, 404);
    const then = now;
    now = new Date(then.getTime() + 3600_000);
    assert.equal((await fetch(origin + address)).status, 403);
    now = then;
  });
});

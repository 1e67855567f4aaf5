import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { after, afterEach, before, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { smallDisk, type SmallDisk } from '../testing/small-disk.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/test-server.ts';

const RESERVE = 64 * 1024;
const FILE = Buffer.alloc(256 * 1024, 'x');

const disk: SmallDisk = await smallDisk();
let server: TestServer;
let user: TestUser;
let origin: string;
before(async () => {
  server = await startTestServer({
    filesFolder: disk.folder,
    reserveBytes: RESERVE,
    maxUploadBytes: 100_000_000,
  });
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => disk.empty());
after(async () => {
  await server.close();
  await disk.close();
});

/** Posts a form; `isSized` sends its length in advance. @returns the status and the error code */
async function post(
  { url, fields }: { readonly url: string; readonly fields: Readonly<Record<string, string>> },
  file: Buffer,
  { isSized = true } = {},
): Promise<[number | undefined, string?]> {
  const part = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = Object.entries(fields).map(([name, value]) => part(name, value));
  const open = '--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head.join('') + open), file, Buffer.from('\r\n--b--\r\n')]);
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      ...(isSized ? { 'content-length': body.length } : { 'transfer-encoding': 'chunked' }),
    };
    const sent = request(origin + url, { method: 'POST', headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () =>
        resolve(
          text === ''
            ? [answer.statusCode]
            : [answer.statusCode, (JSON.parse(text) as { errors: { code: string }[] }).errors[0]?.code],
        ),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function createUpload() {
  const { body } = await user.call('POST', 'documentrequest', {
    filename: 'a.pdf',
    doc_type: 'Capital Call',
  });
  return body as { url: string; fields: Record<string, string>; doc_request_id: string };
}

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(disk.folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('fill-')).map(({ name }) => name);
}

describe(`full disk, by ${disk.kind}`, () => {
  it('refuses an upload of a stated size with 507, and accepts the same form later', async () => {
    const upload = await createUpload();
    const before = await storedFiles();
    disk.fill();
    assert.deepEqual(await post(upload, FILE), [507, 'STORAGE_FULL']);
    assert.deepEqual(await storedFiles(), before);
    await disk.empty();
    assert.deepEqual(await post(upload, FILE), [204]);
  });

  it('refuses an upload that fills the disk with 507, removes the partial file, and accepts the form later', async () => {
    const upload = await createUpload();
    const before = await storedFiles();
    disk.runOut();
    assert.deepEqual(await post(upload, Buffer.alloc(6_000_000), { isSized: false }), [507, 'STORAGE_FULL']);
    assert.deepEqual(await storedFiles(), before);
    await disk.empty();
    assert.deepEqual(await post(upload, FILE, { isSized: false }), [204]);
    assert.equal((await storedFiles()).length, before.length + 1);
  });

  it('is reported by /readyz, while lists and stored files are still served', async () => {
    const upload = await createUpload();
    assert.deepEqual(await post(upload, FILE), [204]);
    assert.equal((await server.send({ url: '/readyz' })).status, 200);
    disk.fill();
    const ready = await server.send({ url: '/readyz' });
    assert.deepEqual([ready.status, ready.body.errors[0].code], [507, 'STORAGE_FULL']);
    assert.equal((await server.send({ url: '/healthz' })).status, 200);
    assert.equal((await user.call('GET', 'document-requests')).status, 200);
    const links = await user.call('GET', `documentrequest/${upload.doc_request_id}/document`);
    assert.equal((await server.send({ url: links.body.original })).status, 200);
    await disk.empty();
    assert.equal((await server.send({ url: '/readyz' })).status, 200);
  });
});

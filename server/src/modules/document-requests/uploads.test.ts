import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, truncate, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { deleteAbandonedUploads } from './abandoned-uploads.job.ts';
import { createExtractionHandler } from '../extraction/extraction.job.ts';
import { uploadKeyOf } from './upload-key.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

const FIRST = Buffer.from('%PDF-1.7 the file that was reviewed');
const SECOND = Buffer.from('%PDF-1.7 the file of somebody else!');
/** A modification time that no new file has. */
const LATER = new Date('2026-04-01T00:00:00Z');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let server: TestServer;
let user: TestUser;
let origin: string;
before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
after(() => server.close());

interface CreatedUpload {
  readonly id: string;
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

async function createUpload(): Promise<CreatedUpload> {
  const { body } = await user.call('POST', 'documentrequest', {
    filename: 'a.pdf',
    doc_type: 'Capital Call',
  });
  return { id: body.doc_request_id, url: body.url, fields: body.fields };
}

/** Posts a file with a form. @returns the status and, if refused, the error code */
async function post(
  { url, fields }: Pick<CreatedUpload, 'url' | 'fields'>,
  bytes: Buffer,
): Promise<[number, string?]> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a.pdf');
  const response = await fetch(`${origin}${url}`, { method: 'POST', body: form });
  if (response.status === 204) return [204];
  const { errors } = (await response.json()) as { errors: { code: string }[] };
  return [response.status, errors[0]?.code];
}

const rowOf = (id: string) =>
  server.database.kysely
    .selectFrom('document_requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const runsOf = (id: string) =>
  server.database.kysely
    .selectFrom('document_runs')
    .selectAll()
    .where('document_request_id', '=', id)
    .execute();

async function change(id: string, values: object): Promise<void> {
  await server.database.kysely.updateTable('document_requests').set(values).where('id', '=', id).execute();
}

/** The path of a document's file on the disk. */
const pathOf = async (id: string) =>
  path.join(server.filesFolder, server.store.relativePathOf((await rowOf(id)).s3_key));

async function filesOnDisk(): Promise<number> {
  const entries = await readdir(server.filesFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** Requests the file of a document. @returns the status, and the file or the error code */
async function open(id: string): Promise<[number, string]> {
  const links = await user.call('GET', `documentrequest/${id}/document`);
  if (links.status !== 200) return [links.status, links.body.errors[0].code];
  const file = await server.send({ url: links.body.original });
  return [file.status, file.status === 200 ? file.text : file.body.errors[0].code];
}

describe('an upload whose file has not come', () => {
  it('UPL-009 is stored under a name that reads as it is written, on one line', async () => {
    const body = { filename: 'call_\u202Efdp\r\n.exe', doc_type: 'Capital Call' };
    const response = await user.call('POST', 'documentrequest', body);
    assert.equal((await rowOf(response.body.doc_request_id)).file_name, 'call_fdp .exe');
  });

  it('AMB-046 leaves no orphan: it is deleted where its file has not come within a day', async () => {
    const uploads = await Promise.all([1, 2, 3, 4, 5].map(createUpload));
    const [late, arrived, unrecorded, posted] = uploads;
    assert.deepEqual(await post(arrived!, FIRST), [204]);
    await server.store.put((await rowOf(unrecorded!.id)).s3_key, SECOND);
    for (const { id } of [late!, arrived!, unrecorded!, posted!])
      await change(id, { upload_date: new Date('2026-01-01T00:00:00Z') });
    // A bucket that holds a file which nobody has taken yet.
    const postedKey = uploadKeyOf((await rowOf(posted!.id)).s3_key);
    const store = { ...server.store, hasArrival: async (key: string) => key === postedKey };
    const returned: number[] = [];
    const trial = {
      releaseUploads: async (_: unknown, __: string, count: number) => void returned.push(count),
    };
    await deleteAbandonedUploads(
      { kysely: server.database.kysely, store, trial },
      new Date('2026-01-02T00:00:01Z'),
    );
    const kept = await user.call('GET', 'documentrequest?stage=DOC_REQUESTED,DOC_UPLOADED');
    const ids = new Set(kept.body.map(({ id }: { id: string }) => id));
    assert.deepEqual(
      uploads.map(({ id }) => ids.has(id)),
      [false, true, true, true, true],
    );
    assert.deepEqual(returned, [1]);
    assert.deepEqual(await post(late!, FIRST), [404, 'NOT_FOUND']);
  });
});

describe('signed upload form', () => {
  it('refuses a second upload with the same form, even for a verified, archived document', async () => {
    const upload = await createUpload();
    assert.deepEqual(await post(upload, FIRST), [204]);
    await change(upload.id, { stage: 'ARCHIVED', extraction_stage: 'EXT_DONE', is_verified: true });
    const before = await filesOnDisk();
    assert.deepEqual(await post(upload, SECOND), [409, 'UPLOAD_ALREADY_RECEIVED']);
    assert.deepEqual(await open(upload.id), [200, FIRST.toString()]);
    const row = await rowOf(upload.id);
    assert.deepEqual([row.file_hash, row.stage, row.is_verified], [sha256(FIRST), 'ARCHIVED', true]);
    assert.equal(await filesOnDisk(), before);
  });

  it('accepts one of several simultaneous uploads with the same form', async () => {
    const upload = await createUpload();
    const before = await filesOnDisk();
    const files = [FIRST, SECOND, Buffer.from('%PDF-1.7 third')];
    const responses = await Promise.all(files.map((bytes) => post(upload, bytes)));
    assert.deepEqual(responses.map(([status]) => status).sort(), [204, 409, 409]);
    const accepted = files[responses.findIndex(([status]) => status === 204)]!;
    assert.deepEqual(await open(upload.id), [200, accepted.toString()]);
    assert.equal((await rowOf(upload.id)).file_hash, sha256(accepted));
    assert.equal((await runsOf(upload.id)).length, 1);
    assert.equal(await filesOnDisk(), before + 1);
  });

  it('accepts another upload after an interrupted one, and keeps nothing of the interrupted one', async () => {
    const upload = await createUpload();
    const before = await filesOnDisk();
    await breakOff(upload);
    assert.deepEqual(await post(upload, FIRST), [204]);
    assert.deepEqual(await open(upload.id), [200, FIRST.toString()]);
    assert.equal(await filesOnDisk(), before + 1);
  });

  it('refuses the upload and discards the file when the document has been deleted', async () => {
    const upload = await createUpload();
    const before = await filesOnDisk();
    await user.call('POST', 'documentrequest/delete', { uuids: [upload.id] });
    assert.deepEqual(await post(upload, FIRST), [404, 'NOT_FOUND']);
    assert.equal(await filesOnDisk(), before);
  });

  it('refuses a form of an earlier version, signed for the key of the stored file', async () => {
    const upload = await createUpload();
    assert.deepEqual(await post(upload, FIRST), [204]);
    const { s3_key: key } = await rowOf(upload.id);
    const earlier = await server.store.createUploadForm(key, { maxBytes: 1000 });
    assert.deepEqual(await post(earlier, SECOND), [404, 'NOT_FOUND']);
    assert.deepEqual(await open(upload.id), [200, FIRST.toString()]);
  });

  /** Sends the fields and half a file, then closes the connection; resolves when the server has noticed. */
  async function breakOff({ url, fields }: CreatedUpload): Promise<void> {
    const part = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const form = Object.entries(fields).map(([name, value]) => part(name, value));
    const head = `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 99999\r\n\r\n`;
    const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n%PDF half';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const present = await filesOnDisk();
    await new Promise((resolve) => socket.write(head + form.join('') + file, resolve));
    while ((await filesOnDisk()) === present) await new Promise((resolve) => setImmediate(resolve));
    socket.destroy();
    while ((await filesOnDisk()) > present) await new Promise((resolve) => setImmediate(resolve));
  }
});

describe('crash while accepting a file', () => {
  it('the next start accepts a file that was already stored, and accepts it only once', async () => {
    const { id } = await createUpload();
    await server.store.put((await rowOf(id)).s3_key, FIRST);
    await server.uploads.acceptUnrecorded();
    await server.uploads.acceptUnrecorded();
    const row = await rowOf(id);
    assert.deepEqual([row.stage, row.file_hash], ['DOC_UPLOADED', sha256(FIRST)]);
    assert.equal((await runsOf(id)).length, 1);
  });

  it('the form stays usable, and the document serves the file that is accepted', async () => {
    const upload = await createUpload();
    await server.store.put((await rowOf(upload.id)).s3_key, SECOND);
    assert.deepEqual(await post(upload, FIRST), [204]);
    assert.deepEqual(await open(upload.id), [200, FIRST.toString()]);
  });
});

describe('stored file of a document', () => {
  async function stored(): Promise<{ id: string; filePath: string; address: string }> {
    const upload = await createUpload();
    assert.deepEqual(await post(upload, FIRST), [204]);
    const { body } = await user.call('GET', `documentrequest/${upload.id}/document`);
    return { id: upload.id, filePath: await pathOf(upload.id), address: body.original };
  }

  it('is refused when truncated or replaced, even at an address issued before the damage', async () => {
    const damages = [
      (filePath: string) => truncate(filePath, 10),
      (filePath: string) => writeFile(filePath, SECOND),
    ];
    for (const damage of damages) {
      const { id, filePath, address } = await stored();
      assert.equal((await server.send({ url: address })).status, 200);
      await damage(filePath);
      await utimes(filePath, LATER, LATER);
      assert.deepEqual(await open(id), [500, 'DOCUMENT_FILE_DAMAGED']);
      for (const headers of [{}, { range: 'bytes=0-3' }]) {
        const response = await server.send({ url: address, headers });
        assert.deepEqual([response.status, response.body.errors[0].code], [500, 'DOCUMENT_FILE_DAMAGED']);
      }
    }
  });

  it('is served again after it has been restored', async () => {
    const { id, filePath } = await stored();
    await truncate(filePath, 10);
    assert.equal((await open(id))[0], 500);
    await writeFile(filePath, FIRST);
    await utimes(filePath, LATER, LATER);
    assert.deepEqual(await open(id), [200, FIRST.toString()]);
  });

  it('is checked once per stored version, not once per range request', async () => {
    const { filePath, address } = await stored();
    await utimes(filePath, LATER, LATER);
    assert.equal((await server.send({ url: address })).status, 200);
    // The size and time are the same, so only a second check could notice the change.
    await writeFile(filePath, SECOND);
    await utimes(filePath, LATER, LATER);
    const part = await server.send({ url: address, headers: { range: 'bytes=0-3' } });
    assert.equal(part.status, 206);
  });

  it('is served when an earlier version stored it', async () => {
    const id = await server.addDocument(user.clientId, { file_hash: sha256(FIRST) });
    await server.store.put((await rowOf(id)).s3_key, FIRST);
    assert.deepEqual(await open(id), [200, FIRST.toString()]);
  });

  it('is not extracted when it differs from the uploaded file: the run fails and the recorded hash stays', async () => {
    const { id, filePath } = await stored();
    await writeFile(filePath, SECOND);
    const [run] = await runsOf(id);
    const extractor = { extract: () => Promise.reject(new Error('a damaged file was read')) };
    const handle = createExtractionHandler({ ...server, extractor, log: { warn: () => undefined } });
    await handle({ runId: run!.id, isLong: false, signal: new AbortController().signal });
    const row = await rowOf(id);
    assert.deepEqual([row.stage, row.file_hash], ['EXT_FAILED', sha256(FIRST)]);
    assert.match((await runsOf(id))[0]?.failure_detail ?? '', /not the one that was uploaded/);
  });
});

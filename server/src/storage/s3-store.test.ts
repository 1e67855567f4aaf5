import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, beforeEach, describe, it } from 'node:test';
import { systemClock } from '../platform/clock.ts';
import type { ReceivedFile, UploadForm } from './object-store.ts';
import { checkBucket, checkCors, createBucketLook } from './s3-check.ts';
import { PART_BYTES } from './s3-parts.ts';
import { createStoreClient, openS3Store, type S3Store } from './s3-store.ts';
import { IDENTITY, startS3Server, type S3Server } from './testing/s3-server.ts';

const FIRST = Buffer.from('%PDF-1.7 the first');
const SECOND = Buffer.from('%PDF-1.7 another one');
const LIMIT = 100;
const PAGES = 'https://assay.test';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let server: S3Server;
let store: S3Store;
/** The same without patience, for answers that do not come. */
let hasty: S3Store;
let workFolder: string;
const address = () => ({ bucket: IDENTITY.bucket, region: IDENTITY.region, endpoint: server.endpoint });

before(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = IDENTITY.accessKeyId;
  process.env['AWS_SECRET_ACCESS_KEY'] = IDENTITY.secretAccessKey;
  server = await startS3Server();
  workFolder = mkdtempSync(join(tmpdir(), 'assay-s3-'));
  store = await openS3Store({ ...address(), workFolder });
  hasty = await openS3Store({ ...address(), workFolder, timeoutMs: 300 });
});
beforeEach(() => (server.mode = 'ok'));
after(async () => {
  await server.close();
  rmSync(workFolder, { recursive: true, force: true });
});

async function post({ url, fields }: UploadForm, bytes: Buffer): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a.pdf');
  return (await fetch(url, { method: 'POST', body: form })).status;
}

const contentOf = (key: string, from = store) => from.withLocalFile(key, async (path) => readFileSync(path));

describe('files in a bucket', () => {
  it('are stored, measured, hashed, read and removed', async () => {
    await store.put('one/ä key', FIRST);
    assert.equal(await store.sizeOf('one/ä key'), FIRST.length);
    assert.equal(await store.hashOf('one/ä key'), sha256(FIRST));
    await store.put('one/ä key', SECOND);
    assert.equal(await store.hashOf('one/ä key'), sha256(SECOND));
    assert.deepEqual(await contentOf('one/ä key'), SECOND);
    await store.remove('one/ä key');
    assert.equal(await store.sizeOf('one/ä key'), null);
    await assert.rejects(store.hashOf('one/ä key'), { code: 'NOT_FOUND' });
    await assert.rejects(contentOf('one/ä key'), { code: 'NOT_FOUND' });
    assert.deepEqual(readdirSync(workFolder), []);
  });

  it('of any length are sent in parts, and appear only when whole', async () => {
    const long = randomBytes(PART_BYTES + 1000);
    await store.put('long', Readable.from([long.subarray(0, 5), long.subarray(5)]));
    assert.equal(server.parts(), 2);
    assert.equal(await store.hashOf('long'), sha256(long));
    const broken = Readable.from(
      (async function* () {
        yield long;
        throw new Error('the source broke');
      })(),
    );
    await assert.rejects(store.put('half', broken), /the source broke/);
    assert.equal(await store.sizeOf('half'), null);
  });

  it('AMB-055 are read at a signed address, in ranges, under their name, and by nobody who changes it', async () => {
    await store.put('signed', FIRST);
    const url = store.signDownload('signed', {
      filename: 'Älteste (1).pdf',
      contentType: 'application/pdf',
      inline: true,
    });
    const answer = await fetch(url, { headers: { range: 'bytes=0-3' } });
    assert.deepEqual([answer.status, await answer.text()], [206, '%PDF']);
    assert.equal(answer.headers.get('content-type'), 'application/pdf');
    assert.match(answer.headers.get('content-disposition') ?? '', /^inline; .*%C3%84lteste%20%281%29\.pdf/);
    assert.equal((await fetch(url.replace('files/signed', 'files/other'))).status, 403);
  });
});

describe('a form for a bucket', () => {
  it('API-008 takes one file within its limit, and no other key or policy', async () => {
    const form = await store.createUploadForm('doc/upload', { maxBytes: LIMIT });
    assert.equal(await post(form, Buffer.alloc(LIMIT + 1)), 400);
    assert.equal(await post({ ...form, fields: { ...form.fields, key: 'files/doc' } }, FIRST), 403);
    assert.equal(await post({ ...form, fields: { ...form.fields, Policy: 'e30=' } }, FIRST), 403);
    assert.equal(await store.takeArrival('doc/upload', async () => undefined), false);
    assert.equal(await post(form, FIRST), 204);
  });

  it('AMB-131 brings a file to where no form reaches, and what is posted later changes nothing', async () => {
    const form = await store.createUploadForm('doc2/upload', { maxBytes: LIMIT });
    assert.equal(await store.hasArrival('doc2/upload'), false);
    assert.equal(await post(form, FIRST), 204);
    assert.equal(await store.hasArrival('doc2/upload'), true);
    const found: Pick<ReceivedFile, 'hash' | 'size'>[] = [];
    const take = () =>
      store.takeArrival('doc2/upload', async (file) => {
        found.push({ hash: file.hash, size: file.size });
        // Another post between the look at the file and its acceptance.
        await post(form, SECOND);
        await file.moveTo('doc2');
      });
    assert.equal(await take(), true);
    assert.deepEqual(found, [{ hash: sha256(FIRST), size: FIRST.length }]);
    assert.deepEqual(await contentOf('doc2'), FIRST);
    assert.equal(await post(form, SECOND), 204);
    assert.equal(await store.hashOf('doc2'), sha256(FIRST));
    assert.deepEqual(
      [...server.objects.keys()].filter((key) => key.startsWith('arrivals/')),
      [],
    );
  });
});

describe('a store that fails', () => {
  it('is SERVICE_UNAVAILABLE while it is broken, silent, away or not itself, and nothing is lost', async () => {
    await store.put('kept', FIRST);
    for (const mode of ['broken', 'silent'] as const) {
      server.mode = mode;
      await assert.rejects(hasty.sizeOf('kept'), { code: 'SERVICE_UNAVAILABLE' });
      await assert.rejects(hasty.put('kept', SECOND), { code: 'SERVICE_UNAVAILABLE' });
    }
    server.mode = 'ok';
    assert.deepEqual(await contentOf('kept'), FIRST);
    for (const mode of ['foreign', 'forbidden'] as const) {
      server.mode = mode;
      await assert.rejects(hasty.sizeOf('kept'), { code: 'SERVICE_UNAVAILABLE' }, mode);
      await assert.rejects(hasty.put('kept', SECOND), { code: 'SERVICE_UNAVAILABLE' }, mode);
    }
    for (const mode of ['foreign', 'forbidden', 'gone', 'cut', 'stalled'] as const) {
      server.mode = mode;
      await assert.rejects(contentOf('kept', hasty), { code: 'SERVICE_UNAVAILABLE' }, mode);
    }
    server.mode = 'ok';
    assert.deepEqual(await contentOf('kept'), FIRST);
    const away = await openS3Store({ ...address(), endpoint: 'http://127.0.0.1:9', workFolder });
    await assert.rejects(away.hashOf('kept'), { code: 'SERVICE_UNAVAILABLE' });
  });

  it('keeps what a form brought while its answers stop in the middle or come from elsewhere, and gives it later', async () => {
    const form = await store.createUploadForm('doc3/upload', { maxBytes: LIMIT });
    assert.equal(await post(form, FIRST), 204);
    for (const mode of ['foreign', 'forbidden', 'cut', 'stalled'] as const) {
      server.mode = mode;
      const taken = hasty.takeArrival('doc3/upload', (file) => file.moveTo('doc3'));
      await assert.rejects(taken, { code: 'SERVICE_UNAVAILABLE' }, mode);
    }
    server.mode = 'ok';
    assert.equal(await store.sizeOf('doc3'), null);
    assert.equal(await store.takeArrival('doc3/upload', (file) => file.moveTo('doc3')), true);
    assert.deepEqual(await contentOf('doc3'), FIRST);
  });

  it('is refused at the start, with what an operator has to change', async () => {
    const check = (change: object = {}) => {
      const changed = { ...address(), ...change };
      return checkBucket(createStoreClient({ ...changed, timeoutMs: 300 }), changed, systemClock);
    };
    await check();
    await assert.rejects(check({ bucket: 'elsewhere' }), /there is no such bucket/);
    await assert.rejects(check({ region: 'us-east-1' }), /the region is wrong/);
    await assert.rejects(check({ endpoint: 'http://127.0.0.1:9' }), /does not answer/);
    process.env['AWS_SECRET_ACCESS_KEY'] = 'wrong';
    await assert.rejects(check(), /the secret of the access key is wrong/).finally(() => {
      process.env['AWS_SECRET_ACCESS_KEY'] = IDENTITY.secretAccessKey;
    });
    server.mode = 'late';
    await assert.rejects(check(), /clock of this machine is 60 minutes from the store's/);
    server.mode = 'ok';
    await checkCors(address(), PAGES);
    server.mode = 'corsless';
    await assert.rejects(checkCors(address(), PAGES), /CORS rules must allow POST and GET/);
  });

  it('fails each look at it until it is itself again', async () => {
    const look = await createBucketLook(createStoreClient({ ...address(), timeoutMs: 300 }), address());
    await look(AbortSignal.timeout(4000));
    for (const [mode, reason] of [
      ['broken', /answers 503/],
      ['silent', /does not answer/],
      ['forbidden', /may not/],
      ['gone', /there is no such bucket/],
      ['foreign', /does not give back/],
      ['cut', /does not answer/],
    ] as const) {
      server.mode = mode;
      await assert.rejects(look(AbortSignal.timeout(4000)), reason, mode);
    }
    server.mode = 'ok';
    await look(AbortSignal.timeout(4000));
  });
});

import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
} from '@aws-sdk/client-s3';
import { systemClock } from '../../server/src/platform/clock.ts';
import type { UploadForm } from '../../server/src/storage/object-store.ts';
import { checkBucket, checkCors } from '../../server/src/storage/s3-check.ts';
import { PART_BYTES } from '../../server/src/storage/s3-parts.ts';
import { createStoreClient, openS3Store, type BucketAddress } from '../../server/src/storage/s3-store.ts';

const PAGES = 'https://assay.test';
const HOUR = 3_600_000;
const [FIRST, SECOND] = [Buffer.from('%PDF-1.7 the first'), Buffer.from('%PDF-1.7 another one')];
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Makes a bucket as docs/operations.md describes it, for pages of any origin. */
export async function makeBucket(address: BucketAddress): Promise<void> {
  const client = createStoreClient(address);
  const { bucket: Bucket } = address;
  const expire = (Prefix: string) => ({
    ID: Prefix,
    Filter: { Prefix },
    Status: 'Enabled' as const,
    Expiration: { Days: 2 },
  });
  await client.send(new CreateBucketCommand({ Bucket }));
  await client.send(
    new PutBucketCorsCommand({
      Bucket,
      CORSConfiguration: {
        CORSRules: [
          {
            AllowedOrigins: ['*'],
            AllowedMethods: ['GET', 'POST'],
            AllowedHeaders: ['range'],
            ExposeHeaders: ['content-range', 'content-length', 'etag'],
          },
        ],
      },
    }),
  );
  await client.send(
    new PutBucketLifecycleConfigurationCommand({
      Bucket,
      LifecycleConfiguration: { Rules: [expire('upload/'), expire('arrivals/')] },
    }),
  );
  client.destroy();
}

async function post({ url, fields }: UploadForm, bytes: Buffer): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a.pdf');
  return (await fetch(url, { method: 'POST', body: form })).status;
}

/** What the check of a bucket at the start says; nothing where it has no objection. */
async function refusalOf(address: BucketAddress, clock = systemClock): Promise<string> {
  const client = createStoreClient(address);
  return checkBucket(client, address, clock)
    .then(
      () => '',
      (error: unknown) => String(error),
    )
    .finally(() => client.destroy());
}

/** Uses everything of a store that the suite uses, and what must be refused. @returns what is not as it should be */
export async function checkStore(address: BucketAddress): Promise<string[]> {
  const wrong: string[] = [];
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      wrong.push(`${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(wanted)}`);
  };
  expect('a bucket that fits', await refusalOf(address), '');
  const elsewhere = await refusalOf({ ...address, bucket: 'elsewhere' });
  expect('another bucket', elsewhere.includes('there is no such bucket'), true);
  const late = await refusalOf(address, () => new Date(Date.now() + HOUR));
  expect('a clock an hour off', late.includes('60 minutes from the store'), true);
  await checkCors(address, PAGES);
  const workFolder = mkdtempSync(join(tmpdir(), 'assay-soak-store-'));
  const store = await openS3Store({ ...address, workFolder });
  try {
    await store.put('one/ä key', FIRST);
    expect('hash', await store.hashOf('one/ä key'), sha256(FIRST));
    const read = await store.withLocalFile('one/ä key', async (path) => readFileSync(path).equals(FIRST));
    expect('content', read, true);
    const long = randomBytes(2 * PART_BYTES + 7);
    await store.put('long', Readable.from([long.subarray(0, 5), long.subarray(5)]));
    expect('hash of parts', await store.hashOf('long'), sha256(long));

    const signed = store.signDownload('one/ä key', { filename: 'Ä (1).pdf', contentType: 'application/pdf' });
    const range = await fetch(signed, { headers: { range: 'bytes=0-3' } });
    expect('range', [range.status, await range.text()], [206, '%PDF']);
    expect('type', range.headers.get('content-type'), 'application/pdf');
    expect('altered address', (await fetch(signed.replace('files/one', 'files/two'))).status, 403);

    const form = await store.createUploadForm('doc/upload', { maxBytes: 100 });
    const altered = (fields: object) => post({ ...form, fields: { ...form.fields, ...fields } }, FIRST);
    expect('file over its limit', await post(form, Buffer.alloc(101)), 400);
    expect('form for another key', await altered({ key: 'files/doc' }), 403);
    expect('form with another policy', await altered({ Policy: 'e30=' }), 403);
    expect('arrival before a post', await store.hasArrival('doc/upload'), false);
    expect('post', await post(form, FIRST), 204);
    const isTaken = await store.takeArrival('doc/upload', async (file) => {
      expect('hash of what arrived', file.hash, sha256(FIRST));
      await post(form, SECOND);
      await file.moveTo('doc');
    });
    expect('taken', isTaken, true);
    await post(form, SECOND);
    expect('file after later posts', await store.hashOf('doc'), sha256(FIRST));
    await store.remove('doc');
    expect('removed', await store.sizeOf('doc'), null);
    for (const key of ['one/ä key', 'long']) await store.remove(key);
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
  return wrong;
}

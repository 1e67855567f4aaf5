import { randomUUID } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { MAX_CLOCK_SKEW_MS, type Clock } from '../platform/clock.ts';
import { statusOfStore } from './s3-errors.ts';
import { bucketUrl, type BucketAddress } from './s3-store.ts';
import type { LookAtStore } from './store-watch.ts';

const ANSWER_MS = 10_000;

/** What an operator can do, by the code that the store answers. */
const EXPLAINED: Readonly<Record<string, string>> = {
  CredentialsProviderError: 'no credentials are found: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY',
  NoSuchBucket: 'there is no such bucket',
  InvalidAccessKeyId: 'the store does not know the access key: AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'the secret of the access key is wrong: AWS_SECRET_ACCESS_KEY',
  AccessDenied: 'the credentials may not read and write it',
  AuthorizationHeaderMalformed: 'the region is wrong',
  PermanentRedirect: 'the region is wrong',
  RequestTimeTooSkewed: 'the clock of this machine differs from that of the store',
};

function explain(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  const known = EXPLAINED[name];
  if (known !== undefined) return known;
  const status = statusOfStore(error);
  if (status === 404) return 'there is no such bucket';
  if (status === 301 || status === 400) return 'the region is wrong';
  if (status === 403) return 'the credentials may not use it';
  if (status === undefined) return 'the store does not answer';
  return `the store answers ${status}`;
}

/**
 * Checks that a bucket can be written, read and emptied, and that the clocks agree.
 * @throws Error that says what an operator has to change
 */
export async function checkBucket(client: S3Client, address: BucketAddress, clock: Clock): Promise<void> {
  const { bucket: Bucket } = address;
  const name = `The bucket ${Bucket} of STORAGE_URL cannot be used`;
  await checkClock(address, clock, name);
  const probe = { Bucket, Key: `arrivals/probe-${randomUUID()}` };
  const written = randomUUID();
  let found: string | undefined;
  try {
    await client.send(new PutObjectCommand({ ...probe, Body: Buffer.from(written) }));
    found = await (await client.send(new GetObjectCommand(probe))).Body?.transformToString();
    await client.send(new DeleteObjectCommand(probe));
  } catch (error) {
    throw new Error(`${name}: ${explain(error)}.`, { cause: error });
  }
  if (found !== written) throw new Error(`${name}: it does not give back what was written to it.`);
}

/** The object that looks at a bucket read. Each start writes it, because a missing one looks like a missing right. */
const LOOKED_AT = 'files/looked-at';

/** Makes a look at a bucket: whether it gives back an object. Writing each time would fill a bucket that keeps versions. */
export async function createBucketLook(
  client: S3Client,
  { bucket: Bucket }: BucketAddress,
): Promise<LookAtStore> {
  const object = { Bucket, Key: LOOKED_AT };
  await client.send(new PutObjectCommand({ ...object, Body: LOOKED_AT }));
  return async (abortSignal) => {
    let found: string | undefined;
    try {
      found = await (
        await client.send(new GetObjectCommand(object), { abortSignal })
      ).Body?.transformToString();
    } catch (error) {
      throw new Error(`The bucket ${Bucket} cannot be read: ${explain(error)}.`, { cause: error });
    }
    if (found !== LOOKED_AT)
      throw new Error(`The bucket ${Bucket} does not give back what was written to it.`);
  };
}

/** @throws Error when a bucket holds files, or may not be listed */
export async function assertEmptyBucket(client: S3Client, { bucket: Bucket }: BucketAddress): Promise<void> {
  const name = `The bucket ${Bucket}`;
  const found = await client
    .send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }))
    .catch((error: unknown) =>
      Promise.reject(new Error(`${name} cannot be listed: ${explain(error)}.`, { cause: error })),
    );
  if ((found.KeyCount ?? found.Contents?.length ?? 0) > 0)
    throw new Error(`${name} is not empty: a new one is needed.`);
}

/** A client of the SDK corrects its own clock; forms and addresses are signed with this machine's. */
async function checkClock(address: BucketAddress, clock: Clock, name: string): Promise<void> {
  let date: string | null;
  try {
    const answer = await fetch(new URL('/', bucketUrl(address)), {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    date = answer.headers.get('date');
  } catch (error) {
    throw new Error(`${name}: the store does not answer.`, { cause: error });
  }
  const skew = date === null ? 0 : clock().getTime() - Date.parse(date);
  if (Math.abs(skew) > MAX_CLOCK_SKEW_MS)
    throw new Error(
      `${name}: the clock of this machine is ${Math.round(skew / 60_000)} minutes from the store's.`,
    );
}

/** What pages do with a bucket from their origin: post forms, and read ranges of files. */
const FROM_PAGES = [
  { method: 'POST', path: '/', headers: '' },
  { method: 'GET', path: '/files/any', headers: 'range' },
] as const;

/** Checks that a bucket answers pages of this origin (CORS). @throws Error with the rule that is missing */
export async function checkCors(address: BucketAddress, pageOrigin: string): Promise<void> {
  for (const { method, path, headers } of FROM_PAGES) {
    const answer = await fetch(`${bucketUrl(address)}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: pageOrigin,
        'access-control-request-method': method,
        ...(headers === '' ? {} : { 'access-control-request-headers': headers }),
      },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const origin = answer.headers.get('access-control-allow-origin');
    const methods = answer.headers.get('access-control-allow-methods') ?? '';
    if ((origin === '*' || origin === pageOrigin) && methods.includes(method)) continue;
    throw new Error(
      `The bucket ${address.bucket} refuses pages of ${pageOrigin}: its CORS rules must allow POST and GET with the header range from there (docs/operations.md).`,
    );
  }
}

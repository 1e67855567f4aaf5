import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { AppError } from '@assay/shared/domain';
import { LRUCache } from 'lru-cache';
import { systemClock, type Clock } from '../platform/clock.ts';
import { withTemporaryFile } from '../platform/files.ts';
import {
  FORM_LIFETIME_SECONDS,
  type ObjectStore,
  type ReceivedFile,
  type SignedDownload,
  type UploadForm,
} from './object-store.ts';
import { presignDownload, type AwsCredentials } from './presigned-address.ts';
import { translateStoreError } from './s3-errors.ts';
import { encodeKey, S3Objects } from './s3-objects.ts';
import { writeLimited } from './write-limited.ts';

/** An S3-compatible store and the bucket of this installation in it. */
export interface BucketAddress {
  readonly bucket: string;
  readonly region: string;
  /** Of a store other than AWS. */
  readonly endpoint?: string | undefined;
}

export interface S3StoreOptions extends BucketAddress {
  /** For temporary files. */
  readonly workFolder: string;
  readonly clock?: Clock;
  /** Milliseconds without an answer, or without anything more of one, after which a call has failed. */
  readonly timeoutMs?: number;
}

/** Where the objects lie: a form covers only what is below `upload/`, so it can never replace a file (AMB-131). */
const PREFIX = { upload: 'upload/', file: 'files/', arrival: 'arrivals/' } as const;

const TIMEOUT_MS = 15_000;
const CONNECT_MS = 3000;
/** Milliseconds before their end at which credentials that expire are asked for again. */
const RENEW_BEFORE = 5 * 60_000;
const RENEW_EVERY = 60_000;
const MAX_CACHED = 10_000;

/** Files in a bucket. */
export interface S3Store extends ObjectStore {
  /** Origins to which browsers post files, and from which they read them. */
  readonly origins: readonly string[];
  /**
   * Takes what a form has brought: copies that very version to where no form reaches, hashes the copy and gives `use` the
   * file. Whatever is posted with the form later changes nothing.
   * @returns false where nothing has been posted
   */
  takeArrival(key: string, use: (file: ReceivedFile) => Promise<void>): Promise<boolean>;
}

/** The client of a store. Credentials come from where the SDK looks for them: environment, files, the machine's role. */
export function createStoreClient({
  endpoint,
  region,
  timeoutMs = TIMEOUT_MS,
}: Omit<S3StoreOptions, 'workFolder' | 'bucket'>): S3Client {
  return new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Stores besides AWS do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
      // An answer that stops in the middle of a file.
      socketTimeout: timeoutMs,
    },
  });
}

/** The address of a bucket. */
export function bucketUrl({ bucket, region, endpoint }: BucketAddress): string {
  return endpoint === undefined
    ? `https://${bucket}.s3.${region}.amazonaws.com`
    : `${endpoint.replace(/\/$/, '')}/${bucket}`;
}

type Credentials = AwsCredentials & { readonly expiration?: Date };

class BucketStore implements S3Store {
  readonly origins: readonly string[];
  readonly #options: S3StoreOptions;
  readonly #base: string;
  readonly #objects: S3Objects;
  readonly #hashes = new LRUCache<string, { readonly version: string; readonly hash: string }>({
    max: MAX_CACHED,
  });
  #credentials: Credentials;

  constructor(options: S3StoreOptions, client: S3Client, credentials: Credentials) {
    this.#options = options;
    this.#base = bucketUrl(options);
    this.origins = [new URL(this.#base).origin];
    this.#objects = new S3Objects(client, options.bucket);
    this.#credentials = credentials;
    setInterval(() => this.#renewCredentials(), RENEW_EVERY).unref();
  }

  #renewCredentials(): void {
    const expires = this.#credentials.expiration?.getTime() ?? Infinity;
    if (expires - Date.now() > RENEW_BEFORE) return;
    this.#objects.client.config.credentials().then(
      (renewed) => (this.#credentials = renewed),
      () => undefined,
    );
  }

  async hasRoom(): Promise<boolean> {
    return true;
  }

  async createUploadForm(key: string, { maxBytes }: { readonly maxBytes: number }): Promise<UploadForm> {
    const { client, bucket: Bucket } = this.#objects;
    const { url, fields } = await createPresignedPost(client, {
      Bucket,
      Key: PREFIX.upload + key,
      Conditions: [['content-length-range', 0, maxBytes]],
      Expires: FORM_LIFETIME_SECONDS,
    });
    return { url, fields };
  }

  receive(content: Readable, maxBytes: number, use: (file: ReceivedFile) => Promise<void>): Promise<void> {
    return this.#withTemporary(async (temporary) => {
      const written = await writeLimited(temporary, content, maxBytes);
      await use({ ...written, moveTo: (key) => this.putFile(key, temporary) });
    });
  }

  #withTemporary<Result>(use: (path: string) => Promise<Result>): Promise<Result> {
    return withTemporaryFile(path.join(this.#options.workFolder, 'stored'), use);
  }

  async takeArrival(key: string, use: (file: ReceivedFile) => Promise<void>): Promise<boolean> {
    const objects = this.#objects;
    const uploaded = PREFIX.upload + key;
    const posted = await objects.head(uploaded);
    if (posted === null) return false;
    const aside = PREFIX.arrival + randomUUID();
    try {
      await objects.copy(uploaded, posted.tag, aside);
      const copied = await objects.head(aside);
      if (copied === null) throw new AppError('NOT_FOUND', { identifier: key });
      const moveTo = (target: string) => objects.copy(aside, copied.tag, PREFIX.file + target);
      await use({ hash: await objects.hash(aside, copied.tag), size: copied.size, moveTo });
    } finally {
      await objects.remove(aside);
    }
    await objects.remove(uploaded);
    return true;
  }

  put(key: string, content: Uint8Array | Readable): Promise<void> {
    return this.#objects.put(PREFIX.file + key, content);
  }

  putFile(key: string, file: string): Promise<void> {
    return this.put(key, createReadStream(file));
  }

  async sizeOf(key: string): Promise<number | null> {
    return (await this.#objects.head(PREFIX.file + key))?.size ?? null;
  }

  async hasArrival(key: string): Promise<boolean> {
    return (await this.#objects.head(PREFIX.upload + key)) !== null;
  }

  async hashOf(key: string): Promise<string> {
    const found = await this.#objects.head(PREFIX.file + key);
    if (found === null) throw new AppError('NOT_FOUND', { identifier: key });
    const version = `${found.size}:${found.tag}`;
    const cached = this.#hashes.get(key);
    if (cached?.version === version) return cached.hash;
    const hash = await this.#objects.hash(PREFIX.file + key, found.tag);
    this.#hashes.set(key, { version, hash });
    return hash;
  }

  withLocalFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result> {
    return this.#withTemporary(async (temporary) => {
      const content = await this.#objects.read(PREFIX.file + key);
      try {
        await pipeline(content, createWriteStream(temporary, { flags: 'wx', mode: 0o600 }));
      } catch (error) {
        throw translateStoreError(error, key);
      }
      return use(temporary);
    });
  }

  remove(key: string): Promise<void> {
    return this.#objects.remove(PREFIX.file + key);
  }

  signDownload(key: string, download: SignedDownload): string {
    const { region, clock = systemClock } = this.#options;
    const url = new URL(`${this.#base}/${encodeKey(PREFIX.file + key)}`);
    return presignDownload({ url, region, credentials: this.#credentials, download, now: clock() });
  }
}

/** Opens a bucket. @throws Error when no credentials are found */
export async function openS3Store(options: S3StoreOptions): Promise<S3Store> {
  const client = createStoreClient(options);
  return new BucketStore(options, client, await client.config.credentials());
}

import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { DownloadGrant, ObjectStore, StoredObject, UploadForm, UploadGrant } from './object-store.ts';
import { ACCESS_KEY_ID, BUCKET, REGION } from './upload-policy.ts';

export interface FolderStoreOptions {
  readonly folder: string;
  /** Signs forms and addresses; whoever holds it may read and write everything. */
  readonly secret: string;
  /** Origin under which `/files` is reached; empty for the page's own. */
  readonly publicUrl: string;
  readonly clock?: () => Date;
}

/** What a signed address says about a download. */
export interface Download {
  readonly key: string;
  readonly contentType: string;
  readonly fileName: string | undefined;
}

export const FILES_PATH = '/files';

/** Objects in a folder, behind the same signed form that S3 takes, so that the browser's side is one. */
export class FolderStore implements ObjectStore {
  readonly secret: string;
  readonly clock: () => Date;
  readonly #folder: string;
  readonly #publicUrl: string;
  readonly #signer: S3Client;

  constructor({ folder, secret, publicUrl, clock = () => new Date() }: FolderStoreOptions) {
    this.secret = secret;
    this.clock = clock;
    this.#folder = folder;
    this.#publicUrl = publicUrl;
    this.#signer = new S3Client({
      region: REGION,
      // Never called: only the form is made, here.
      endpoint: 'http://files.invalid',
      forcePathStyle: true,
      credentials: { accessKeyId: ACCESS_KEY_ID, secretAccessKey: secret },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async signUpload(key: string, { maxBytes, expiresInSeconds }: UploadGrant): Promise<UploadForm> {
    const { fields } = await createPresignedPost(this.#signer, {
      Bucket: BUCKET,
      Key: key,
      Conditions: [['content-length-range', 1, maxBytes]],
      Expires: expiresInSeconds,
    });
    return { url: `${this.#publicUrl}${FILES_PATH}`, fields };
  }

  async signDownload(key: string, { expiresInSeconds, contentType, fileName }: DownloadGrant): Promise<string> {
    const expires = Math.floor(this.clock().getTime() / 1000) + expiresInSeconds;
    const query = new URLSearchParams({ key, expires: String(expires), type: contentType });
    if (fileName !== undefined) query.set('name', fileName);
    query.set('signature', this.#sign(query));
    return `${this.#publicUrl}${FILES_PATH}?${query}`;
  }

  /** Reads a signed address back: null when it was altered or has expired. */
  readDownload(address: URLSearchParams): Download | null {
    const query = new URLSearchParams(address);
    const given = Buffer.from(query.get('signature') ?? '');
    query.delete('signature');
    const expected = Buffer.from(this.#sign(query));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    if (Number(query.get('expires')) * 1000 <= this.clock().getTime()) return null;
    const key = query.get('key');
    return key === null
      ? null
      : { key, contentType: query.get('type') ?? 'application/octet-stream', fileName: query.get('name') ?? undefined };
  }

  async put(key: string, content: Buffer): Promise<void> {
    const unfinished = await this.reserve();
    await this.#write(unfinished, content);
    await this.keep(unfinished, key);
  }

  async read(key: string): Promise<Readable | null> {
    return (await this.head(key)) === null ? null : createReadStream(this.pathOf(key));
  }

  async head(key: string): Promise<StoredObject | null> {
    try {
      const { size } = await stat(this.pathOf(key));
      return { size };
    } catch {
      return null;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    if ((await this.head(key)) === null) throw new Error(`there is no stored file under ${key}`);
    return work(this.pathOf(key));
  }

  /** Where an object lies. A hash of its key: nothing of what a user typed becomes a path. */
  pathOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex');
    return join(this.#folder, 'objects', name.slice(0, 2), name);
  }

  /** A path for bytes that are still coming in. */
  async reserve(): Promise<string> {
    const folder = join(this.#folder, 'unfinished');
    await mkdir(folder, { recursive: true });
    return join(folder, randomUUID());
  }

  /** Makes finished, synced bytes the object; in one step, so nobody ever sees half of one. */
  async keep(unfinished: string, key: string): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    await rename(unfinished, path);
    const folder = await open(dirname(path), 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  async #write(path: string, content: Buffer): Promise<void> {
    const file = await open(path, 'w');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  #sign(query: URLSearchParams): string {
    return createHmac('sha256', `download:${this.secret}`).update(query.toString()).digest('base64url');
  }
}

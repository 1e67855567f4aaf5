import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { AppError } from '@assay/shared/domain';
import { writeDurably } from './durable-file.ts';
import type { ObjectStore } from './object-store.ts';
import { signAddress } from './signed-address.ts';
import type { SigningIdentity } from './upload-policy.ts';

/** Seconds in which an announced upload may begin. */
const FORM_LIFETIME_SECONDS = 60 * 60;

export interface FolderStoreOptions {
  /** Where the files lie. */
  readonly folder: string;
  /** Path under which the routes of this store are mounted, e.g. `/files`. */
  readonly mountedAt: string;
  readonly identity: SigningIdentity;
  readonly clock?: () => Date;
}

/** Files in a folder, behind the same signed form that an S3-compatible store takes. */
export interface FolderStore extends ObjectStore {
  readonly identity: SigningIdentity;
  /** Writes a stream of at most `maxBytes` under the key; nothing stays when it is longer. Answers the size. */
  receive(key: string, content: Readable, maxBytes: number): Promise<number>;
  /** Where the file of a key lies below the folder. */
  relativePathOf(key: string): string;
}

/** A file's path is the hash of its key: whatever a key holds, no path of a user reaches the disk. */
function relativePathOf(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return path.join(hash.slice(0, 2), hash);
}

function notFound(key: string, cause: unknown): AppError {
  return new AppError('NOT_FOUND', { identifier: key, cause });
}

/** Stops a stream that grows beyond its limit. */
function limitTo(maxBytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > maxBytes ? new AppError('FILE_TOO_LARGE') : null, chunk);
    },
  });
}

async function putDurably(place: string, bytes: Uint8Array): Promise<void> {
  await writeDurably(place, async (unfinished) => {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
  });
}

async function copyDurably(place: string, file: string): Promise<void> {
  await writeDurably(place, (unfinished) =>
    pipeline(
      createReadStream(file),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    ),
  );
}

/** Opens a store in a folder. Files are written beside their place, synced, then renamed into it. */
export function createFolderStore({
  folder,
  mountedAt,
  identity,
  clock = () => new Date(),
}: FolderStoreOptions): FolderStore {
  const pathOf = (key: string) => path.join(folder, relativePathOf(key));
  const signer = new S3Client({
    region: identity.region,
    endpoint: 'http://assay.invalid',
    forcePathStyle: true,
    credentials: { accessKeyId: identity.accessKeyId, secretAccessKey: identity.secretAccessKey },
  });

  return {
    identity,
    relativePathOf,
    async createUploadForm(key, { maxBytes }) {
      const { fields } = await createPresignedPost(signer, {
        Bucket: identity.bucket,
        Key: key,
        Conditions: [['content-length-range', 0, maxBytes]],
        Expires: FORM_LIFETIME_SECONDS,
      });
      return { url: `${mountedAt}/${identity.bucket}`, fields };
    },
    receive: (key, content, maxBytes) =>
      writeDurably(pathOf(key), (unfinished) =>
        pipeline(
          content,
          limitTo(maxBytes),
          createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
        ),
      ),
    put: (key, bytes) => putDurably(pathOf(key), bytes),
    putFile: (key, file) => copyDurably(pathOf(key), file),
    read: (key) => readFile(pathOf(key)).catch((error: unknown) => Promise.reject(notFound(key, error))),
    async stream(key) {
      await stat(pathOf(key)).catch((error: unknown) => Promise.reject(notFound(key, error)));
      return createReadStream(pathOf(key));
    },
    sizeOf: (key) =>
      stat(pathOf(key)).then(
        ({ size }) => size,
        () => null,
      ),
    withLocalFile: (key, use) => use(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    signDownload: (key, download) =>
      signAddress({
        base: `${mountedAt}/${identity.bucket}`,
        secret: identity.secretAccessKey,
        key,
        download,
        now: clock(),
      }),
  };
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { AppError, LOAD_LIMITS } from '@assay/shared/domain';
import { systemClock, type Clock } from '../platform/clock.ts';
import { moveFileDurably, withTemporaryFile, writeFileAtomically } from '../platform/files.ts';
import { createFileHashes } from './file-hashes.ts';
import { FORM_LIFETIME_SECONDS, type ObjectStore } from './object-store.ts';
import { signAddress } from './signed-address.ts';
import type { SigningIdentity } from './upload-policy.ts';
import { writeLimited } from './write-limited.ts';

export interface FolderStoreOptions {
  /** Folder of the files. */
  readonly folder: string;
  /** Path under which the routes of this store are mounted, e.g. `/files`. */
  readonly mountedAt: string;
  readonly identity: SigningIdentity;
  readonly clock?: Clock;
  /** Bytes of the disk that stay free. */
  readonly reserveBytes?: number;
}

/** Files in a folder, behind the same signed form that an S3-compatible store takes. */
export interface FolderStore extends ObjectStore {
  readonly identity: SigningIdentity;
  /** Path of a key's file below the folder. */
  relativePathOf(key: string): string;
}

/** A file's path is the hash of its key, so that no text of a user becomes a path. */
export function relativePathOf(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return path.join(hash.slice(0, 2), hash);
}

function notFound(key: string, cause: unknown): AppError {
  return new AppError('NOT_FOUND', { identifier: key, cause });
}

/** Free bytes on the disk of a folder. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Opens a store in a folder. */
export function createFolderStore({
  folder,
  mountedAt,
  identity,
  clock = systemClock,
  reserveBytes = LOAD_LIMITS.diskReserveBytes,
}: FolderStoreOptions): FolderStore {
  const pathOf = (key: string) => path.join(folder, relativePathOf(key));
  const hashes = createFileHashes();
  const hasRoom = async (bytes = 0) => (await freeBytes(folder)) - bytes >= reserveBytes;
  const signer = new S3Client({
    region: identity.region,
    endpoint: 'http://assay.invalid',
    forcePathStyle: true,
    credentials: { accessKeyId: identity.accessKeyId, secretAccessKey: identity.secretAccessKey },
  });

  return {
    identity,
    relativePathOf,
    hasRoom,
    async createUploadForm(key, { maxBytes }) {
      const { fields } = await createPresignedPost(signer, {
        Bucket: identity.bucket,
        Key: key,
        Conditions: [['content-length-range', 0, maxBytes]],
        Expires: FORM_LIFETIME_SECONDS,
      });
      return { url: `${mountedAt}/${identity.bucket}`, fields };
    },
    receive: (content, maxBytes, use) =>
      withTemporaryFile(path.join(folder, 'incoming', 'upload'), async (temporary) => {
        const written = await writeLimited(temporary, content, maxBytes);
        // Files that arrive together have each seen the same free room.
        if (!(await hasRoom())) throw new AppError('STORAGE_FULL');
        await use({ ...written, moveTo: (key) => moveFileDurably(temporary, pathOf(key)) });
      }),
    put: (key, content) => writeFileAtomically(pathOf(key), content),
    putFile: (key, file) => writeFileAtomically(pathOf(key), createReadStream(file)),
    sizeOf: (key) =>
      stat(pathOf(key)).then(
        ({ size }) => size,
        () => null,
      ),
    // The request that brings a file also takes it.
    hasArrival: async () => false,
    hashOf: (key) => hashes.of(pathOf(key)).catch((error: unknown) => Promise.reject(notFound(key, error))),
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

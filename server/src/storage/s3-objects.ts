import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { NotOfAStore, requireTag, statusOfStore, translateStoreError } from './s3-errors.ts';
import { uploadInParts } from './s3-parts.ts';

/** Encodes the parts of an object's key, not the slashes between them. */
export const encodeKey = (key: string) => key.split('/').map(encodeURIComponent).join('/');

/** The objects of a bucket. Failures are AppErrors where the caller can do something: NOT_FOUND, SERVICE_UNAVAILABLE. */
export class S3Objects {
  readonly client: S3Client;
  readonly bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.client = client;
    this.bucket = bucket;
  }

  async #attempt<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw translateStoreError(error, key);
    }
  }

  /** Size in bytes and ETag; null where there is no such object. */
  async head(Key: string): Promise<{ size: number; tag: string } | null> {
    try {
      const found = await this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key }));
      return { size: found.ContentLength ?? 0, tag: requireTag(found.ETag) };
    } catch (error) {
      if (statusOfStore(error) === 404) return null;
      throw translateStoreError(error, Key);
    }
  }

  /** The content of an object or, with its ETag, of that version only. */
  read(Key: string, tag?: string): Promise<Readable> {
    return this.#attempt(Key, async () => {
      const { Body, ETag } = await this.client.send(
        new GetObjectCommand({ Bucket: this.bucket, Key, IfMatch: tag }),
      );
      if (!(Body instanceof Readable)) throw new NotOfAStore('The store sent no content.');
      if (ETag === undefined || (tag !== undefined && ETag !== tag)) {
        Body.destroy();
        throw new NotOfAStore('The store sent another version than the one that was asked for.');
      }
      return Body;
    });
  }

  /** SHA-256 in hex of one version. */
  async hash(key: string, tag: string): Promise<string> {
    const digest = createHash('sha256');
    const content = await this.read(key, tag);
    await this.#attempt(key, () => pipeline(content, digest));
    return digest.digest('hex');
  }

  put(Key: string, content: Uint8Array | Readable): Promise<void> {
    return this.#attempt(Key, () => uploadInParts(this.client, { Bucket: this.bucket, Key }, content));
  }

  /** Copies one version within the store. */
  async copy(from: string, tag: string, to: string): Promise<void> {
    const CopySource = `${this.bucket}/${encodeKey(from)}`;
    const names = { Bucket: this.bucket, Key: to, CopySource, CopySourceIfMatch: tag };
    await this.#attempt(from, async () => {
      const { CopyObjectResult } = await this.client.send(new CopyObjectCommand(names));
      requireTag(CopyObjectResult?.ETag);
    });
  }

  async remove(Key: string): Promise<void> {
    await this.#attempt(Key, () => this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key })));
  }
}

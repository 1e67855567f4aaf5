import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { NotOfAStore, requireTag } from './s3-errors.ts';

/** Bytes of one part: a store allows 10,000 parts of at least 5 MiB. */
export const PART_BYTES = 8 * 1024 * 1024;

interface ObjectName {
  readonly Bucket: string;
  readonly Key: string;
}

/** Cuts a stream into parts, of which only the last may be shorter. There is at least one. */
async function* partsOf(content: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  let isFirst = true;
  for await (const chunk of content as AsyncIterable<Buffer | string>) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.length;
    while (size >= PART_BYTES) {
      const whole = Buffer.concat(chunks);
      yield whole.subarray(0, PART_BYTES);
      isFirst = false;
      chunks = [whole.subarray(PART_BYTES)];
      size -= PART_BYTES;
    }
  }
  if (size > 0 || isFirst) yield Buffer.concat(chunks);
}

/**
 * Stores bytes or a stream of any length, holding one part in memory. The object appears whole, after its last byte; an
 * upload that fails leaves nothing.
 */
export async function uploadInParts(
  client: S3Client,
  name: ObjectName,
  content: Uint8Array | Readable,
): Promise<void> {
  if (content instanceof Uint8Array) {
    requireTag((await client.send(new PutObjectCommand({ ...name, Body: content }))).ETag);
    return;
  }
  const parts = partsOf(content);
  const first = await parts.next();
  const Body = first.done === true ? Buffer.alloc(0) : first.value;
  if (Body.length < PART_BYTES) {
    requireTag((await client.send(new PutObjectCommand({ ...name, Body }))).ETag);
    return;
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(name));
  try {
    const Parts = [];
    let PartNumber = 1;
    let size = 0;
    for (let part: Buffer | undefined = Body; part !== undefined; PartNumber += 1) {
      const { ETag } = await client.send(
        new UploadPartCommand({ ...name, UploadId, PartNumber, Body: part }),
      );
      Parts.push({ ETag: requireTag(ETag), PartNumber });
      size += part.length;
      const next = await parts.next();
      part = next.done === true ? undefined : next.value;
    }
    const names = { ...name, UploadId, MultipartUpload: { Parts } };
    await client.send(new CompleteMultipartUploadCommand(names));
    // Not every store says here what it has stored: Ceph's leaves the ETag empty.
    const { ContentLength } = await client.send(new HeadObjectCommand(name));
    if (ContentLength !== size) throw new NotOfAStore('The store has not stored what was sent in parts.');
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...name, UploadId })).catch(() => undefined);
    throw error;
  }
}

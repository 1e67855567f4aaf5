import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@assay/shared/domain';

/** Writes a stream to a file and syncs it. @throws AppError FILE_TOO_LARGE */
export async function writeLimited(place: string, content: Readable, maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(size > maxBytes ? new AppError('FILE_TOO_LARGE') : null, chunk);
    },
  });
  await pipeline(content, measure, createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true }));
  return { hash: hash.digest('hex'), size };
}

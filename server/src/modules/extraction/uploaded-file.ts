import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FileFacts } from './document.repository.ts';

/** Hash, size and kind of a file. */
export async function describeFile(filePath: string): Promise<FileFacts> {
  const hash = createHash('sha256');
  let size = 0;
  let head = '';
  for await (const chunk of createReadStream(filePath) as AsyncIterable<Buffer>) {
    if (size < 1024) head += chunk.toString('latin1', 0, 1024);
    hash.update(chunk);
    size += chunk.length;
  }
  return {
    hash: hash.digest('hex'),
    size,
    mimeType: head.includes('%PDF-') ? 'application/pdf' : 'application/octet-stream',
  };
}

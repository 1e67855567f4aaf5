import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One fixed time keeps equal exports equal to the byte. */
const mtime = new Date('1980-01-01T00:00:00Z');

/** Adds an entry to a zip and waits until its content has been read. */
export type AddZipEntry = (
  name: string,
  content: Readable | string,
  options?: ZipEntryOptions,
) => Promise<void>;

interface ZipEntryOptions {
  /** False for content that is compressed already. */
  readonly compress?: boolean;
}

/**
 * A zip that is written while it is read, so that its size does not matter. A failure of `fill` or of an entry fails the
 * stream; a reader that leaves ends `fill` at its next entry.
 */
export function zipStream(fill: (add: AddZipEntry) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream;
  if (!(output instanceof Readable)) throw new TypeError('the zip library has another kind of stream');
  const left = new AbortController();
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  output.once('close', () => left.abort());
  const add: AddZipEntry = async (name, content, { compress = true } = {}) => {
    left.signal.throwIfAborted();
    const source = typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content;
    const isRead = finished(addAbortSignal(left.signal, source), { writable: false });
    zip.addReadStream(source, name, { mtime, compress });
    await isRead;
  };
  fill(add).then(() => zip.end(), fail);
  return output;
}

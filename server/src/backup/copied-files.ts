import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { hasErrorCode } from '../platform/error-code.ts';
import { TEMPORARY_FILE_NAME } from '../platform/files.ts';

export const copiedFile = z.object({
  /** Below the folder, with `/` between its parts. */
  path: z.string(),
  /** In bytes. */
  size: z.int(),
  /** SHA-256 in hex. */
  sha256: z.string(),
});
export type CopiedFile = z.output<typeof copiedFile>;

/** What belongs to a running process only. */
const OF_A_PROCESS = /^(?:instance\.lock|operator\.sock|rows\.unfinished-)/u;

/** Folders and files below a folder, as paths with `/`; none of those that `isExcluded` names. */
export async function listTree(
  folder: string,
  isExcluded: (path: string) => boolean = () => false,
): Promise<{ folders: string[]; files: string[] }> {
  const found = { folders: [] as string[], files: [] as string[] };
  const visit = async (place: string): Promise<void> => {
    for (const entry of await readdir(place, { withFileTypes: true })) {
      const path = join(place, entry.name);
      const name = relative(folder, path).split(sep).join('/');
      if (OF_A_PROCESS.test(name) || TEMPORARY_FILE_NAME.test(name) || isExcluded(name)) continue;
      if (entry.isFile()) found.files.push(name);
      if (!entry.isDirectory()) continue;
      found.folders.push(name);
      await visit(path);
    }
  };
  await visit(folder);
  return found;
}

/** Copies a file and waits until the copy is on the disk. @returns null where it has gone meanwhile */
export async function copyFile(from: string, to: string, path: string): Promise<CopiedFile | null> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    const target = createWriteStream(join(to, path), { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(createReadStream(join(from, path)), measure, target);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
  return { path, size, sha256: hash.digest('hex') };
}

/** Creates folders below a folder, in their order. */
export async function createFolders(folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await mkdir(join(folder, path), { recursive: true, mode: 0o700 });
}

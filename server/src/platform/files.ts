import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hasErrorCode } from './error-code.ts';

/** Files are for the server's own account: they hold secrets, or documents of clients. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** Ends of the names of files that are being written: this version's, and those of former versions. */
export const TEMPORARY_FILE_NAME = /\.(?:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|draft)$/u;

export type FileContent = string | Uint8Array | Readable;

/** Waits until the names in a folder are on the disk. Without this, a power cut can undo a rename. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder that only the server's own account may enter, and waits until its name is on the disk. */
export async function ensurePrivateFolder(folder: string): Promise<void> {
  const created = await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (created !== undefined) await syncFolder(path.dirname(created));
}

/** Moves a synced file to another name, replacing what has it. After a crash the file is whole under one of the two. */
export async function moveFileDurably(from: string, to: string): Promise<void> {
  await ensurePrivateFolder(path.dirname(to));
  await rename(from, to);
  await syncFolder(path.dirname(to));
}

/** Gives `use` the path of a new file beside `target`. Unless `use` moves it away, it is removed afterwards. */
export async function withTemporaryFile<Result>(
  target: string,
  use: (temporary: string) => Promise<Result>,
): Promise<Result> {
  const temporary = `${target}.${randomUUID()}`;
  await ensurePrivateFolder(path.dirname(target));
  try {
    return await use(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Writes a new file and waits until its content is on the disk. */
async function writeSynced(file: string, content: FileContent): Promise<void> {
  if (content instanceof Readable)
    await pipeline(content, createWriteStream(file, { flags: 'wx', mode: PRIVATE_FILE, flush: true }));
  else await writeFile(file, content, { flag: 'wx', mode: PRIVATE_FILE, flush: true });
}

/**
 * Writes a file whole or not at all and waits until content and name are on the disk. Readable by the server's own
 * account only.
 */
export async function writeFileAtomically(target: string, content: FileContent): Promise<void> {
  await withTemporaryFile(target, async (temporary) => {
    await writeSynced(temporary, content);
    await moveFileDurably(temporary, target);
  });
}

/**
 * Reads a text file, or creates it with `create()` if there is none. Processes that start together agree: the first
 * to create the file wins, the others read it.
 */
export async function readOrCreateFile(
  target: string,
  create: () => string | Promise<string>,
): Promise<string> {
  try {
    return await readFile(target, 'utf8');
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
  }
  const content = await create();
  await withTemporaryFile(target, async (temporary) => {
    await writeSynced(temporary, content);
    try {
      // A rename would replace the file of a process that was faster; a link refuses to.
      await link(temporary, target);
      await syncFolder(path.dirname(target));
    } catch (error) {
      if (!hasErrorCode(error, 'EEXIST')) throw error;
    }
  });
  return readFile(target, 'utf8');
}

import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readdir, readFile, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { moveDurably, syncFolder } from '../storage/durable-file.ts';

/** Makes a folder that only the server's own account may enter. */
export async function ensurePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/**
 * Makes a folder that only the server's own account may enter, or keeps others out of one that is there and of what lies
 * directly in it.
 * @returns false where the system does not let others be kept out
 */
export async function closeToOthers(folder: string): Promise<boolean> {
  await ensurePrivateFolder(folder);
  const inside = (await readdir(folder)).map((name) => join(folder, name));
  const closed = await Promise.allSettled([folder, ...inside].map(closeOne));
  return closed.every(({ status }) => status === 'fulfilled');
}

async function closeOne(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o077) !== 0) await chmod(path, mode & 0o700);
}

/** Writes a file whole or not at all, readable by the server's account only, and waits for the disk. */
export async function replacePrivateFile(path: string, text: string): Promise<void> {
  const draft = await writeDraft(path, text);
  await moveDurably(draft, path);
}

/**
 * Reads a file, or creates it with `create()` if there is none. Two processes that start together agree: the first
 * to place its file wins and the other reads that one.
 */
export async function readOrCreatePrivateFile(
  path: string,
  create: () => string | Promise<string>,
): Promise<string> {
  const existing = await readIfPresent(path);
  if (existing !== null) return existing;
  const draft = await writeDraft(path, await create());
  try {
    await link(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    if (!isErrorCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  return readFile(path, 'utf8');
}

/** True if the error is the operating system's of that code, such as ENOENT. */
export function isErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function writeDraft(path: string, text: string): Promise<string> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  return draft;
}

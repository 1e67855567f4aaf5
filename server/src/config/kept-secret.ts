import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

async function writeSynced(path: string, content: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/**
 * A secret of this installation: made at random on the first start and kept in a file that only its owner reads.
 * Processes that start together agree on one: a whole file takes the name, and only the first of them gets it.
 */
export async function keptSecret(
  path: string,
  make = () => randomBytes(32).toString('base64url'),
): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (kept !== null) return kept.trim();
  const unfinished = `${path}.${randomUUID()}`;
  await writeSynced(unfinished, make());
  try {
    await link(unfinished, path);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

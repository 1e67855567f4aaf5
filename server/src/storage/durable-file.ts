import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Makes a rename durable: the folder that holds the name is synced too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file whole or not at all: `fill` writes and syncs a file beside the place, which is then renamed into it.
 * @returns the size in bytes.
 */
export async function writeDurably(
  place: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<number> {
  const unfinished = `${place}.${randomUUID()}`;
  await mkdir(path.dirname(place), { recursive: true });
  try {
    await fill(unfinished);
    const { size } = await stat(unfinished);
    await rename(unfinished, place);
    await syncFolder(path.dirname(place));
    return size;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

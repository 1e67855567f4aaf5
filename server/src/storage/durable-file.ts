import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Makes a new or changed name durable: the folder that holds it is synced too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made !== undefined) await syncFolder(path.dirname(made));
}

/** Moves a synced file to its place, so that a crash leaves it whole in one of the two. */
export async function moveDurably(from: string, place: string): Promise<void> {
  const folder = path.dirname(place);
  await makeFolder(folder);
  await rename(from, place);
  await syncFolder(folder);
}

/** Gives `use` the path of a file to write beside a place; where nobody moved it away, it is gone afterwards. */
export async function withUnfinished<Result>(
  place: string,
  use: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${place}.${randomUUID()}`;
  await makeFolder(path.dirname(place));
  try {
    return await use(unfinished);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Writes a file whole or not at all: `fill` writes and syncs a file beside the place, which is then renamed into it. */
export async function writeDurably(
  place: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  await withUnfinished(place, async (unfinished) => {
    await fill(unfinished);
    await moveDurably(unfinished, place);
  });
}

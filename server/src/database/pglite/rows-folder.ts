import { existsSync, readdirSync, renameSync } from 'node:fs';
import { open, readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { assertComplete, completeParts, markComplete } from '../../data-folder/completeness.ts';
import { damagedFolderError } from '../../data-folder/damaged-folder-error.ts';

/** What the database can need to start: one segment of its log. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/**
 * Opens the rows of a locked data folder, or creates them: in a new folder, or where a first start was interrupted before
 * they were complete. Such an incomplete folder is renamed, never deleted.
 * @throws Error that names what is wrong with the folder; then nothing is written over it
 */
export async function openRows<T>(
  folder: string,
  openDatabase: (rows: string) => Promise<T>,
  log: (message: string) => void = () => undefined,
): Promise<T> {
  const rows = join(folder, 'rows');
  const isWhole = completeParts(folder).has('rows');
  if (isWhole) assertComplete(folder, ['rows']);
  else renameUnfinished(rows, log);
  const database = await openDatabase(rows).catch(async (error: unknown) => {
    throw isWhole ? await explainFailure(rows, error) : error;
  });
  if (!isWhole) await syncTree(rows);
  await markComplete(folder, ['rows']);
  return database;
}

function renameUnfinished(rows: string, log: (message: string) => void): void {
  if (!existsSync(rows) || readdirSync(rows).length === 0) return;
  const aside = `${rows}.unfinished-${new Date().toISOString().replace(/\D/gu, '')}`;
  renameSync(rows, aside);
  log(`The first start was interrupted and begins again; its incomplete database is now ${aside}`);
}

/** For most damage the embedded database reports only that it has aborted. */
async function explainFailure(rows: string, error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || /^E[A-Z]+:|write through/u.test(error.message)) return error;
  const { bavail, bsize } = await statfs(rows);
  if (bavail * bsize < MIN_FREE_BYTES)
    return new Error(`The disk of the data folder is full: ${rows} cannot be opened.`, { cause: error });
  return damagedFolderError(rows, `cannot be opened as a database (${error.message.split('. ')[0]})`, error);
}

/** Waits until a folder and everything below it is on the disk: creating a database does not wait. */
async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else await sync(path);
  }
  await sync(folder);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

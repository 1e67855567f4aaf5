import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEMPORARY_FILE_NAME } from '../platform/files.ts';
import { lockFolder } from './folder-lock.ts';

/** No process writes one file, or uses one work folder, for longer. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;
const WORK_FOLDER_PREFIX = 'assay-work-';
/** Work folders of former versions, which have no lock. */
const FORMER_WORK_FOLDER = /^assay-(?:run|extract)-/u;

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** False also for a file that no longer exists. */
async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS;
}

/**
 * Removes temporary files of a data folder that killed processes have left. Unless this process is alone on the folder,
 * only files that no process can still be writing.
 */
export async function removeTemporaryFiles(folder: string, isAlone: boolean): Promise<void> {
  const files = join(folder, 'files');
  const below = (await namesIn(files)).map((name) => join(files, name));
  const places = [folder, ...['secrets', 'identity', 'outbox'].map((name) => join(folder, name)), ...below];
  for (const place of places) {
    for (const name of (await namesIn(place)).filter((each) => TEMPORARY_FILE_NAME.test(each))) {
      const path = join(place, name);
      if (isAlone || (await isOld(path))) await rm(path, { force: true });
    }
  }
}

/**
 * Creates a folder for temporary files of this process, which is removed with the process. Folders of killed processes are
 * removed first: they are no longer locked.
 */
export async function openWorkFolder(): Promise<string> {
  await removeAbandonedWorkFolders();
  for (;;) {
    const folder = mkdtempSync(join(tmpdir(), WORK_FOLDER_PREFIX));
    // Another process may remove the folder in the moment before it is locked.
    const unlock = tryLock(folder);
    if (unlock === null || !existsSync(folder)) continue;
    // The listener also keeps a reference to the lock: without one it would be collected as garbage, and released.
    process.once('exit', () => {
      unlock();
      rmSync(folder, { recursive: true, force: true });
    });
    return folder;
  }
}

function tryLock(folder: string): (() => void) | null {
  try {
    return lockFolder(folder);
  } catch {
    return null;
  }
}

async function removeAbandonedWorkFolders(): Promise<void> {
  const entries = await readdir(tmpdir(), { withFileTypes: true });
  const owner = process.getuid?.();
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const path = join(tmpdir(), name);
    const isWork = name.startsWith(WORK_FOLDER_PREFIX);
    if (!isWork && !FORMER_WORK_FOLDER.test(name)) continue;
    if ((await stat(path).catch(() => null))?.uid !== owner) continue;
    if (isWork) removeIfUnlocked(path);
    else if (await isOld(path)) await rm(path, { recursive: true, force: true });
  }
}

function removeIfUnlocked(folder: string): void {
  const unlock = tryLock(folder);
  if (unlock === null) return;
  rmSync(folder, { recursive: true, force: true });
  unlock();
}

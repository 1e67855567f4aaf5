import { open, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { damagedFolderError } from '../data-folder/damaged-folder-error.ts';
import { hasErrorCode } from '../platform/error-code.ts';
import { readOrCreateFile, writeFileAtomically } from '../platform/files.ts';
import type { SecretName, SecretStore } from './secret-store.ts';

const STALE_LOCK_MS = 60_000;

/** Secrets as files (0600) of a data folder (0700), which several processes of one machine may share. */
export interface FolderSecrets extends SecretStore {
  /** The text under a name; null where there is none. */
  find(name: SecretName): Promise<string | null>;
}

/** The secrets of a data folder. */
export function createFolderSecrets(dataFolder: string): FolderSecrets {
  const pathOf = (name: SecretName) => join(dataFolder, name);
  return {
    readOrCreate: (name, create) => readOrCreateFile(pathOf(name), create),
    versionOf: async (name) => String((await stat(pathOf(name))).mtimeMs),
    change: (name, change) =>
      withFileLock(`${pathOf(name)}.lock`, async () => {
        const changed = await change(await readFile(pathOf(name), 'utf8'));
        await writeFileAtomically(pathOf(name), changed);
      }),
    damageError: (name, how, cause) => damagedFolderError(pathOf(name), how, cause),
    find: (name) =>
      readFile(pathOf(name), 'utf8').catch((error: unknown) => {
        if (hasErrorCode(error, 'ENOENT')) return null;
        throw error;
      }),
  };
}

/** Runs `work` unless another process holds the lock file; a lock left by a killed process counts for a minute. */
async function withFileLock(path: string, work: () => Promise<void>): Promise<void> {
  const handle = await acquireLock(path);
  if (!handle) return;
  try {
    await work();
  } finally {
    await handle.close();
    await unlink(path);
  }
}

async function acquireLock(path: string) {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error;
  }
  const { mtimeMs } = await stat(path);
  if (Date.now() - mtimeMs < STALE_LOCK_MS) return null;
  await unlink(path);
  return open(path, 'wx', 0o600);
}

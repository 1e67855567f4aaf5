import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../../platform/error-code.ts';
import { accessFile, createStabilityCheck, isTaken, type Source, type WaitingFile } from './source.ts';

/** Errors of a machine that has no room, no handles or no connection to its disk: they are about no file. */
const OF_SURROUNDINGS = [
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'ESTALE',
  'ETIMEDOUT',
  'ENOTCONN',
  'EHOSTDOWN',
];
const isOfFile = (error: unknown) => !OF_SURROUNDINGS.some((code) => hasErrorCode(error, code));

/** A folder of this machine. Files that were taken are moved to `processed` or `refused` in it. Links are not followed. */
export function createWatchedFolder(folder: string): Source {
  const stabilityCheck = createStabilityCheck();

  async function find(name: string): Promise<WaitingFile | null> {
    const place = path.join(folder, name);
    try {
      const { size, mtimeMs } = await stat(place);
      return {
        id: `${name} ${size} ${mtimeMs}`,
        name,
        open: () =>
          accessFile(isOfFile, async () => {
            const handle = await open(place, constants.O_RDONLY | constants.O_NOFOLLOW);
            return handle.createReadStream();
          }),
        putAside: (aside, nameAside) =>
          accessFile(isOfFile, () => putAside(name, path.join(aside, nameAside))),
        writeBeside: (aside, nameAside, text) => writeFile(path.join(folder, aside, nameAside), text),
      };
    } catch (error) {
      // Somebody took it away meanwhile.
      if (hasErrorCode(error, 'ENOENT')) return null;
      throw error;
    }
  }

  async function putAside(name: string, aside: string): Promise<void> {
    await mkdir(path.join(folder, path.dirname(aside)), { recursive: true });
    try {
      await rename(path.join(folder, name), path.join(folder, aside));
    } catch (error) {
      // Another process that looks at the folder has moved it.
      if (!hasErrorCode(error, 'ENOENT')) throw error;
    }
  }

  return {
    name: 'Watched folder',
    switchName: null,
    async withFiles(use) {
      const entries = await readdir(folder, { withFileTypes: true });
      const names = entries.filter((entry) => entry.isFile() && isTaken(entry.name)).map(({ name }) => name);
      const files = (await Promise.all(names.sort().map(find))).filter((file) => file !== null);
      const isStable = stabilityCheck(new Set(files.map(({ id }) => id)));
      await use(files.filter(({ id }) => isStable(id)));
    },
  };
}

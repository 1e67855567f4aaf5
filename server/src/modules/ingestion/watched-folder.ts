import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../../platform/error-code.ts';
import { createStabilityCheck, isTaken, type Source, type WaitingFile } from './source.ts';

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
        open: async () => {
          const handle = await open(place, constants.O_RDONLY | constants.O_NOFOLLOW);
          return handle.createReadStream();
        },
        putAside: (aside, nameAside) => putAside(name, path.join(aside, nameAside)),
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
    async eachFile(use) {
      const entries = await readdir(folder, { withFileTypes: true });
      const names = entries.filter((entry) => entry.isFile() && isTaken(entry.name)).map(({ name }) => name);
      const files = (await Promise.all(names.sort().map(find))).filter((file) => file !== null);
      const isStable = stabilityCheck(new Set(files.map(({ id }) => id)));
      for (const file of files) if (isStable(file.id)) await use(file);
    },
  };
}

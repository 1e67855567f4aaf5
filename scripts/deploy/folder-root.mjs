import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { changePointer, replaceFile } from '../lib/pointer.mjs';

/** The files below a folder; none where there is no such folder. */
export async function listFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** A static root in a folder of this machine. Names of files are relative to it. */
export function openFolder(folder) {
  const at = (name) => path.join(folder, name);
  return {
    /** The text of a file; empty where there is none. */
    read: (name) =>
      readFile(at(name), 'utf8').catch((error) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      }),
    /** Replaces a file in one step. */
    async write(name, content) {
      await mkdir(path.dirname(at(name)), { recursive: true });
      await replaceFile(at(name), content);
    },
    copy: (from, name) => cp(from, at(name)),
    list: (prefix) => listFiles(at(prefix)),
    remove: (name) => rm(at(name), { recursive: true, force: true }),
    changePointer: (change) => changePointer(folder, change),
    /** Compressed copies are served by our server and by others that can. */
    isWanted: () => true,
  };
}

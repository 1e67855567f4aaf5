import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Locks a data folder for this process. Two processes can open one PGlite folder without an error and then lose each
 * other's rows, so the second must be stopped before it opens anything.
 *
 * The lock is an exclusive SQLite transaction: the system releases it when the process dies in any way, and it needs no
 * native package. Not reliable on network file systems.
 * @returns a function that unlocks the folder
 * @throws Error naming the folder when another process has locked it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'instance.lock'));
  lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive');
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    throw new Error(`The data folder ${folder} is in use by another Assay process.`, { cause });
  }
  return () => {
    lock.exec('rollback');
    lock.close();
  };
}

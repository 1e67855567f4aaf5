import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes a data folder for this process and returns what gives it back. Two processes may open one PGlite folder without
 * an error and then lose each other's rows, so the second must be stopped before it opens anything.
 *
 * An exclusive SQLite transaction is the lock: the system lets go of it when the process dies in any way, and it needs no
 * native package. Not reliable on network file systems.
 * @throws Error naming the folder when another process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'instance.lock'));
  lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive');
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new Error(`The data folder ${folder} is in use by another Assay process.`);
  }
  return () => {
    lock.exec('rollback');
    lock.close();
  };
}

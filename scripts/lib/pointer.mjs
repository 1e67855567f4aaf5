import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a deployment waits for another one that holds the lock, and how often it looks, in milliseconds. */
const LOCK_WAIT = 10_000;
const LOCK_POLL = 100;

const fileIn = (root) => path.join(root, 'remotes.json');
const lockIn = (root) => path.join(root, 'remotes.json.lock');

const readText = (file) =>
  readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** Replaces a file in one step: readers see the old text or the new one, never a part. */
export async function replaceFile(file, text) {
  const temporary = `${file}.${process.pid}.new`;
  await writeFile(temporary, text);
  await rename(temporary, file);
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Removes a lock whose process, of this machine, has ended. */
async function removeDeadLock(lock) {
  const text = await readText(lock);
  const [host, pid] = text.split(' ');
  if (host === hostname() && Number(pid) > 0 && !isAlive(Number(pid))) await rm(lock, { force: true });
}

async function acquireLock(root) {
  const lock = lockIn(root);
  const end = performance.now() + LOCK_WAIT;
  for (;;) {
    try {
      const handle = await open(lock, 'wx');
      await handle.writeFile(`${hostname()} ${process.pid} ${new Date().toISOString()}\n`);
      await handle.close();
      return () => rm(lock, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    await removeDeadLock(lock);
    if (performance.now() > end) {
      const holder = (await readText(lock)).trim();
      throw new Error(
        `Another deployment holds ${lock} (${holder}). If it was interrupted, remove that file and try again.`,
      );
    }
    await wait(LOCK_POLL);
  }
}

/** The releases that `/remotes.json` of a static root names, by remote. */
export async function readPointer(root) {
  const text = await readText(fileIn(root));
  return text === '' ? {} : JSON.parse(text).remotes;
}

/**
 * Changes `/remotes.json` of a static root: under a lock, by a function from the present releases to the next ones, and
 * by writing a new file and renaming it. Refused where the file was changed meanwhile without the lock.
 */
export async function changePointer(root, change) {
  await mkdir(root, { recursive: true });
  const release = await acquireLock(root);
  try {
    const before = await readText(fileIn(root));
    const remotes = await change(before === '' ? {} : JSON.parse(before).remotes);
    if ((await readText(fileIn(root))) !== before)
      throw new Error(
        `${fileIn(root)} was changed by something else meanwhile. Nothing is deployed; try again.`,
      );
    await replaceFile(fileIn(root), `${JSON.stringify({ remotes }, null, 2)}\n`);
    return remotes;
  } finally {
    await release();
  }
}

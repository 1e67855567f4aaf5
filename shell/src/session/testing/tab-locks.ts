import type { Locks } from '../refresh-lock.ts';

type Work = (lock: Lock | null) => unknown;

/** A browser's locks, as far as sessions use them: one holder of a name at a time, the others wait or get none. */
export function createTabLocks(): Locks {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: [Work] | [LockOptions, Work]): Promise<unknown> => {
    const work = rest.length === 1 ? rest[0] : rest[1];
    if (rest.length === 2 && rest[0].ifAvailable === true && held.has(name)) return work(null);
    while (held.has(name)) await held.get(name);
    const done = Promise.resolve(work({ name, mode: 'exclusive' })).finally(() => held.delete(name));
    held.set(
      name,
      done.catch(() => undefined),
    );
    return done;
  };
  return { request: request as Locks['request'] };
}

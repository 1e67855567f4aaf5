import type { Clock } from './clock.ts';

const MINUTE = 60_000;

/**
 * Counts the requests of a caller to this process, without using the database.
 * @returns a function that counts one, and says whether the caller has had more than `max` in this minute
 */
export function createRequestCounter(max: number, clock: Clock): (caller: string) => boolean {
  const counts = new Map<string, number>();
  let minute = 0;
  return (caller) => {
    const current = Math.floor(clock().getTime() / MINUTE);
    if (current !== minute) counts.clear();
    minute = current;
    const count = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, count);
    return count > max;
  };
}

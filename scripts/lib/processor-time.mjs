// What tests cost, in seconds of the processor, own and of the system: how long they take depends on what else runs.
import { appendFileSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Seconds that the ended children of this process took, with theirs; 0 where the system has no `/proc`. */
export function secondsOfChildren() {
  let stat;
  try {
    stat = readFileSync('/proc/self/stat', 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return 0;
    throw error;
  }
  // The name of the program, in brackets, may have spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[13], fields[14]].map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

/** Seconds that this process took so far, with its ended children. */
export function secondsOfProcess() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000 + secondsOfChildren();
}

/**
 * Writes what each file of tests that runs in this process took, a line of JSON each. What comes before a file begins, as
 * loading, counts for `first`.
 */
export function recordFiles(target, first, since = 0) {
  let file = first;
  let before = since;
  const end = () => {
    const now = secondsOfProcess();
    appendFileSync(target, `${JSON.stringify({ file, seconds: Number((now - before).toFixed(2)) })}\n`);
    before = now;
  };
  return {
    begin(next) {
      end();
      file = next;
    },
    end,
  };
}

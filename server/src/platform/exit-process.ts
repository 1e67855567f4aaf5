import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Ends this process at once. Node waits at its end for the threads that compile, and such a thread may itself wait for a
 * garbage collection of this one, which then never comes: the process hangs (nodejs/node#54918). The collection before the
 * end frees a thread that waits, and leaves so much room that none has to.
 */
export function exitProcess(code: number): never {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  collectGarbage();
  process.exit(code);
}

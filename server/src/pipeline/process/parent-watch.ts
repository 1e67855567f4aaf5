import { Worker } from 'node:worker_threads';

import { PROCESSOR_TIME_STREAM } from './processor-time.ts';

/**
 * Given as text: a watcher that has to read no module takes next to no memory of the process. What the watcher itself uses
 * is no work on a document.
 */
const WATCHER = `
  const { writeSync } = require('node:fs');
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    const all = process.cpuUsage();
    const own = process.threadCpuUsage();
    try {
      writeSync(${PROCESSOR_TIME_STREAM}, all.user + all.system - own.user - own.system + '\\n');
    } catch {
      // Nobody listens.
    }
  }, 500);
`;

/**
 * Ends this process when its parent is gone, and tells the parent how much processor time it has used, even while its main
 * thread is busy and hears nothing.
 */
export function watchParent(): void {
  new Worker(WATCHER, { eval: true }).unref();
}

import { syncBuiltinESMExports } from 'node:module';
import workerThreads from 'node:worker_threads';

const CODE_MEBIBYTES = 16;

/**
 * Gives every thread of this process little room for compiled scripts. By default a thread maps 512 MiB for them, writable
 * and next to all of it untouched, which the limit on a process's data counts in full.
 */
class SmallThread extends workerThreads.Worker {
  constructor(file: string | URL, options: workerThreads.WorkerOptions = {}) {
    super(file, {
      ...options,
      resourceLimits: { codeRangeSizeMb: CODE_MEBIBYTES, ...options.resourceLimits },
    });
  }
}

// The recognition library starts its thread by itself and takes no options for it.
workerThreads.Worker = SmallThread;
syncBuiltinESMExports();

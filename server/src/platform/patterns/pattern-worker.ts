/** The thread in which regular expressions run that may not end: it is ended from outside. */
import { parentPort } from 'node:worker_threads';
import type { PatternQuestion } from './pattern-thread.ts';

parentPort?.on('message', ({ pattern, values }: PatternQuestion) => {
  const regex = new RegExp(pattern);
  parentPort?.postMessage(values.map((value) => regex.test(value)));
});

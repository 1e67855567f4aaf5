import type { ChildProcess } from 'node:child_process';

/**
 * The stream, after those of a process and its channel, on which a child tells its processor time: a line with a number of
 * microseconds every half second. Its channel would not do: a main thread that is busy sends nothing.
 */
export const PROCESSOR_TIME_STREAM = 4;

/** More than a line has; the child is not trusted to end its lines. */
const MAX_LINE = 64;

/** Listens to a child's reports. @returns the processor time it has used when it told last, in milliseconds; 0 before. */
export function listenToProcessorTime(child: ChildProcess): () => number {
  let milliseconds = 0;
  let rest = '';
  child.stdio[PROCESSOR_TIME_STREAM]?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = (lines.pop() ?? '').slice(-MAX_LINE);
    const told = Number(lines.at(-1) ?? NaN);
    if (told / 1000 > milliseconds) milliseconds = told / 1000;
  });
  return () => milliseconds;
}

import { availableParallelism, loadavg } from 'node:os';

/** Processes that wait for each processor before limits of time grow. */
const BUSY_LOAD = 4;
const MAX_GROWTH = 3;

/** Processes that run or wait to run, for each processor of this machine, over the last minute; 0 where it does not tell. */
export function loadPerCore(): number {
  return (loadavg()[0] ?? 0) / availableParallelism();
}

/**
 * How many times as long as on an idle machine something may take: as many times as the load is above four per processor,
 * at most three times. Where many wait for a processor, a document is not to blame for the time it takes.
 */
export function growthUnderLoad(load: number = loadPerCore()): number {
  return Math.min(MAX_GROWTH, Math.max(1, load / BUSY_LOAD));
}

/** A limit of time in milliseconds, as it is under the load of this moment. */
export function grownUnderLoad(milliseconds: number): number {
  return Math.round(milliseconds * growthUnderLoad());
}

import type { Rows } from '../database/database.ts';
import { grantAnotherTry, type ClaimedJob } from './job-rows.ts';

/** Performs a claimed job with a signal that also tells of the stop of this process. */
export type Interruptible = (
  job: ClaimedJob & { readonly signal: AbortSignal },
  perform: (signal: AbortSignal) => Promise<void>,
) => Promise<void>;

/** Makes jobs end with the process: one that an orderly stop interrupts keeps the attempts that it had. */
export function untilStopped(kysely: Rows, stopping: AbortSignal): Interruptible {
  return async (job, perform) => {
    try {
      await perform(AbortSignal.any([job.signal, stopping]));
    } catch (error) {
      if (stopping.aborted) await grantAnotherTry(kysely, job);
      throw error;
    }
  };
}

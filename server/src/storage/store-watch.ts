import type { Logger } from 'pino';
import { repeatEvery } from '../jobs/repetition.ts';

/** Seconds between two looks at the store. */
const LOOK_SECONDS = 5;
/** A look that takes longer has failed. */
const LOOK_MS = 4000;
/** So many failed looks in a row, 15 s of them, make a process unready: a store may restart meanwhile. */
const FAILED_LOOKS = 3;

/** Looks at the store of files. @throws where files cannot be read from it now */
export type LookAtStore = (signal: AbortSignal) => Promise<void>;

/** What is known of a store without asking it. */
export interface StoreWatch {
  /** Whether the last look failed. */
  isFailing(): boolean;
  /** Whether it has failed for so long that the process cannot serve requests. */
  isLost(): boolean;
  /** Ends the looks. */
  stop(): Promise<void>;
}

/** Looks at the store in the background, so that a request for the state waits for nothing. */
export function watchStore(look: LookAtStore, log: Pick<Logger, 'warn' | 'info'>): StoreWatch {
  let failed = 0;
  const checkOnce = async () => {
    const signal = AbortSignal.timeout(LOOK_MS);
    try {
      const late = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('The store does not answer.')));
      });
      await Promise.race([look(signal), late]);
      if (failed > 0) log.info('the store of files answers again');
      failed = 0;
    } catch (error) {
      failed += 1;
      if (failed === 1) log.warn({ err: error }, 'the store of files fails');
    }
  };
  const repeated = repeatEvery(LOOK_SECONDS, checkOnce, (error) =>
    log.warn({ err: error }, 'looking failed'),
  );
  return {
    isFailing: () => failed > 0,
    isLost: () => failed >= FAILED_LOOKS,
    stop: repeated.stop,
  };
}

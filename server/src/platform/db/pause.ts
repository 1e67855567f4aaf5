import { setTimeout as wait } from 'node:timers/promises';

/** So long, in ms, others have the embedded database to themselves between two transactions of one long piece of work. */
const PAUSE_MS = 20;

/** Has whoever has begun to read come to an end before the next transaction of a long piece of work. */
export async function pauseForOthers(): Promise<void> {
  await wait(PAUSE_MS);
}

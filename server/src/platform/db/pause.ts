import { setTimeout as wait } from 'node:timers/promises';

/**
 * So long, in ms, others have the embedded database to themselves between two parts of one long piece of work: a list whose last
 * statement finds the next part begun waits for it once more.
 */
const PAUSE_MS = 40;
/** A piece of work that takes less, in ms, keeps nobody waiting for long. */
const WORK_MS = 50;

/** Has whoever has begun to read come to an end before the next part of a long piece of work. */
export async function pauseForOthers(): Promise<void> {
  await wait(PAUSE_MS);
}

/** Pauses for others between the parts of a piece of work, each time that they have taken a while since the last pause. */
export class PausesForOthers {
  #begun = performance.now();

  /** To be called after each part. */
  async afterPart(): Promise<void> {
    if (performance.now() - this.#begun < WORK_MS) return;
    await pauseForOthers();
    this.#begun = performance.now();
  }
}

import type { Stage } from '@assay/shared/domain';

/** In milliseconds. Nobody sees a stage that is over sooner, and a document's row is in many indexes. */
const MIN_SHOWN = 250;

/** Writes the stages of a running extraction: the first one at once, later ones only if they last. */
export class StageReporter {
  readonly #write: (stage: Stage) => Promise<void>;
  #written: Promise<void> | undefined;
  #waiting: NodeJS.Timeout | undefined;
  #last: Stage = 'DOC_UPLOADED';

  /** @param write writes a stage; it is called for one stage at a time */
  constructor(write: (stage: Stage) => Promise<void>) {
    this.#write = write;
  }

  /** The stage that was reached last. */
  get last(): Stage {
    return this.#last;
  }

  reach(stage: Stage): void {
    this.#last = stage;
    clearTimeout(this.#waiting);
    if (this.#written === undefined) this.#enqueue(stage);
    else this.#waiting = setTimeout(() => this.#enqueue(stage), MIN_SHOWN);
  }

  #enqueue(stage: Stage): void {
    this.#written = (this.#written ?? Promise.resolve()).then(() => this.#write(stage));
    this.#written.catch(() => undefined); // `end` throws it
  }

  /** Writes no further stage. @throws when a stage could not be written */
  async end(): Promise<void> {
    clearTimeout(this.#waiting);
    await this.#written;
  }
}

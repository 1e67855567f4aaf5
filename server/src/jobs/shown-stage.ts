import type { Stage } from '@assay/shared/domain';

/** In milliseconds: a stage that is over sooner nobody sees, and a document's row stands in many indexes. */
const SHORTEST_SHOWN = 250;

/** Shows how far an extraction is: its first stage at once, of the later ones those that last. */
export class ShownStage {
  readonly #show: (stage: Stage) => Promise<void>;
  #shown: Promise<void> | undefined;
  #waiting: NodeJS.Timeout | undefined;

  /** @param show writes a stage; it is asked for one stage after the other. */
  constructor(show: (stage: Stage) => Promise<void>) {
    this.#show = show;
  }

  reach(stage: Stage): void {
    clearTimeout(this.#waiting);
    if (this.#shown === undefined) this.#write(stage);
    else this.#waiting = setTimeout(() => this.#write(stage), SHORTEST_SHOWN);
  }

  #write(stage: Stage): void {
    this.#shown = (this.#shown ?? Promise.resolve()).then(() => this.#show(stage));
    this.#shown.catch(() => undefined); // `end` tells of it
  }

  /** Shows nothing more. @throws when a stage could not be shown. */
  async end(): Promise<void> {
    clearTimeout(this.#waiting);
    await this.#shown;
  }
}

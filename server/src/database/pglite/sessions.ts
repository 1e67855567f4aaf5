/** Statements that may come between two leases, if no more wait: a list is read by three. */
const MIN_STATEMENTS_BETWEEN_LEASES = 8;
/** After a statement the next lease waits for so long, in ms, for another statement of the same reader. */
const PAUSE_MS = 5;

type Queue = (() => void)[];

/**
 * Grants the one connection of the embedded database to one caller at a time, in the order of requests, but for this: when a
 * lease has ended, the statements that wait by then come before the next lease, and so do those that follow them at once.
 * Somebody who reads a list waits for one transaction of those who upload, not for all that wait with them, nor for one with
 * each of the list's statements.
 */
export class Sessions {
  readonly #statements: Queue = [];
  readonly #leases: Queue = [];
  /** How many statements come before the next lease. */
  #statementsFirst = 0;
  #isTaken = false;
  /** Runs while the next lease waits for a statement. */
  #pause: NodeJS.Timeout | undefined;
  #nextLease = 1;
  readonly #open = new Map<number, () => void>();

  /** Runs `work` alone: between leases and other work. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#take(this.#statements, work);
  }

  /** Runs `work` alone once nothing else waits. */
  async last<T>(work: () => Promise<T>): Promise<T> {
    while (this.#statements.length + this.#leases.length > 0)
      await this.#take(this.#leases, async () => undefined);
    return this.#take(this.#leases, work);
  }

  /** Waits for the connection and keeps it until it is released. @returns the number of the lease */
  async acquire(): Promise<number> {
    const lease = this.#nextLease++;
    const ended = Promise.withResolvers<undefined>();
    const granted = Promise.withResolvers<undefined>();
    void this.#take(this.#leases, () => {
      granted.resolve(undefined);
      return ended.promise;
    });
    this.#open.set(lease, () => ended.resolve(undefined));
    await granted.promise;
    return lease;
  }

  isOpen(lease: number): boolean {
    return this.#open.has(lease);
  }

  release(lease: number): void {
    this.#open.get(lease)?.();
    this.#open.delete(lease);
  }

  async #take<T>(queue: Queue, work: () => Promise<T>): Promise<T> {
    // Who is woken has the connection already: nobody comes in between.
    if (this.#isTaken) await new Promise<void>((wake) => this.#wait(queue, wake));
    this.#isTaken = true;
    try {
      return await work();
    } finally {
      const isLease = queue === this.#leases;
      this.#statementsFirst = isLease
        ? Math.max(this.#statements.length, MIN_STATEMENTS_BETWEEN_LEASES)
        : Math.max(0, this.#statementsFirst - 1);
      this.#wakeNext(!isLease);
    }
  }

  #wait(queue: Queue, wake: () => void): void {
    queue.push(wake);
    if (queue === this.#statements && this.#pause !== undefined) this.#endPause();
  }

  #wakeNext(mayPause: boolean): void {
    const isStatementNext = this.#statementsFirst > 0 || this.#leases.length === 0;
    if (isStatementNext && this.#statements.length === 0 && this.#leases.length > 0 && mayPause) {
      this.#pause = setTimeout(() => this.#endPause(), PAUSE_MS);
      return;
    }
    const [first, second] = isStatementNext
      ? [this.#statements, this.#leases]
      : [this.#leases, this.#statements];
    const next = first.shift() ?? second.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  #endPause(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#wakeNext(false);
  }
}

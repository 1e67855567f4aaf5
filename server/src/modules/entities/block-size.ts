/** How long a block may take, in ms, and how many rows it may have. */
interface BlockLimits {
  readonly blockMs: number;
  readonly blockRows: number;
}

/**
 * Rows of the first block, of which nobody knows how long it takes. No later one is made smaller: the time of fewer is that of their
 * statements, and on a busy machine blocks would shrink to a row each without being any shorter.
 */
const FIRST = 20;
/** Blocks aim at this part of their time, so that one that takes longer than those before it stays within. */
const AIM = 0.5;
/** A block has at most so many times the rows of the one before. */
const GROWTH = 2;

/** How many rows the next block has, from how long the blocks before it took. */
export class BlockSize {
  readonly #limits: BlockLimits;
  #rows = FIRST;

  constructor(limits: BlockLimits) {
    this.#limits = limits;
  }

  get rows(): number {
    return this.#rows;
  }

  /** Notes how long a block of so many rows took. */
  took(rows: number, ms: number): void {
    const { blockMs, blockRows } = this.#limits;
    const fitting = Math.floor((rows * blockMs * AIM) / Math.max(ms, 1));
    this.#rows = Math.min(Math.max(fitting, FIRST), rows * GROWTH, blockRows);
  }

  /** Begins with a single row again: one of the block cannot be stored, and those before it can. */
  restart(): void {
    this.#rows = 1;
  }
}

import type { ExtractionLimits } from '../contract/limits.ts';
import type { ExtractionStage } from '../contract/outcome.ts';
import { growthUnderLoad } from '../load.ts';

/** Time between two looks at a process that has a document in hand, in milliseconds. */
export const LOOK_MILLISECONDS = 250;
/** Time without any work on its document after which a process is ended, in milliseconds. */
const IDLE_MILLISECONDS = 60_000;
/** Less work than this between two looks is none: reports of processor time are not exact to the microsecond. */
const MIN_WORK = 0.1;

/** Why a process is to be ended. */
export interface ReadingFault {
  readonly reason: string;
  /** The page that takes too long. */
  readonly stuckPage?: number;
  /** The process itself is at fault, and another one may read the document. */
  readonly hasEnded?: true;
}

/** What is measured of the machine and of a process. */
export interface Readings {
  /** A time that only grows, in milliseconds. */
  now(): number;
  /** Processes that run or wait to run, for each processor. */
  loadPerCore(): number;
  /** Processor time that the process has used, in milliseconds. */
  processorTime(): number;
}

interface WatchOptions {
  readonly limits: ExtractionLimits;
  readonly readings: Readings;
  /** Whether plug-ins may wait for answers in the last stage, each within its own limit. */
  readonly hasPlugIns: boolean;
}

/**
 * Watches one process over one document. Limits are times of the clock, which runs more slowly where the machine is
 * overloaded (`growthUnderLoad`). A process that does nothing is ended after so many looks without work: a look is processor
 * time that its parent got, so that a process starves as long as it likes where its parent starves too.
 */
export class ReadingWatch {
  readonly #options: WatchOptions;
  readonly #begunWith: number;
  #at: number;
  /** Time since the beginning, slowed down by load. */
  #passed = 0;
  #until: number;
  #page = { number: 0, until: Infinity };
  #isInLastStage = false;
  #seenWork: number;
  #idleLooks = 0;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#at = options.readings.now();
    this.#begunWith = options.readings.processorTime();
    this.#seenWork = this.#begunWith;
    this.#until = options.limits.maxMilliseconds;
  }

  /** Processor time that the process has used for the document, in milliseconds. */
  get processorTime(): number {
    return Math.max(0, this.#options.readings.processorTime() - this.#begunWith);
  }

  beginPage(number: number): void {
    this.#advance();
    this.#page = { number, until: this.#passed + this.#options.limits.maxPageMilliseconds };
  }

  /** Taking a page from its picture has a time of its own, besides that of the page and its document. */
  beginRecognition(): void {
    this.#until += this.#options.limits.maxOcrMilliseconds;
    this.#page.until += this.#options.limits.maxOcrMilliseconds;
  }

  beginStage(stage: ExtractionStage): void {
    this.#page.until = Infinity;
    this.#isInLastStage = stage === 'EXT_START_METRIC_QUERY';
  }

  /** Looks at the process, every `LOOK_MILLISECONDS`. @returns why it is to be ended, or null */
  look(): ReadingFault | null {
    this.#advance();
    if (this.#passed > this.#until) return { reason: 'Extracting the document takes longer than allowed.' };
    const { number, until } = this.#page;
    if (this.#passed > until)
      return { reason: `Reading page ${number} takes longer than allowed.`, stuckPage: number };
    if (this.#isIdle())
      return { reason: 'The extractor has the document and does not work on it.', hasEnded: true };
    return null;
  }

  #advance(): void {
    const { readings } = this.#options;
    const now = readings.now();
    this.#passed += (now - this.#at) / growthUnderLoad(readings.loadPerCore());
    this.#at = now;
  }

  #isIdle(): boolean {
    const work = this.#options.readings.processorTime();
    this.#idleLooks = work - this.#seenWork < MIN_WORK ? this.#idleLooks + 1 : 0;
    if (this.#idleLooks === 0) this.#seenWork = work;
    return this.#idleLooks * LOOK_MILLISECONDS >= IDLE_MILLISECONDS + this.#plugInWait();
  }

  #plugInWait(): number {
    const { hasPlugIns, limits, readings } = this.#options;
    if (!hasPlugIns || !this.#isInLastStage) return 0;
    return limits.maxProposerMilliseconds * growthUnderLoad(readings.loadPerCore());
  }
}

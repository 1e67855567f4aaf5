import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { toFailure } from '../contract/failures.ts';
import type { ExtractionJob } from '../contract/job.ts';
import type { ExtractionOutcome, ExtractionStage } from '../contract/outcome.ts';
import type { ExtractionLimits } from '../contract/limits.ts';
import { DEFAULT_LIMITS } from '../contract/limits.ts';
import { loadPerCore } from '../load.ts';
import { dataBytesOf, launcherOf, limitGrowth } from './confinement.ts';
import { MEMORY_REFUSED } from './memory-refused.ts';
import type { ExtractRequest } from './messages.ts';
import { childMessageModel } from './messages.ts';
import { listenToProcessorTime } from './processor-time.ts';
import { readOutcome } from './read-outcome.ts';
import { LOOK_MILLISECONDS, ReadingWatch, type ReadingFault, type Readings } from './reading-watch.ts';
import { residentBytesOf } from './resident-memory.ts';

/** A child process that extracts documents, one at a time. */
export interface ExtractorProcess {
  /**
   * Extracts one document in the child; further calls wait their turn. Never throws: a crash, a limit, a bad answer or an abort is an
   * EXT_FAILED outcome, and the next document gets a fresh child.
   */
  extract(job: ExtractionJob, options: ExtractOptions): Promise<ExtractionOutcome>;
  /** Ends the child; documents still waiting fail. */
  close(): Promise<void>;
}

export interface ExtractOptions {
  onStage?: (stage: ExtractionStage) => void;
  /** Told several times a second how much processor time, in milliseconds, the document has taken until now. */
  onProcessorTime?: (milliseconds: number) => void;
  signal?: AbortSignal;
  /** The request for which the document is read, for the log. */
  requestId?: string | undefined;
  /** The span in which it is read, for the log. */
  trace?: ExtractRequest['trace'];
}

export interface ExtractorProcessOptions {
  /** Whether the child writes a line to standard error for each document that it has read. */
  logsDocuments?: boolean;
  limits?: Partial<ExtractionLimits>;
  /** Names of optional passes that are left out. */
  withoutPasses?: readonly string[];
  /** Modules whose default export is a proposer, by absolute path; loaded in the child only. */
  proposerPaths?: readonly string[];
  /** Folder for the child's answers until they are read; the system's temporary folder by default. */
  workFolder?: string;
  /** Gets what an operator should know: why a child was replaced. */
  log?: (message: string) => void;
  /** Called with every new child; for tests and metrics. */
  onStart?: (pid: number) => void;
  /** What is measured otherwise than of this machine and the child; for tests. */
  readings?: Partial<Readings>;
  /** Repeats a look at a child that has a document in hand until the function that it gives is called; for tests. */
  repeatLook?: (look: () => void) => () => void;
}

function repeatLook(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MILLISECONDS);
  return () => clearInterval(timer);
}

/** A document is given up when more of its pages than this keep a child busy for too long. */
const MAX_STUCK_PAGES = 3;
/** Collects garbage early: a long document makes much of it, and the child's memory is what limits a machine. */
const SMALL_HEAP = ['--max-semi-space-size=16', '--heap-growing-percent=80'];
/**
 * Compiles most thoroughly only what is called very often: at the default of 3,000 calls, doing so takes more of the
 * processor in the first hundred documents than it saves them (ADR 0005).
 */
const LATE_COMPILATION = ['--invocation-count-for-turbofan=20000'];
/** Returns freed memory to the system at once: GNU's allocator keeps it otherwise, and it would count as used. */
const RELEASE_MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
/** All that a child sees of our environment: where Node keeps what it compiled, with which it starts in half the time. */
const { NODE_COMPILE_CACHE } = process.env;
const CHILD_ENVIRONMENT = {
  ...RELEASE_MEMORY,
  ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
};
/** A child that still holds this share of the memory it may take is replaced: the next document needs it. */
const MAX_GROWTH_SHARE = 2 / 3;
const TOO_MUCH_MEMORY = 'Extracting the document needs more memory than allowed.';
const CHILD = fileURLToPath(new URL('./extractor-child.ts', import.meta.url));

function failed(detail: string): ExtractionOutcome {
  return { ok: false, failure: { stage: 'EXT_FAILED', detail } };
}

function died(detail: string): ExtractionOutcome {
  return { ok: false, failure: { stage: 'EXT_FAILED', detail, hasDied: true } };
}

/** Calls a listener; one that fails must not take the process down with it. */
function guarded(listener: () => void, onFailure: (detail: string) => void): void {
  try {
    listener();
  } catch (error) {
    onFailure(error instanceof Error ? error.message : String(error));
  }
}

/** How waiting for a child has ended. */
interface Waited {
  /** Why there will be no outcome; null when it is written. */
  failure: ReadingFault | null;
  residentBytes: number;
  /** Processor time that the child has used for the document, in milliseconds. */
  processorTime: number;
}

function reasonOfEnd(code: number | null, killedBy: string | null): string {
  if (code === MEMORY_REFUSED) return TOO_MUCH_MEMORY;
  return `The extractor ended unexpectedly (${killedBy ?? `code ${code}`}).`;
}

/** A child, and what it tells of its processor time. */
interface ReadingChild {
  readonly process: ChildProcess;
  readonly processorTime: () => number;
}

interface Looks {
  readonly limits: ExtractionLimits;
  readonly watch: ReadingWatch;
  readonly repeatLook: NonNullable<ExtractorProcessOptions['repeatLook']>;
}

/** How a child is looked at that gets a document now. */
function looksAt(
  { processorTime }: ReadingChild,
  limits: ExtractionLimits,
  { proposerPaths = [], ...options }: ExtractorProcessOptions,
): Looks {
  const readings = { now: () => performance.now(), loadPerCore, processorTime, ...options.readings };
  const watch = new ReadingWatch({ limits, readings, hasPlugIns: proposerPaths.length > 0 });
  return { limits, watch, repeatLook: options.repeatLook ?? repeatLook };
}

/** Waits until the child has written its outcome, or until it is clear that it will not. */
function waitForOutcome(
  child: ChildProcess,
  id: number,
  { limits, watch, repeatLook, onStage, onProcessorTime, signal }: ExtractOptions & Looks,
): Promise<Waited> {
  return new Promise((resolve) => {
    const finish = (failure: Waited['failure'], residentBytes = 0): void => {
      endLooks();
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onError);
      signal?.removeEventListener('abort', onAbort);
      resolve({ failure, residentBytes, processorTime: watch.processorTime });
    };
    const fail = (reason: string): void => finish({ reason });
    const checkMemory = (bytes: number | null): void => {
      if (bytes !== null && bytes > limits.maxProcessBytes) fail(TOO_MUCH_MEMORY);
    };
    const onMessage = (raw: unknown): void => {
      const { data: message } = childMessageModel.safeParse(raw);
      if (message?.id !== id) return;
      if (message.kind === 'page') watch.beginPage(message.page);
      else if (message.kind === 'ocr') watch.beginRecognition();
      else if (message.kind === 'stage') {
        watch.beginStage(message.stage);
        guarded(
          () => onStage?.(message.stage),
          (detail) => fail(`Reporting the stage failed: ${detail}`),
        );
      } else if (message.kind === 'memory') checkMemory(message.residentBytes);
      else if (message.kind === 'done') finish(null, message.residentBytes);
    };
    const onExit = (code: number | null, killedBy: string | null): void =>
      finish({ reason: reasonOfEnd(code, killedBy), hasEnded: true });
    const onError = (error: Error): void => fail(`The extractor failed: ${error.message}`);
    const onAbort = (): void => fail('The extraction was cancelled.');
    const endLooks = repeatLook(() => {
      if (child.pid !== undefined) checkMemory(residentBytesOf(child.pid));
      const fault = watch.look();
      if (fault !== null) finish(fault);
      else onProcessorTime?.(watch.processorTime);
    });
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.on('error', onError);
    signal?.addEventListener('abort', onAbort);
  });
}

/** The one child of an extractor: started when needed, replaced when it can no longer be relied on. */
class ChildManager {
  readonly #limits: ExtractionLimits;
  readonly #options: ExtractorProcessOptions;
  #child: ReadingChild | null = null;
  /** Resolves when the child takes requests, with the memory it had then; null where that is not limited. */
  #ready: Promise<number | null> = Promise.resolve(null);
  #documents = 0;
  #lastId = 0;

  constructor(limits: ExtractionLimits, options: ExtractorProcessOptions) {
    this.#limits = limits;
    this.#options = options;
  }

  #current(): ReadingChild {
    if (this.#child?.process.connected === true) return this.#child;
    const needsNetwork = (this.#options.proposerPaths ?? []).length > 0;
    const started = fork(CHILD, [], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
      env: CHILD_ENVIRONMENT,
      ...launcherOf([...SMALL_HEAP, ...LATE_COMPILATION], needsNetwork),
    });
    if (started.pid !== undefined) this.#options.onStart?.(started.pid);
    this.#documents = 0;
    this.#child = { process: started, processorTime: listenToProcessorTime(started) };
    this.#ready = this.#limit(started);
    return this.#child;
  }

  /** Gives the child a document, and waits until it is read or it is clear that it will not be. */
  ask(request: Omit<ExtractRequest, 'id'>, extractOptions: ExtractOptions): Promise<Waited> {
    const child = this.#current();
    const id = (this.#lastId += 1);
    const looks = looksAt(child, this.#limits, this.#options);
    const waiting = waitForOutcome(child.process, id, { ...extractOptions, ...looks });
    void this.#send(child, { ...request, id });
    return waiting;
  }

  /** Sends a request once the child is limited; one that ends before that is noticed by whoever waits for it. */
  async #send({ process: child }: ReadingChild, request: ExtractRequest): Promise<void> {
    await this.#ready;
    child.send(request, () => undefined); // a message that cannot be sent shows as the child's exit
  }

  /** Waits until the child is idle, and lets it grow from there only so far. */
  async #limit(child: ChildProcess): Promise<number | null> {
    await once(child, 'message').catch(() => undefined);
    if (child.pid === undefined || !child.connected) return null;
    return limitGrowth(child.pid, this.#limits.maxGrowthBytes).catch((error: unknown) => {
      this.#options.log?.(`The memory of the extractor process is watched only: ${String(error)}`);
      return null;
    });
  }

  /** Whether the child has read another document before, whose memory it may still hold. */
  get isUsed(): boolean {
    return this.#documents > 0;
  }

  /** Counts a finished document; a child that has served or grown enough is replaced. */
  async finished(residentBytes: number): Promise<void> {
    this.#documents += 1;
    if (this.#documents >= this.#limits.documentsPerProcess)
      this.discard('it has extracted its share of documents');
    else if (residentBytes > this.#limits.maxProcessBytes / 2 || (await this.#hasGrownMuch()))
      this.discard('it holds much memory');
  }

  async #hasGrownMuch(): Promise<boolean> {
    const idle = await this.#ready;
    const held = this.#child?.process.pid === undefined ? null : dataBytesOf(this.#child.process.pid);
    return idle !== null && held !== null && held - idle > this.#limits.maxGrowthBytes * MAX_GROWTH_SHARE;
  }

  discard(why: string): void {
    this.#options.log?.(`The extractor process is replaced: ${why}`);
    this.#child?.process.kill('SIGKILL');
    this.#child = null;
  }

  async end(): Promise<void> {
    const ending = this.#child?.process;
    this.#child = null;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGKILL');
    await ended;
  }
}

/** Manages one child process; the child starts with the first document. */
export function createExtractorProcess(options: ExtractorProcessOptions = {}): ExtractorProcess {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const proposerPaths = options.proposerPaths ?? [];
  const children = new ChildManager(limits, options);
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  const run = async (job: ExtractionJob, extractOptions: ExtractOptions): Promise<ExtractionOutcome> => {
    if (isClosed) return failed('The extractor is closed.');
    if (extractOptions.signal?.aborted) return failed('The extraction was cancelled.');
    const folder = await mkdtemp(join(options.workFolder ?? tmpdir(), 'assay-extract-'));
    const { requestId, trace } = options.logsDocuments === true ? extractOptions : {};
    const outcomePath = join(folder, 'outcome.json');
    const { withoutPasses = [] } = options;
    const request = { job, limits, withoutPasses, proposerPaths, requestId, trace, outcomePath };
    const pagesLeftOut: number[] = [];
    let before = 0;
    const onProcessorTime = (milliseconds: number): void =>
      extractOptions.onProcessorTime?.(before + milliseconds);
    const askOptions = { ...extractOptions, onProcessorTime };
    try {
      let waited = await children.ask({ ...request, pagesLeftOut }, askOptions);
      while (waited.failure !== null) {
        const { reason, stuckPage, hasEnded } = waited.failure;
        // A child that ends over a document may have ended of what the documents before it have left.
        const isOwnFault = isClosed || !(hasEnded && children.isUsed);
        children.discard(reason);
        if (isOwnFault && (stuckPage === undefined || pagesLeftOut.length === MAX_STUCK_PAGES))
          return hasEnded && !isClosed && reason !== TOO_MUCH_MEMORY ? died(reason) : failed(reason);
        if (stuckPage !== undefined) pagesLeftOut.push(stuckPage);
        before += waited.processorTime;
        waited = await children.ask({ ...request, pagesLeftOut }, askOptions);
      }
      const outcome = await readOutcome(request.outcomePath, job, limits);
      await children.finished(waited.residentBytes);
      return outcome;
    } catch (error) {
      children.discard('its outcome cannot be used');
      return { ok: false, failure: toFailure(error) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    extract: (job, extractOptions) => {
      const result = last.then(() => run(job, extractOptions));
      last = result;
      return result;
    },
    close: async () => {
      isClosed = true;
      await children.end();
    },
  };
}

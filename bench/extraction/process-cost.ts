import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { readProcessTime } from '../harness/process-time.ts';

/** Seconds of processor time that this process has taken, its threads included. */
export function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Seconds of processor time of this process's children that have ended, as the kernel counts them. Linux only. */
const endedChildrenSeconds = (): number => readProcessTime('self')?.ended ?? 0;

/** True where poppler's tools and a kernel that counts are there to compare with. */
export const canRunPdftotext = (): boolean =>
  spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).error === undefined && existsSync('/proc/self/stat');

/** Seconds of processor time that `pdftotext -bbox-layout` takes for some files, started once for each. */
export function pdftotextSeconds(files: readonly string[]): number {
  const before = endedChildrenSeconds();
  for (const file of files) spawnSync('pdftotext', ['-bbox-layout', file, '/dev/null'], { stdio: 'ignore' });
  return endedChildrenSeconds() - before;
}

/** Most memory in bytes that another process has held; 0 when it is gone. Linux only. */
function peakBytes(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Milliseconds from one look at a process that reads to the next: it may end right after a document. */
const LOOK_MILLISECONDS = 50;

/** What the processes that read cost, one after another: one that holds much memory, or has crashed, is replaced by the next. */
export class ReaderCost {
  #pid = 0;
  #ended = 0;
  #own = 0;
  /** How many processes there were, and the most memory in bytes that one of them has held. */
  started = 0;
  peak = 0;

  /** Goes on with another process: what an extractor is given as `onStart`. */
  readonly start = (pid: number): void => {
    this.started += 1;
    this.#ended += this.#own;
    this.#pid = pid;
    this.#own = 0;
  };

  /** Looks at the process while it is there. @returns the seconds of processor time of all so far */
  look(): number {
    this.#own = Math.max(this.#own, readProcessTime(this.#pid)?.own ?? 0);
    this.peak = Math.max(this.peak, peakBytes(this.#pid));
    return this.#ended + this.#own;
  }

  /** Looks again and again while work is done. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    const looking = setInterval(() => this.look(), LOOK_MILLISECONDS);
    try {
      return await work();
    } finally {
      clearInterval(looking);
    }
  }
}

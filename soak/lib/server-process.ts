import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { COMPILER_FLAGS, NODE_ENVIRONMENT } from '../../server/src/testing/node-process.ts';

/** The entries of this version. */
export const SOURCES = new URL('../../server/src/', import.meta.url);
/** As much of what a process says as is kept to explain its end. */
const KEPT_OUTPUT = 4000;
/** Milliseconds that a process may take to answer after a start. */
const START_LIMIT = 120_000;

/** One process of the suite, which can be killed and started again. */
export class ServerProcess {
  readonly entry: string;
  /** Where it answers; a worker its health addresses only. */
  readonly url: string;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #sources: URL;
  #child: ChildProcess | undefined;
  #isStopping = false;
  #output = '';
  /** Why the process ended, if it was not stopped by us. */
  readonly unexpectedEnds: string[] = [];

  /** @param sources the folder of the entry, which another version has elsewhere */
  constructor(entry: string, url: string, environment: Readonly<Record<string, string>>, sources = SOURCES) {
    this.entry = entry;
    this.url = url;
    this.#environment = environment;
    this.#sources = sources;
  }

  /** The id of the process that was started last. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts the process; `ready` waits until it answers. */
  start(): void {
    this.#isStopping = false;
    this.#output = '';
    const child = spawn(
      process.execPath,
      [...COMPILER_FLAGS, fileURLToPath(new URL(this.entry, this.#sources))],
      {
        env: { ...NODE_ENVIRONMENT, ...this.#environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const keep = (chunk: Buffer) => (this.#output = (this.#output + chunk.toString()).slice(-KEPT_OUTPUT));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('close', (code, signal) => {
      if (this.#isStopping) return;
      this.unexpectedEnds.push(`${this.entry} ended (${signal ?? `code ${code}`}):\n${this.#output}`);
    });
    this.#child = child;
  }

  /** Waits until the process and its database answer. @throws Error with what the process said, where it does not. */
  async ready(): Promise<void> {
    const limit = AbortSignal.timeout(START_LIMIT);
    while (!limit.aborted) {
      const isReady = await fetch(`${this.url}/readyz`, { signal: limit }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      await pause(50);
    }
    throw new Error([`${this.entry} does not answer.`, this.#output, ...this.unexpectedEnds].join('\n'));
  }

  /** Ends the process and waits until it is gone. @returns its exit code, null where a signal ended it. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    this.#isStopping = true;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null)
      return child?.exitCode ?? null;
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.kill(signal);
    await gone;
    return child.exitCode;
  }
}

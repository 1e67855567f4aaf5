import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { COMPILER_FLAGS } from '../../server/src/database/testing.ts';

const SOURCES = new URL('../../server/src/', import.meta.url);
/** As much of what a process says as is kept to explain its end. */
const KEPT_OUTPUT = 4000;

/** One process of the suite, which can be killed and started again. */
export class ServerProcess {
  readonly entry: string;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #told = false;
  #output = '';
  /** Why the process ended, if it was not stopped by us. */
  readonly unexpectedEnds: string[] = [];

  constructor(entry: string, environment: Readonly<Record<string, string>>) {
    this.entry = entry;
    this.#environment = environment;
  }

  /** Starts the process; that it has begun to answer is for others to find out. */
  start(): void {
    this.#told = false;
    this.#output = '';
    const child = spawn(process.execPath, [...COMPILER_FLAGS, fileURLToPath(new URL(this.entry, SOURCES))], {
      env: { PATH: process.env['PATH'], ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => (this.#output = (this.#output + chunk.toString()).slice(-KEPT_OUTPUT));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('close', (code, signal) => {
      if (this.#told) return;
      this.unexpectedEnds.push(`${this.entry} ended (${signal ?? `code ${code}`}):\n${this.#output}`);
    });
    this.#child = child;
  }

  /** Ends the process and waits until it is gone. @returns its exit code, null where a signal ended it. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    this.#told = true;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null)
      return child?.exitCode ?? null;
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.kill(signal);
    await gone;
    return child.exitCode;
  }
}

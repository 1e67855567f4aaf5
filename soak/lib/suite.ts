import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ServerProcess } from './server-process.ts';

export const PASSWORD = 'Only-for-soaking-1';

/** Milliseconds that the suite may take to answer after a start. */
const START_LIMIT = 120_000;

/** The suite as real processes on a folder of its own. */
export interface Suite {
  readonly url: string;
  /** What a scenario may kill: one process on the embedded database, API and worker on PostgreSQL. */
  readonly processes: readonly ServerProcess[];
  /** Waits until the API and its database answer. */
  ready(): Promise<void>;
  /** Processes that ended by themselves, each with what it said. */
  unexpectedEnds(): readonly string[];
  /** Ends everything in order and removes the folder. @returns the exit codes. */
  close(): Promise<readonly (number | null)[]>;
}

/** A port of the loopback address that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/**
 * Starts the suite with the demo's people: on the embedded database, or on PostgreSQL with a worker apart; with `settings`
 * besides its own.
 */
export async function startSuite(
  databaseUrl?: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Suite> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-soak-'));
  const port = await freePort();
  const environment = {
    PORT: String(port),
    ASSAY_MODE: 'demo',
    ASSAY_DATA: join(folder, 'data'),
    ASSAY_DIST: join(folder, 'dist'),
    ASSAY_SAMPLES: join(folder, 'samples'),
    ASSAY_DEMO_PASSWORD: PASSWORD,
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...settings,
  };
  const url = `http://127.0.0.1:${port}`;
  const whole = new ServerProcess('main.ts', environment);
  const parts = ['main-api.ts', 'main-worker.ts'].map((entry) => new ServerProcess(entry, environment));
  const processes = databaseUrl === undefined ? [whole] : parts;
  const unexpectedEnds = () => [whole, ...parts].flatMap((each) => each.unexpectedEnds);
  const ready = async () => {
    if (!(await isReadySoon(url)))
      throw new Error(['The suite does not answer.', ...unexpectedEnds()].join('\n'));
  };
  whole.start();
  await ready();
  if (databaseUrl !== undefined) {
    await whole.end('SIGTERM'); // it has made the people, whom the parts do not make
    for (const part of parts) part.start();
    await ready();
  }
  return {
    url,
    processes,
    ready,
    unexpectedEnds,
    async close() {
      const codes = await Promise.all(processes.map((part) => part.end('SIGTERM')));
      rmSync(folder, { recursive: true, force: true });
      return codes;
    },
  };
}

async function isReadySoon(url: string): Promise<boolean> {
  const limit = AbortSignal.timeout(START_LIMIT);
  while (!limit.aborted) {
    const isReady = await fetch(`${url}/readyz`, { signal: limit }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return true;
    await pause(50);
  }
  return false;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess, SOURCES } from './server-process.ts';

export const PASSWORD = 'Only-for-soaking-1';
export const [API, WORKER] = ['main-api.ts', 'main-worker.ts'];

/** The suite as real processes on a folder of its own. */
export interface Suite {
  /** Where people reach it: each API process, or the proxy before them. */
  readonly urls: readonly string[];
  /** What a scenario may kill: one process on the embedded database, API processes and workers on PostgreSQL. */
  readonly processes: readonly ServerProcess[];
  /** Waits until every process and its database answer. */
  ready(): Promise<void>;
  /** Processes that ended by themselves, each with what it said. */
  unexpectedEnds(): readonly string[];
  /** Ends everything in order and removes the folder. @returns the exit codes. */
  close(): Promise<readonly (number | null)[]>;
}

/** How a suite is started. */
export interface SuiteOptions {
  /** A database of PostgreSQL without documents, for an API and a worker apart; the embedded one if not given. */
  readonly databaseUrl?: string | undefined;
  /** So many API processes and so many workers on PostgreSQL; one if not given. */
  readonly replicas?: number;
  /** The entries of an earlier version, of which as many processes run beside these. */
  readonly earlierSources?: URL;
  /** Settings besides the suite's own. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Address of a proxy before the API processes. */
  readonly proxyUrl?: string;
  /** Fills PostgreSQL with what the scenario needs, before the processes start. */
  readonly prepare?: (environment: Readonly<Record<string, string>>) => Promise<void>;
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

/** Starts the suite with the demo's people. */
export async function startSuite({
  databaseUrl,
  replicas = 1,
  earlierSources,
  settings = {},
  proxyUrl,
  prepare,
}: SuiteOptions = {}): Promise<Suite> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-soak-'));
  const environment = {
    ASSAY_MODE: 'demo',
    ASSAY_DATA: join(folder, 'data'),
    ASSAY_DIST: join(folder, 'dist'),
    ASSAY_SAMPLES: join(folder, 'samples'),
    ASSAY_DEMO_PASSWORD: PASSWORD,
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(proxyUrl === undefined ? {} : { PUBLIC_URL: proxyUrl }),
    ...settings,
  };
  const processOf = async (entry: string, sources = SOURCES) => {
    const port = String(await freePort());
    const own = { ...environment, [entry === WORKER ? 'WORKER_PORT' : 'PORT']: port };
    return new ServerProcess(entry, `http://127.0.0.1:${port}`, own, sources);
  };
  const versions = [SOURCES, ...(earlierSources === undefined ? [] : [earlierSources])];
  const manyOf = (entry: string) =>
    Promise.all(
      versions.flatMap((sources) => Array.from({ length: replicas }, () => processOf(entry, sources))),
    );
  const whole = await processOf('main.ts');
  const apis = await manyOf(API);
  const workers = await manyOf(WORKER);
  const answering = databaseUrl === undefined ? [whole] : apis;
  const processes = databaseUrl === undefined ? [whole] : [...apis, ...workers];
  const ready = async () => {
    await Promise.all(processes.map((part) => part.ready()));
  };
  whole.start();
  await whole.ready();
  if (databaseUrl !== undefined) {
    await whole.end('SIGTERM'); // it has made the people, whom the parts do not make
    await prepare?.({ ...environment, DATABASE_URL: databaseUrl });
    for (const part of processes) part.start();
    await ready();
  }
  return {
    urls: proxyUrl === undefined ? answering.map(({ url }) => url) : [proxyUrl],
    processes,
    ready,
    unexpectedEnds: () => [whole, ...apis, ...workers].flatMap((each) => each.unexpectedEnds),
    async close() {
      const codes = await Promise.all(processes.map((part) => part.end('SIGTERM')));
      rmSync(folder, { recursive: true, force: true });
      return codes;
    },
  };
}

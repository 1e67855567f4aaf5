import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../database/database.ts';
import { TEST_ENGINE, testDatabaseForProcess } from '../database/testing.ts';
import { NODE_ENVIRONMENT } from '../testing/node-process.ts';

const READY = 'Assay is ready at';

function freePort(): Promise<number> {
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

/** The status of a call; null where nothing answers. */
const statusOf = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status }) => status,
    () => null,
  );

async function until(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await pause(20);
}

function run(entry: string, environment: Readonly<Record<string, string>>) {
  const path = fileURLToPath(new URL(`../${entry}`, import.meta.url));
  return spawn(process.execPath, [path], {
    env: { ...NODE_ENVIRONMENT, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts a process and waits until it is ready or has ended. @returns it and a function for its output so far */
async function start(
  entry: string,
  environment: Readonly<Record<string, string>>,
): Promise<[ChildProcess, () => string]> {
  const child = run(entry, environment);
  let output = '';
  await new Promise<undefined>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(READY)) resolve(undefined);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => resolve(undefined));
  });
  return [child, () => output];
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
  return child.exitCode;
}

// Several processes need a PostgreSQL server: main.test.ts shows that a second one is refused on the embedded database.
if (TEST_ENGINE === 'postgres') {
  describe('several API processes on one PostgreSQL', () => {
    it('start together on an empty installation with one client, one first administrator and one mail', async () => {
      const { environment, drop } = await testDatabaseForProcess();
      const folder = mkdtempSync(join(tmpdir(), 'assay-several-'));
      const shared = {
        ...environment,
        ASSAY_DATA: folder,
        ASSAY_DIST: join(folder, 'dist'),
        PORT: '0',
        DRAIN_SECONDS: '0',
      };
      const settings = { ...shared, ASSAY_CLIENT: 'firm', BOOTSTRAP_ADMIN: 'Boss@Firm.example' };
      const started = await Promise.all([start('main-api.ts', settings), start('main-api.ts', settings)]);
      let codes: (number | null)[];
      try {
        for (const [, output] of started) assert.ok(output().includes(READY), output());
        assert.equal(readdirSync(join(folder, 'outbox')).filter((name) => name.endsWith('.eml')).length, 1);
        const database = await openDatabase({ engine: 'postgres', url: environment['DATABASE_URL'] ?? '' });
        const users = await database.kysely.selectFrom('users').select(['email', 'account_status']).execute();
        await database.close();
        assert.deepEqual(users, [{ email: 'boss@firm.example', account_status: 1 }]);
      } finally {
        codes = await Promise.all(started.map(([child]) => end(child)));
        await drop();
        rmSync(folder, { recursive: true, force: true });
      }
      assert.deepEqual(codes, [0, 0], started.map(([, output]) => output()).join('\n'));
    });

    it('say that they are not ready before they close, and answer until then; a worker has the same addresses', async () => {
      const { environment, drop } = await testDatabaseForProcess();
      const folder = mkdtempSync(join(tmpdir(), 'assay-drain-'));
      const [port, workerPort] = [await freePort(), await freePort()];
      const settings = {
        ...environment,
        ASSAY_DATA: folder,
        ASSAY_DIST: join(folder, 'dist'),
        PORT: String(port),
        WORKER_PORT: String(workerPort),
        DRAIN_SECONDS: '300',
      };
      const [api, output] = await start('main-api.ts', settings);
      const worker = run('main-worker.ts', settings);
      try {
        await until(async () => (await statusOf(workerPort, '/readyz')) === 200);
        assert.equal(await statusOf(workerPort, '/healthz'), 200);
        assert.equal(await statusOf(workerPort, '/metrics'), 200);
        assert.equal(await statusOf(port, '/readyz'), 200);
        api.kill('SIGTERM');
        await until(async () => (await statusOf(port, '/readyz')) === 503);
        const response = await fetch(`http://127.0.0.1:${port}/config.json`);
        assert.deepEqual([response.status, response.headers.get('connection')], [200, 'close']);
        assert.equal(api.exitCode, null, 'the process waits for its load balancer');
        assert.deepEqual([await end(api), await end(worker)], [0, 0], output());
        assert.equal(await statusOf(workerPort, '/healthz'), null);
      } finally {
        api.kill('SIGKILL');
        worker.kill('SIGKILL');
        await drop();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });
}

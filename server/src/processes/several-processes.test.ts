import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../database/database.ts';
import { TEST_ENGINE, testDatabaseForProcess } from '../database/testing.ts';

const READY = 'Assay is ready at';

/** Starts a process and waits until it is ready or has ended. @returns it and a function for its output so far */
async function start(
  entry: string,
  environment: Readonly<Record<string, string>>,
): Promise<[ChildProcess, () => string]> {
  const path = fileURLToPath(new URL(`../${entry}`, import.meta.url));
  const child = spawn(process.execPath, [path], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
      const shared = { ...environment, ASSAY_DATA: folder, ASSAY_DIST: join(folder, 'dist'), PORT: '0' };
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
  });
}

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { TEST_ENGINE, testDatabaseForProcess } from '../server/src/database/testing.ts';
import { Client } from './lib/client.ts';
import { killProcesses } from './lib/kill-processes.ts';
import { startSuite, WORKER } from './lib/suite.ts';

const LONG = new URL('../samples/to-upload/Valmonte_Infrastruktur_II_SCSp_Q4-2023.pdf', import.meta.url);

describe('a suite whose processes are killed', () => {
  it('finishes every accepted document and loses nothing that it confirmed, after two kills', async () => {
    const { environment, drop } = await testDatabaseForProcess();
    try {
      const found = await killProcesses({ times: 2, seed: 11 }, { databaseUrl: environment['DATABASE_URL'] });
      assert.deepEqual([found.harmed, found.unexpectedEnds], [[], []]);
      assert.ok((found.ends['EXT_DONE'] ?? 0) > 0, 'no document was read');
    } finally {
      await drop();
    }
  });
});

// A worker apart ends at once; the whole suite in one process lets its calls end first.
if (TEST_ENGINE === 'postgres') {
  describe('a worker that receives SIGTERM', () => {
    it('returns its document to the queue, and the next worker reads it', async () => {
      const { environment, drop } = await testDatabaseForProcess();
      const suite = await startSuite({ databaseUrl: environment['DATABASE_URL'] });
      const worker = suite.processes.find(({ entry }) => entry === WORKER);
      try {
        const client = new Client(suite);
        const id = await client.upload(readFileSync(LONG), 'long.pdf');
        const stage = async () => (await client.documents()).find((row) => row.id === id)?.stage ?? '';
        while ((await stage()) === 'DOC_UPLOADED') await pause(10);
        assert.equal(await worker?.end('SIGTERM'), 0);
        assert.match(await stage(), /^EXT_START/u, 'the worker was interrupted');
        worker?.start();
        while (/^EXT_START/u.test(await stage())) await pause(50);
        assert.equal(await stage(), 'EXT_DONE');
      } finally {
        await suite.close();
        await drop();
      }
    });
  });
}

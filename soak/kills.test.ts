import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testDatabaseForProcess } from '../server/src/database/testing.ts';
import { killProcesses } from './lib/kill-processes.ts';

describe('a suite whose processes are killed', () => {
  it('brings every accepted document to its end and loses nothing that it answered, after five kills', async () => {
    const { environment, drop } = await testDatabaseForProcess();
    try {
      const found = await killProcesses({ times: 5, seed: 11 }, environment['DATABASE_URL']);
      assert.deepEqual([found.harmed, found.unexpectedEnds], [[], []]);
      assert.ok(found.uploads > 0, 'nothing was uploaded in between');
    } finally {
      await drop();
    }
  });
});

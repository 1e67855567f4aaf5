import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TEST_ENGINE, testDatabaseForProcess } from '../server/src/database/testing.ts';
import { putUnderLoad } from './lib/load.ts';

// The load is put on an API apart.
if (TEST_ENGINE === 'postgres') {
  describe('a suite under load', () => {
    it('answers every list, document and save with success, and is sampled', async () => {
      const { environment, drop } = await testDatabaseForProcess();
      try {
        const load = {
          people: 3,
          documents: 100,
          opened: 20,
          every: 5,
          lasts: 1500,
          sampledEvery: 500,
          seed: 3,
        };
        const {
          measured = {},
          samples,
          unexpectedEnds,
        } = await putUnderLoad(load, environment['DATABASE_URL'] ?? '');
        assert.deepEqual([measured['errors'], unexpectedEnds], [0, []]);
        for (const action of ['list', 'open', 'save'])
          assert.ok((measured[`${action} p50 ms`] ?? NaN) > 0, `nothing was done: ${action}`);
        assert.equal(samples?.length, 4);
      } finally {
        await drop();
      }
    });
  });
}

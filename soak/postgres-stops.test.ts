import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TEST_ENGINE } from '../server/src/database/testing.ts';
import { stopPostgres } from './lib/stop-postgres.ts';

// The embedded database is no process that could be stopped.
if (TEST_ENGINE === 'postgres') {
  describe('a suite whose PostgreSQL is stopped', () => {
    it('stays up, answers 503 with Retry-After, goes on by itself and loses nothing, after two stops', async () => {
      const found = await stopPostgres({ times: 2, seed: 5 });
      assert.deepEqual([found.harmed, found.unexpectedEnds], [[], []]);
      assert.ok(found.uploads > 0 && (found.refusals['503'] ?? 0) > 0, 'nothing was asked while it was away');
    });
  });
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { startOwnPostgres } from '../scripts/test-server/postgres.mjs';
import { openDatabase } from '../server/src/database/database.ts';
import { listenOn } from '../server/src/database/postgres/connection.ts';
import { isServiceUnavailable } from '../server/src/database/unavailable.ts';
import { TEST_ENGINE } from '../server/src/database/testing.ts';
import { stopPostgres } from './lib/stop-postgres.ts';

// The embedded database is no process that could be stopped.
if (TEST_ENGINE === 'postgres') {
  describe('a suite whose PostgreSQL is stopped', () => {
    it('stays up, responds 503 with Retry-After, recovers and loses nothing, after two stops', async () => {
      const found = await stopPostgres({ times: 2, seed: 5 });
      assert.deepEqual([found.harmed, found.unexpectedEnds], [[], []]);
      assert.ok(found.uploads > 0 && (found.refusals['503'] ?? 0) > 0, 'nothing was asked while it was away');
    });
  });

  describe('a database connection after an outage', () => {
    it('an open transaction fails with its own error, and the listener resumes after the outage', async () => {
      const postgres = await startOwnPostgres();
      const database = await openDatabase({ engine: 'postgres', url: postgres.url });
      const { kysely } = database;
      try {
        const heard = Promise.withResolvers<undefined>();
        const stopListening = await listenOn(postgres.url, 'news', {
          onPayload: () => heard.resolve(undefined),
        });
        const broken = kysely.transaction().execute(async (transaction) => {
          await sql`select 1`.execute(transaction);
          await postgres.halt('SIGQUIT');
          await sql`select 1`.execute(transaction);
        });
        await assert.rejects(broken, isServiceUnavailable);
        await assert.rejects(sql`select 1`.execute(kysely), isServiceUnavailable);
        await postgres.resume();
        const ended = new AbortController();
        const saying = (async () => {
          while (!ended.signal.aborted) {
            await sql`select pg_notify('news', 'back')`.execute(kysely);
            await pause(100);
          }
        })();
        await heard.promise;
        ended.abort();
        await saying;
        await stopListening();
      } finally {
        await database.close();
        await postgres.stop();
      }
    });
  });
}

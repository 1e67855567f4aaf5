import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { openJobQueue } from '../jobs/job-queue.ts';
import { migratePostgres, openDatabase } from './database.ts';
import { emptyDatabaseForProcess, TEST_ENGINE, testDatabaseForProcess } from './testing.ts';

const fail = (error: Error) => assert.fail(error);
const listeners = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
  where datname = current_database() and query like 'listen %'`;

if (TEST_ENGINE === 'postgres') {
  describe('a database behind a pooler', () => {
    it('without a direct address is migrated by a command only, and jobs are polled for', async () => {
      const { environment, drop } = await emptyDatabaseForProcess();
      const url = environment['DATABASE_URL'] ?? '';
      const config = { engine: 'postgres', url, directUrl: null } as const;
      await assert.rejects(openDatabase(config), /migrations are missing: run `npm run -s migrate`/);
      assert.ok((await migratePostgres(url)).length > 0);
      assert.deepEqual(await migratePostgres(url), []);
      const database = await openDatabase(config);
      const queue = await openJobQueue({ database, log: fail });
      await queue.create('try', { heartbeatSeconds: 10, expireInSeconds: 60, maxRetries: 1 });
      const done = Promise.withResolvers<unknown>();
      await queue.work('try', 1, async ({ payload }) => done.resolve(payload));
      await database.kysely.transaction().execute((rows) => queue.send(rows, 'try', { number: 1 }));
      assert.deepEqual(await done.promise, { number: 1 });
      const { rows } = await listeners.execute(database.kysely);
      assert.equal(rows[0]?.count, 0);
      await queue.stop();
      await database.close();
      await drop();
    });

    it('is listened to and migrated by its direct address, and used over no more connections than configured', async () => {
      const { environment, drop } = await testDatabaseForProcess();
      const url = environment['DATABASE_URL'] ?? '';
      const direct = new URL(url);
      direct.searchParams.set('application_name', 'direct');
      const pooled = new URL(url);
      pooled.searchParams.set('application_name', 'pooled');
      const config = { engine: 'postgres', url: pooled.href, directUrl: direct.href } as const;
      const database = await openDatabase({ ...config, poolSize: 2, queuePoolSize: 1 });
      const queue = await openJobQueue({ database, log: fail });
      await Promise.all(
        Array.from({ length: 12 }, () => sql`select pg_sleep(0.01)`.execute(database.kysely)),
      );
      const { rows } = await sql<{ name: string; count: number }>`
        select application_name as name, count(*)::int as count from pg_stat_activity
        where datname = current_database() group by 1 order by 1`.execute(database.kysely);
      assert.deepEqual(rows, [
        { name: 'direct', count: 1 },
        { name: 'pooled', count: 3 },
      ]);
      await queue.stop();
      await database.close();
      await drop();
    });
  });
}

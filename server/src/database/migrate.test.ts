import assert from 'node:assert/strict';
import { it } from 'node:test';
import { migrate, readMigrations, type Migration } from './migrate.ts';
import { beforeMigration, TEST_ENGINE } from './testing.ts';

const LAST = '9999_none.sql';
const migration = (name: string, sql: string): Migration => ({ name, sql, sha: name });
const CONCURRENT = migration(
  '9000_index.sql',
  `-- no transaction
   create index concurrently if not exists concurrent_index on clients (name);
   alter table clients add column if not exists added text;`,
);

it('builds an index beside running writes where a migration says so, and repeats one that was cut off', async () => {
  await beforeMigration(LAST, async (session) => {
    const isReady = async () =>
      (
        await session.query<{ ready: boolean }>(
          "select indisvalid as ready from pg_index where indexrelid = to_regclass('concurrent_index')",
        )
      ).rows[0]?.ready;
    const broken = migration(CONCURRENT.name, CONCURRENT.sql.replace(/alter[^;]*/u, 'select 1 / 0'));
    await assert.rejects(migrate(session, [...readMigrations(), broken]), /9000_index.sql failed: division/);
    if (TEST_ENGINE === 'postgres')
      await session.exec(
        "update pg_index set indisvalid = false where indexrelid = 'concurrent_index'::regclass",
      );
    assert.deepEqual(await migrate(session, [...readMigrations(), CONCURRENT]), [CONCURRENT.name]);
    assert.equal(await isReady(), true);
    assert.deepEqual(await migrate(session, [...readMigrations(), CONCURRENT]), []);
  });
});

it('starts an older version beside the schema of a newer one', async () => {
  await beforeMigration(LAST, async (session) => {
    const newer = migration('9001_newer.sql', 'alter table clients add column of_newer_version text');
    await migrate(session, [...readMigrations(), newer]);
    assert.deepEqual(await migrate(session), []);
  });
});

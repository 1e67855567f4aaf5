import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { CompiledQuery, sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { openDatabase, type Database } from './database.ts';
import { testDatabase } from './testing.ts';

describe('database', () => {
  let database: Database;
  before(async () => {
    database = await testDatabase();
  });
  after(() => database.close());

  it('returns counts as numbers, dates as text and decimals exactly, on every engine', async () => {
    const { rows } = await sql`
      select count(*) as count, date '2024-02-29' as day, 1234567890.10::numeric as amount, array['a', 'b'] as list
    `.execute(database.kysely);
    assert.deepEqual(rows, [{ count: 0 + 1, day: '2024-02-29', amount: '1234567890.10', list: ['a', 'b'] }]);
  });

  it('isolates a transaction and rolls back all of it', async () => {
    const started = Promise.withResolvers<undefined>();
    const failed = database.kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('clients').values({ id: 'undone', name: 'Undone' }).execute();
      started.resolve(undefined);
      await transaction.insertInto('clients').values({ id: 'undone', name: 'Again' }).execute();
    });
    await started.promise;
    const seenMeanwhile = database.kysely
      .selectFrom('clients')
      .select('id')
      .where('id', '=', 'undone')
      .execute();
    await assert.rejects(failed, { code: '23505' });
    assert.deepEqual(await seenMeanwhile, []);
  });

  it('queues a job in the transaction of its row and delivers it by notification', async () => {
    const boss = new PgBoss({ ...database.boss, useListenNotify: true, schema: 'boss_proof' });
    boss.on('error', () => undefined);
    await boss.start();
    try {
      await boss.createQueue('proof', { policy: 'exclusive', notify: true });
      // A queue is looked up once, on the queue's own connection, which the embedded database lends to one at a time.
      await boss.findJobs('proof', { key: 'none' });
      await assert.rejects(
        database.kysely.transaction().execute(async (transaction) => {
          await boss.send('proof', { n: 0 }, { singletonKey: 'undone', db: fromKysely(transaction) });
          throw new Error('undo');
        }),
        /undo/,
      );
      const received = Promise.withResolvers<unknown>();
      await boss.work('proof', { pollingIntervalSeconds: 30 }, async ([job]) => received.resolve(job?.data));
      const ids = await database.kysely
        .transaction()
        .execute(async (transaction) => [
          await boss.send('proof', { n: 1 }, { singletonKey: 'kept', db: fromKysely(transaction) }),
          await boss.send('proof', { n: 1 }, { singletonKey: 'kept', db: fromKysely(transaction) }),
        ]);
      assert.equal(ids[1], null, 'the same singleton key is queued once');
      assert.deepEqual(await received.promise, { n: 1 });
    } finally {
      await boss.stop({ graceful: false });
    }
  });
});

describe('embedded database', () => {
  it('lets a list wait for one transaction, not for all that wait with it', async () => {
    const { kysely, close } = await openDatabase({ engine: 'pglite', folder: 'memory' });
    try {
      const done: string[] = [];
      const transactions = ['first', 'second', 'third'].map((name) =>
        kysely.transaction().execute(async (transaction) => {
          for (let statement = 0; statement < 5; statement++) await sql`select 1`.execute(transaction);
          done.push(name);
        }),
      );
      await sql`select 1`.execute(kysely);
      done.push('list');
      await Promise.all(transactions);
      assert.deepEqual(done, ['first', 'list', 'second', 'third']);
    } finally {
      await close();
    }
  });

  it('passes on what a statement notifies of, and reads each kind of value', async () => {
    const { kysely, boss, close } = await openDatabase({ engine: 'pglite', folder: 'memory' });
    try {
      const heard = Promise.withResolvers<string>();
      await boss.db?.listen?.('"figures.New"', heard.resolve, () => undefined);
      await sql`select pg_notify('figures.New', ${'Müller'})`.execute(kysely);
      assert.equal(await heard.promise, 'Müller');
      const { rows } = await sql`
        select null::jsonb as absent, 'null'::jsonb as nothing, '{"a":[1]}'::jsonb as json, true as yes, '{a,"b,c"}'::text[] as list,
          1.50::numeric as exact, 7::bigint as count, '2024-02-29'::date as day, repeat('é', ${100_000}) as long
        from generate_series(1, ${2})`.execute(kysely);
      const row = { absent: null, nothing: null, json: { a: [1] }, yes: true, list: ['a', 'b,c'] };
      const expected = { ...row, exact: '1.50', count: 7, day: '2024-02-29', long: 'é'.repeat(100_000) };
      assert.deepEqual(rows, [expected, expected]);
    } finally {
      await close();
    }
  });

  it('parses a statement once, also after an error, and anew when a table has changed; the oldest make room; it is planned for its values each time, what runs inside it once', async () => {
    const { kysely, close } = await openDatabase({ engine: 'pglite', folder: 'memory' });
    const run = async (text: string, parameters: unknown[] = []) =>
      (await kysely.executeQuery(CompiledQuery.raw(text, parameters))).rows;
    const countPrepared = (text: string) =>
      run('select count(*) as count from pg_prepared_statements where starts_with(statement, $1)', [text]);
    try {
      await run('create table figures (id int primary key)');
      const insert = 'insert into figures (id) values ($1)';
      await run(insert, [1]);
      await assert.rejects(run(insert, [1]), { code: '23505' });
      await run(insert, [2]);
      assert.deepEqual(await countPrepared(insert), [{ count: 1 }]);
      const all = 'select * from figures order by id';
      assert.deepEqual(await run(all), [{ id: 1 }, { id: 2 }]);
      await run("alter table figures alter id type text, add column note text default 'new'");
      assert.deepEqual(await run(all), [
        { id: '1', note: 'new' },
        { id: '2', note: 'new' },
      ]);
      await run(insert, ['three']);
      for (let number = 0; number < 200; number++) await run(`select ${number} as figure`);
      const [kept] = await countPrepared('select ');
      assert.ok(Number(Object.values(kept ?? {})[0]) <= 129, JSON.stringify(kept));
      assert.deepEqual(
        await run('select $1::date as day, $2::int[] as list, $3::text as none', [
          '2024-02-29',
          [1, 2],
          null,
        ]),
        [{ day: '2024-02-29', list: [1, 2], none: null }],
      );
      const planning = `select current_setting('plan_cache_mode') as planning where $1 > 0`;
      for (let number = 1; number <= 10; number++)
        assert.deepEqual(await run(planning, [number]), [{ planning: 'auto' }]);
      await assert.rejects(run('select 1 / $1::int as figure', [0]), { code: '22012' });
      await assert.rejects(run('select $1::int as figure', ['none']), { code: '22P02' });
      assert.deepEqual(await run(planning, [11]), [{ planning: 'auto' }]);
      assert.deepEqual(
        await run(
          `select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements
          where statement = $1`,
          [planning],
        ),
        [{ custom: 11, generic: 0 }],
      );
    } finally {
      await close();
    }
  });
});

describe('embedded database folder', () => {
  it('refuses a folder that another process uses, and preserves rows across a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-database-'));
    try {
      const first = await openDatabase({ engine: 'pglite', folder });
      await first.kysely.insertInto('clients').values({ id: 'kept', name: 'Kept' }).execute();
      await assert.rejects(openDatabase({ engine: 'pglite', folder }), /in use by another Assay process/);
      await first.close();
      const second = await openDatabase({ engine: 'pglite', folder });
      assert.deepEqual(await second.kysely.selectFrom('clients').select('name').execute(), [
        { name: 'Kept' },
      ]);
      await second.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

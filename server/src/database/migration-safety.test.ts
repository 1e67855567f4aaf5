import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import pg from 'pg';
import { migrate, readMigrations, type Migration } from './migrate.ts';
import type { Session } from './pglite/thread.ts';
import { beforeMigration } from './testing.ts';

/** Migrations up to this one have been checked; raise it with a release. Those after it are checked by every run. */
const LAST_CHECKED = '0911_sealed_secrets.sql';
const SERVER = process.env['DATABASE_URL_TEST'];
/** Rows of the large tables, and milliseconds for which a migration may keep others from writing to them. */
const ROWS = 100_000;
const LONGEST_LOCK = 1000;
const POLL = 20;

/** Locks in which a table cannot be written, or not even be read. */
const BLOCKING = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'];

/** How the tables that are large in an installation are filled. */
const LARGE: Readonly<Record<string, string>> = {
  document_requests: `(id, client_id, file_name, s3_key, stage, extraction_stage, document_type_id, uploaded_by,
      uploaded_by_id)
    select md5('d' || n)::uuid, 'large', 'File ' || n, 'large/' || n, 'EXT_DONE', 'EXT_DONE', 'Capital Call', 'Ada', 2`,
  document_runs: `(document_request_id, attempt, stage, status)
    select md5('d' || n)::uuid, 1, 'EXT_DONE', 'done'`,
  document_metrics: `(id, document_request_id, grouping_id, index, fin, display_label, data_type, order_position)
    select md5('m' || n)::uuid, md5('d' || n)::uuid, md5('g' || n)::uuid, 0, 'fund', 'Fund', 'STRING', 0`,
  document_datapoints: `(metric_id, document_request_id, rank, value)
    select md5('m' || n)::uuid, md5('d' || n)::uuid, 0, 'Value ' || n`,
  datapoint_audit: `(client_id, document_request_id, metric_fin, user_id, user_name, field, reason)
    select 'large', md5('d' || n)::uuid, 'fund', 2, 'Ada', 'value', 'edit'`,
  entities: `(client_id, name)
    select 'large', 'Entity ' || n`,
};

/** Fills the large tables that these migrations name, without their triggers. */
async function fill(session: Session, migrations: readonly { readonly sql: string }[], rows: number) {
  const named = Object.entries(LARGE).filter(([table]) =>
    migrations.some(({ sql }) => new RegExp(`\\b${table}\\b`, 'u').test(sql)),
  );
  const inserts = named.map(
    ([table, values]) => `insert into ${table} ${values} from generate_series(1, ${rows}) n;`,
  );
  await session.exec(`set session_replication_role = replica; ${inserts.join('\n')}
    set session_replication_role = default; analyze;`);
}

async function filesOfTables(session: Session): Promise<ReadonlyMap<string, string>> {
  const { rows } = await session.query<{ name: string; file: string }>(
    `select relname as name, pg_relation_filenode(oid)::text as file from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0`,
  );
  return new Map(rows.map(({ name, file }) => [name, file]));
}

/** Looks at the locks of one connection from another, until it is told to stop. @returns ms by table */
function watchLocks(watcher: pg.Client, pid: number, tables: readonly string[]) {
  const seen = new Map<string, { first: number; last: number }>();
  let isOver = false;
  const look = async () => {
    const { rows } = await watcher.query<{ name: string }>(
      `select distinct relation::regclass::text as name from pg_locks
       where pid = $1 and granted and locktype = 'relation' and mode = any ($2)`,
      [pid, BLOCKING],
    );
    const now = performance.now();
    for (const { name } of rows.filter((row) => tables.includes(row.name)))
      seen.set(name, { first: seen.get(name)?.first ?? now, last: now });
  };
  const watching = (async () => {
    while (!isOver) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, POLL));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return [...seen].map(([name, { first, last }]) => [name, last - first] as const);
  };
}

/** Why a migration could not run beside a version that is in use; nothing where it could. */
async function problemsOf(session: Session, migration: Migration, longestLock: number): Promise<string[]> {
  const { rows } = await session.query<{ pid: number; name: string }>(
    'select pg_backend_pid() as pid, current_database() as name',
  );
  const watched = new URL(SERVER ?? '');
  watched.pathname = `/${rows[0]?.name}`;
  const watcher = new pg.Client({ connectionString: watched.href });
  await watcher.connect();
  const before = await filesOfTables(session);
  const stop = watchLocks(watcher, rows[0]?.pid ?? 0, [...before.keys()]);
  const held = await migrate(session, [
    ...readMigrations().filter(({ name }) => name < migration.name),
    migration,
  ])
    .then(stop, async (error: unknown) => {
      await stop();
      throw error;
    })
    .finally(() => watcher.end());
  const after = await filesOfTables(session);
  return [
    ...[...before].flatMap(([name, file]) =>
      after.has(name) && after.get(name) !== file ? [`${migration.name} writes all of ${name} anew`] : [],
    ),
    ...held.flatMap(([name, ms]) =>
      ms > longestLock ? [`${migration.name} locks ${name} for ${Math.round(ms)} ms`] : [],
    ),
  ];
}

if (SERVER !== undefined) {
  describe('a migration beside running processes', () => {
    const fresh = readMigrations().filter(({ name }) => name > LAST_CHECKED);

    it(`neither writes a large table anew nor locks it for a second: ${fresh.length} are checked`, async () => {
      if (fresh[0] === undefined) return;
      await beforeMigration(fresh[0].name, async (session) => {
        await fill(session, fresh, ROWS);
        for (const migration of fresh)
          assert.deepEqual(await problemsOf(session, migration, LONGEST_LOCK), []);
      });
    });

    it('is refused where it would stop them', async () => {
      await beforeMigration('9000_none.sql', async (session) => {
        await fill(session, [{ sql: 'document_requests, document_runs' }], 100);
        const check = (name: string, sql: string) => problemsOf(session, { name, sql, sha: name }, 100);
        assert.deepEqual(await check('9001.sql', 'alter table document_requests add column added text'), []);
        assert.deepEqual(await check('9002.sql', 'alter table document_runs alter attempt type bigint'), [
          '9002.sql writes all of document_runs anew',
        ]);
        const locked = await check('9003.sql', 'lock table document_runs; select pg_sleep(0.3)');
        assert.match(locked.join(), /^9003\.sql locks document_runs for \d+ ms$/u);
      });
    });
  });
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { migrate, readMigrations, type Migration } from './migrate.ts';
import type { Session } from './pglite/thread.ts';
import { beforeMigration } from './testing.ts';

/** Migrations up to this one have been checked; raise it with a release. Those after it are checked by every run. */
const LAST_CHECKED = '0930_write_positions.sql';
const SERVER = process.env['DATABASE_URL_TEST'];
/** Rows of the large tables. */
const ROWS = 10_000;

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
  await session.exec(`set session_replication_role = replica;
    insert into clients (id, name) values ('large', 'Large') on conflict do nothing; ${inserts.join('\n')}
    set session_replication_role = default; analyze;`);
}

async function filesOfTables(session: Session): Promise<ReadonlyMap<string, string>> {
  const { rows } = await session.query<{ name: string; file: string }>(
    `select relname as name, pg_relation_filenode(oid)::text as file from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0`,
  );
  return new Map(rows.map(({ name, file }) => [name, file]));
}

/** Of each filled table, how many rows this session has read and written, and whether it keeps others from writing to it. */
async function lookAtTables(
  session: Session,
): Promise<ReadonlyMap<string, { work: number; isBlocked: boolean }>> {
  const { rows } = await session.query<{ name: string; work: number; blocked: boolean }>(
    `select c.relname as name,
       (pg_stat_get_xact_tuples_returned(c.oid) + pg_stat_get_xact_tuples_fetched(c.oid)
         + pg_stat_get_xact_tuples_inserted(c.oid) + pg_stat_get_xact_tuples_updated(c.oid)
         + pg_stat_get_xact_tuples_deleted(c.oid))::int as work,
       exists (select from pg_locks l where l.pid = pg_backend_pid() and l.granted and l.locktype = 'relation'
         and l.relation = c.oid and l.mode = any ($1)) as blocked
     from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.reltuples > 0`,
    [BLOCKING],
  );
  return new Map(rows.map(({ name, work, blocked }) => [name, { work, isBlocked: blocked }]));
}

/**
 * A session that looks at its own transactions just before each of them ends: a lock is held until then. What runs outside a
 * transaction gets one, except for what builds concurrently and blocks nobody.
 */
function watchTransactions(session: Session, onBlocked: (table: string, rowsOfAll: number) => void): Session {
  let before = new Map<string, { work: number }>();
  const begin = async () => {
    // Counts of earlier transactions stay until they are flushed, which happens between transactions only.
    before = new Map(await lookAtTables(session));
  };
  const look = async () => {
    const after = await lookAtTables(session);
    const blocked = [...after].filter(([, { isBlocked }]) => isBlocked);
    const works = [...after].map(([name, { work }]) => work - (before.get(name)?.work ?? 0));
    for (const [name] of blocked) onBlocked(name, Math.max(...works));
  };
  let isOpen = false;
  return {
    async query<Row>(sql: string, parameters?: readonly unknown[]) {
      if (sql === 'commit') await look();
      const result = await session.query<Row>(sql, parameters);
      if (sql === 'begin') await begin();
      if (['begin', 'commit', 'rollback'].includes(sql)) isOpen = sql === 'begin';
      return result;
    },
    async exec(sql) {
      if (isOpen || /\bconcurrently\b/iu.test(sql)) return session.exec(sql);
      await session.query('begin');
      try {
        await begin();
        const result = await session.exec(sql);
        await look();
        await session.query('commit');
        return result;
      } catch (error) {
        // A session in a failed transaction would hide why.
        await session.query('rollback');
        throw error;
      }
    },
  };
}

/** Why a migration could not run beside a version that is in use; nothing where it could. */
async function problemsOf(session: Session, migration: Migration, rows: number): Promise<string[]> {
  const before = await filesOfTables(session);
  const blocked = new Set<string>();
  const watched = watchTransactions(session, (name, work) => {
    if (work >= rows / 2) blocked.add(name);
  });
  await migrate(watched, [...readMigrations().filter(({ name }) => name < migration.name), migration]);
  const after = await filesOfTables(session);
  return [
    ...[...before].flatMap(([name, file]) =>
      after.has(name) && after.get(name) !== file ? [`${migration.name} writes all of ${name} anew`] : [],
    ),
    ...[...blocked].map(
      (name) => `${migration.name} keeps others from writing to ${name} while it goes through a table`,
    ),
  ];
}

if (SERVER !== undefined) {
  describe('a migration beside running processes', () => {
    const fresh = readMigrations().filter(({ name }) => name > LAST_CHECKED);

    it(`neither writes a large table anew nor keeps others from one while it goes through one: ${fresh.length} are checked`, async () => {
      if (fresh[0] === undefined) return;
      await beforeMigration(fresh[0].name, async (session) => {
        await fill(session, fresh, ROWS);
        for (const migration of fresh) assert.deepEqual(await problemsOf(session, migration, ROWS), []);
      });
    });

    it('is refused where it would stop them', async () => {
      await beforeMigration('9000_none.sql', async (session) => {
        await fill(session, [{ sql: 'document_requests, document_runs' }], 100);
        const check = (name: string, sql: string) => problemsOf(session, { name, sql, sha: name }, 100);
        const blocks = (name: string) => [
          `${name} keeps others from writing to document_runs while it goes through a table`,
        ];
        assert.deepEqual(await check('9001.sql', 'alter table document_requests add column added text'), []);
        assert.deepEqual(await check('9002.sql', 'alter table document_runs alter page_count type bigint'), [
          '9002.sql writes all of document_runs anew',
          ...blocks('9002.sql'),
        ]);
        const check3 = 'alter table document_runs add constraint tried check (attempt > 0)';
        assert.deepEqual(await check('9003.sql', check3), blocks('9003.sql'));
        assert.deepEqual(await check('9004.sql', `${check3.replace('tried', 'later')} not valid`), []);
        assert.deepEqual(await check('9005.sql', 'alter table document_runs validate constraint later'), []);
        assert.deepEqual(await check('9006.sql', 'update document_runs set attempt = 2'), []);
        const index = 'create index document_runs_tried on document_runs (attempt)';
        assert.deepEqual(await check('9007.sql', index), blocks('9007.sql'));
        assert.deepEqual(
          await check('9008.sql', `-- no transaction\n${index.replace('tried', 'alone')}`),
          blocks('9008.sql'),
        );
        const beside =
          '-- no transaction\ncreate index concurrently if not exists document_runs_beside on document_runs (attempt)';
        assert.deepEqual(await check('9009.sql', beside), []);
      });
    });
  });
}

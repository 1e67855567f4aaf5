import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SESSION_LOCKS, withSessionLock } from '../platform/db/locks.ts';
import type { Session } from './pglite/thread.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** First line of a migration whose statements PostgreSQL does not run in a transaction, such as `create index concurrently`. */
const NO_TRANSACTION = /^-- no transaction\s*$/mu;
/** The index that a statement builds beside running writes. */
const CONCURRENT_INDEX = /^create (?:unique )?index concurrently (?:if not exists )?"?(\w+)"?/iu;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly sha: string;
}

/** The migrations in the order in which they apply: by file name. */
export function readMigrations(folder: string = fileURLToPath(FOLDER)): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(`${folder}/${name}`, 'utf8');
      return { name, sql, sha: createHash('sha256').update(sql).digest('hex') };
    });
}

const RECORD = 'insert into schema_migrations (name, sha) values ($1, $2)';

async function applyInTransaction(session: Session, { name, sql, sha }: Migration): Promise<void> {
  await session.query('begin');
  try {
    await session.exec(sql);
    await session.query(RECORD, [name, sha]);
    await session.query('commit');
  } catch (error) {
    await session.query('rollback');
    throw error;
  }
}

/** The statements of a migration without a transaction; they hold no semicolon within. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/--.*$/gmu, '')
    .split(';')
    .flatMap((statement) => statement.trim() || []);
}

/** The embedded database has a single connection, beside which nothing is written. */
async function isEmbedded(session: Session): Promise<boolean> {
  const { rows } = await session.query<{ version: string }>('select version() as version');
  return /emscripten/iu.test(rows[0]?.version ?? '');
}

/**
 * Runs each statement by itself. A process that was killed in between has not recorded the migration, so it runs again:
 * its statements say `if not exists`, and an index whose building was cut off is dropped before.
 */
async function applyByStatement(session: Session, { name, sql, sha }: Migration): Promise<void> {
  const isAlone = await isEmbedded(session);
  for (const statement of statementsOf(sql)) {
    const index = CONCURRENT_INDEX.exec(statement)?.[1];
    if (index !== undefined && !isAlone) await dropIfInvalid(session, index);
    await session.exec(isAlone ? statement.replace(/\bconcurrently\b/iu, '') : statement);
  }
  await session.query(RECORD, [name, sha]);
}

async function dropIfInvalid(session: Session, index: string): Promise<void> {
  const { rows } = await session.query(
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  );
  if (rows.length > 0) await session.exec(`drop index concurrently ${index}`);
}

async function apply(session: Session, migration: Migration): Promise<void> {
  const run = NO_TRANSACTION.test(migration.sql) ? applyByStatement : applyInTransaction;
  try {
    await run(session, migration);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`migration ${migration.name} failed: ${message}`, { cause: error });
  }
}

interface Rights {
  readonly role: string;
  readonly database: string;
  readonly mayCreate: boolean;
}

/** @throws Error when the role may not create tables or, at the first start, the schema of the job queue */
async function assertMayCreate(session: Session): Promise<void> {
  const { rows } = await session.query<Rights>(
    `select current_user as role, current_database() as database,
      coalesce(has_schema_privilege(current_schema(), 'create'), false)
        and (to_regclass('schema_migrations') is not null or has_database_privilege(current_database(), 'create'))
        as "mayCreate"`,
  );
  const [rights] = rows;
  if (rights === undefined || rights.mayCreate) return;
  throw new Error(
    `The role ${rights.role} may not create tables in the database ${rights.database} of DATABASE_URL: make it the owner of the database.`,
  );
}

/**
 * Applies the missing migrations, each file in its own transaction unless it is marked `-- no transaction`. Processes that
 * start together wait for each other. Migrations of a newer version that are applied already stay: an older version starts
 * beside them.
 * @throws Error when the role may not create tables, a file that was applied has been edited since, or one fails (which then
 * leaves no trace, or where it runs without a transaction is repeated by the next start).
 */
export async function migrate(
  session: Session,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  return withSessionLock(session, SESSION_LOCKS.migrations, async () => {
    await assertMayCreate(session);
    await session.exec(`create table if not exists schema_migrations (
      name text primary key, sha text not null, applied_at timestamptz not null default now())`);
    const { rows } = await session.query<{ name: string; sha: string }>(
      'select name, sha from schema_migrations',
    );
    const applied = new Map(rows.map(({ name, sha }) => [name, sha]));
    const missing = migrations.filter(({ name, sha }) => {
      if (applied.has(name) && applied.get(name) !== sha)
        throw new Error(`migration ${name} was edited after it was applied`);
      return !applied.has(name);
    });
    for (const migration of missing) await apply(session, migration);
    return missing.map(({ name }) => name);
  });
}

/** @throws Error when migrations are missing, which this process may not apply */
export async function assertMigrated(session: Session): Promise<void> {
  const { rows: found } = await session.query<{ name: string | null }>(
    "select to_regclass('schema_migrations')::text as name",
  );
  const { rows } =
    (found[0]?.name ?? null) === null
      ? { rows: [] }
      : await session.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  const missing = readMigrations().filter(({ name }) => !applied.has(name));
  if (missing.length > 0)
    throw new Error(
      `${missing.length} migrations are missing: run \`npm run -s migrate\` with the database itself, past its pooler, as DATABASE_URL.`,
    );
}

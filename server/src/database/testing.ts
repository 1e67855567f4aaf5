/** Fresh databases for tests, on the engine named by TEST_ENGINE (`pglite`, the default, or `postgres`). */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { SESSION_LOCKS, withSessionLock } from '../platform/db/locks.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { compilePGlite } from './pglite/compile.ts';
import { PGliteThread, type Session } from './pglite/thread.ts';
import { onClient, openPool } from './postgres/connection.ts';
import type { StatementListener } from './statement-log.ts';

const CACHE = new URL('../../../.cache/', import.meta.url);
const POSTGRES_URL = process.env['DATABASE_URL_TEST'];

/** Which engine the tests of this process use. */
export const TEST_ENGINE = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';

function migrationsFingerprint(): string {
  const hash = createHash('sha256');
  for (const { name, sha } of readMigrations()) hash.update(`${name}:${sha}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** A migrated, empty database of its own. Close it at the end of the test file. */
export async function testDatabase(onStatement?: StatementListener): Promise<Database> {
  if (TEST_ENGINE === 'pglite') {
    return openDatabase({ engine: 'pglite', folder: 'memory', start: await migratedStart(), onStatement });
  }
  if (POSTGRES_URL === undefined) throw new Error('TEST_ENGINE=postgres needs DATABASE_URL_TEST');
  return openFromTemplate(POSTGRES_URL, onStatement);
}

/**
 * Runs a test of one migration on a database that has all migrations before it. `migrateRest` applies that one and those
 * after it.
 */
export async function beforeMigration(
  name: string,
  test: (session: Session, migrateRest: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const all = readMigrations();
  const earlier = all.filter((migration) => migration.name < name);
  const isNewest = earlier.length === all.length;
  const run = async (session: Session) => {
    await migrate(session, earlier);
    await test(session, () => migrate(session));
  };
  if (TEST_ENGINE === 'postgres') return onNewDatabase(isNewest, run);
  const thread = await PGliteThread.open(isNewest ? await migratedStart() : {});
  try {
    await thread.alone(run);
  } finally {
    await thread.close();
  }
}

async function onNewDatabase(isMigrated: boolean, run: (session: Session) => Promise<void>): Promise<void> {
  if (POSTGRES_URL === undefined) throw new Error('TEST_ENGINE=postgres needs DATABASE_URL_TEST');
  const { url, drop } = isMigrated
    ? await createFromTemplate(POSTGRES_URL)
    : await createDatabase(POSTGRES_URL, async () => 'template0');
  const pool = await openPool(url, 1);
  try {
    await onClient(pool, run);
  } finally {
    await pool.end();
    await drop();
  }
}

let compiling: Promise<WebAssembly.Module> | undefined;

/** Compiled once in this process: a thread that compiles it itself takes half as long again to open. */
function compiledPGlite(): Promise<WebAssembly.Module> {
  return (compiling ??= compilePGlite());
}

const migratedStart = async () => ({ seed: await migratedSeed(), compiled: await compiledPGlite() });

/** Creating a database takes PGlite seconds; loading an archive of one, migrated already, does not. */
async function migratedSeed(): Promise<Uint8Array> {
  const file = fileURLToPath(new URL(`test-database-${migrationsFingerprint()}.tar`, CACHE));
  if (existsSync(file)) return readFileSync(file);
  const thread = await PGliteThread.open({});
  try {
    await thread.alone((session) => migrate(session));
    // No test creates a database: without the templates for it, the archive is a third smaller and opens so much sooner.
    for (const template of ['template0', 'template1']) {
      await thread.alone((session) => session.exec(`alter database ${template} is_template false`));
      await thread.alone((session) => session.exec(`drop database ${template}`));
    }
    await thread.alone((session) => session.exec('checkpoint'));
    const seed = await thread.snapshot();
    mkdirSync(CACHE, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, seed);
    renameSync(unfinished, file);
    return seed;
  } finally {
    await thread.close();
  }
}

function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function ensureTemplate(client: pg.Client, url: string, template: string): Promise<void> {
  await withSessionLock(client, SESSION_LOCKS.testTemplate, async () => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount !== 0) return;
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished} template template0 encoding 'UTF8'`);
    const pool = await openPool(withDatabaseName(url, unfinished), 1);
    try {
      await onClient(pool, (session) => migrate(session));
    } finally {
      await pool.end();
    }
    await client.query(`alter database ${unfinished} rename to ${template}`);
  });
}

/** An empty database for a process under test, with the environment that names it. */
export async function testDatabaseForProcess(): Promise<{
  environment: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}> {
  if (TEST_ENGINE === 'pglite') return { environment: {}, drop: async () => undefined };
  if (POSTGRES_URL === undefined) throw new Error('TEST_ENGINE=postgres needs DATABASE_URL_TEST');
  const { url, drop } = await createFromTemplate(POSTGRES_URL);
  return { environment: { DATABASE_URL: url }, drop };
}

/** A database without any table, for what a process does on its first start, with the environment that names it. */
export async function emptyDatabaseForProcess(): ReturnType<typeof testDatabaseForProcess> {
  if (TEST_ENGINE === 'pglite') return { environment: {}, drop: async () => undefined };
  if (POSTGRES_URL === undefined) throw new Error('TEST_ENGINE=postgres needs DATABASE_URL_TEST');
  const { url, drop } = await createDatabase(POSTGRES_URL, async () => 'template0');
  return { environment: { DATABASE_URL: url }, drop };
}

async function openFromTemplate(
  serverUrl: string,
  onStatement: StatementListener | undefined,
): Promise<Database> {
  const { url, drop } = await createFromTemplate(serverUrl);
  const database = await openDatabase({ engine: 'postgres', url, poolSize: 4, onStatement });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

function createFromTemplate(url: string) {
  return createDatabase(url, async (admin) => {
    const template = `assay_template_${migrationsFingerprint()}`;
    await ensureTemplate(admin, url, template);
    return template;
  });
}

async function createDatabase(
  url: string,
  prepareTemplate: (admin: pg.Client) => Promise<string>,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `assay_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name} template ${await prepareTemplate(admin)}`);
  return {
    url: withDatabaseName(url, name),
    async drop() {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

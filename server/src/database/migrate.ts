import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SESSION_LOCKS, withSessionLock } from '../platform/db/locks.ts';
import type { Session } from './pglite/thread.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

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

async function apply(session: Session, { name, sql, sha }: Migration): Promise<void> {
  await session.query('begin');
  try {
    await session.exec(sql);
    await session.query('insert into schema_migrations (name, sha) values ($1, $2)', [name, sha]);
    await session.query('commit');
  } catch (error) {
    await session.query('rollback');
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/**
 * Applies the missing migrations, each file in its own transaction. Processes that start together wait for each other.
 * @throws Error when a file that was applied has been edited since, or one fails (which then leaves no trace).
 */
export async function migrate(
  session: Session,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  return withSessionLock(session, SESSION_LOCKS.migrations, async () => {
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

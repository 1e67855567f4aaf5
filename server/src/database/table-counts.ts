import type { Session } from './pglite/thread.ts';

/** Number of rows by table, schema included: `public.clients`. */
export type TableCounts = Readonly<Record<string, number>>;

/** Counts the rows of every table, exactly. */
export async function countTables(session: Pick<Session, 'query'>): Promise<TableCounts> {
  const { rows: tables } = await session.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by schemaname, tablename`,
  );
  const counts: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const { rows } = await session.query<{ count: number }>(`select count(*) from "${schema}"."${name}"`);
    counts[`${schema}.${name}`] = Number(rows[0]?.count ?? 0);
  }
  return counts;
}

/** @throws Error that names the tables whose number of rows differs */
export function assertSameCounts(expected: TableCounts, found: TableCounts): void {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  const different = names.filter((name) => expected[name] !== found[name]);
  if (different.length === 0) return;
  const list = different.map(
    (name) => `${name}: ${found[name] ?? 'none'} instead of ${expected[name] ?? 'none'}`,
  );
  throw new Error(`The rows are not complete: ${list.join(', ')}.`);
}

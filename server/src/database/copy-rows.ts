import type { Session } from './pglite/thread.ts';
import { assertSameCounts, countTables } from './table-counts.ts';

/** Rows that are read and written at a time. */
const CHUNK = 500;
/** What the embedded database writes at its start, to see that a commit reaches the disk. */
const PROBE = 'public.start_probe';
const OF_THE_SYSTEM = `('pg_catalog', 'information_schema')`;

/** A table by its quoted name, with its columns that are not computed. */
interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

async function tablesOf(session: Session): Promise<Table[]> {
  const { rows } = await session.query<Table>(
    `select format('%I.%I', space.nspname, class.relname) as name,
       json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod))
         order by attnum) as columns
     from pg_class class
     join pg_namespace space on space.oid = class.relnamespace
     join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where class.relkind = 'r' and space.nspname not in ${OF_THE_SYSTEM}
     group by space.nspname, class.relname order by 1`,
  );
  return rows.filter(({ name }) => name !== PROBE);
}

/** SQL: a row as a list of texts, as PostgreSQL itself reads and writes values; no value changes on the way. */
const asTexts = ({ columns }: Table) =>
  `json_build_array(${columns.map(({ name }) => `${name}::text`).join(', ')})::text`;

/** A number for the content of a table, whatever the order of its rows. */
async function digestOf(session: Session, table: Table): Promise<string> {
  const { rows } = await session.query<{ digest: string }>(
    `select coalesce(sum(('x' || left(md5(row), 15))::bit(60)::bigint), 0)::text as digest
     from (select ${asTexts(table)} as row from ${table.name}) as rows`,
  );
  return rows[0]?.digest ?? '';
}

async function copyTable(from: Session, to: Session, table: Table): Promise<void> {
  const names = table.columns.map(({ name }) => name).join(', ');
  const values = table.columns.map(({ type }, index) => `(row->>${index})::${type}`).join(', ');
  await from.exec(`declare copied no scroll cursor for select ${asTexts(table)} as row from ${table.name}`);
  for (;;) {
    const { rows } = await from.query<{ row: string }>(`fetch ${CHUNK} from copied`);
    if (rows.length === 0) break;
    await to.query(
      `insert into ${table.name} (${names}) overriding system value
       select ${values} from json_array_elements($1::json) as row`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    );
  }
  await from.exec('close copied');
}

/** Sequences go on where they were. */
async function copySequences(from: Session, to: Session): Promise<void> {
  const { rows } = await from.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where last_value is not null`,
  );
  for (const { name, last } of rows) await to.query('select setval($1::regclass, $2::bigint)', [name, last]);
}

/** Takes away what watches over rows while they come in no order. @returns a function that puts it back */
async function withoutWatch(session: Session, tables: readonly Table[]): Promise<() => Promise<void>> {
  const { rows: keys } = await session.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace space on space.oid = c.connamespace
     where contype = 'f' and conparentid = 0 and space.nspname not in ${OF_THE_SYSTEM}`,
  );
  for (const { table, name } of keys) await session.exec(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await session.exec(`alter table ${name} disable trigger user`);
  return async () => {
    for (const { name } of tables) await session.exec(`alter table ${name} enable trigger user`);
    for (const { table, name, definition } of keys)
      await session.exec(`alter table ${table} add constraint ${name} ${definition}`);
  };
}

/** Texts of times and numbers must not depend on how a server is set up. */
const SETTINGS = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local extra_float_digits = 1;
  set local intervalstyle = 'postgres'; set local bytea_output = 'hex'`;

async function inTransaction<Result>(session: Session, work: () => Promise<Result>): Promise<Result> {
  await session.exec('begin');
  try {
    await session.exec(SETTINGS);
    const result = await work();
    await session.exec('commit');
    return result;
  } catch (error) {
    await session.exec('rollback');
    throw error;
  }
}

/**
 * Copies every row of a database to one of the same tables, whose rows it replaces, in one transaction. Numbers of rows and
 * contents of every table are compared before it ends.
 * @returns the number of tables and rows. @throws Error that names the tables that differ
 */
export async function copyRows(from: Session, to: Session): Promise<{ tables: number; rows: number }> {
  return inTransaction(from, () =>
    inTransaction(to, async () => {
      const tables = await tablesOf(from);
      assertSameTables(tables, await tablesOf(to));
      const watchAgain = await withoutWatch(to, tables);
      await to.exec(`truncate ${tables.map(({ name }) => name).join(', ')}`);
      for (const table of tables) await copyTable(from, to, table);
      await watchAgain();
      await copySequences(from, to);
      const counts = Object.fromEntries(
        Object.entries(await countTables(from)).filter(([name]) => name !== PROBE),
      );
      assertSameCounts(counts, await countTables(to));
      for (const table of tables)
        if ((await digestOf(from, table)) !== (await digestOf(to, table)))
          throw new Error(`The rows of ${table.name} differ from those that were read.`);
      const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
      return { tables: tables.length, rows };
    }),
  );
}

function assertSameTables(from: readonly Table[], to: readonly Table[]): void {
  const shapeOf = (tables: readonly Table[]) =>
    new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)));
  const [one, other] = [shapeOf(from), shapeOf(to)];
  const missing = [...one].find((name) => !other.has(name)) ?? [...other].find((name) => !one.has(name));
  if (missing !== undefined)
    throw new Error(
      `The tables are not those of this version (${missing}): start the installation once with it, stop it, and try again.`,
    );
}

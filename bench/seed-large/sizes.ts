import pg from 'pg';
import { timeOf } from '../harness/limits.ts';

const TABLES = ['document_requests', 'groupings', 'document_metrics', 'document_datapoints'];
/** One value in so many is changed before the second vacuum. */
const CHANGED = 100;

interface Size {
  readonly name: string;
  readonly table: string;
  readonly bytes: string;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

async function sizesOf(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Size>(
    `select relname as name, relname as table, pg_table_size(oid)::text as bytes from pg_class where relname = any ($1) and relkind = 'r'
    union all
    select i.indexrelid::regclass::text, i.indrelid::regclass::text, pg_relation_size(i.indexrelid)::text
    from pg_index i where i.indrelid::regclass::text = any ($1)`,
    [TABLES],
  );
  for (const table of TABLES) {
    const own = rows
      .filter((row) => row.table === table)
      .toSorted((a, b) => Number(b.bytes) - Number(a.bytes));
    const rowsOfTable = own.find(({ name }) => name === table);
    const indexes = own.filter((row) => row !== rowsOfTable);
    const sum = indexes.reduce((bytes, row) => bytes + Number(row.bytes), 0);
    const largest = indexes.slice(0, 4).map(({ name, bytes }) => `${name} ${megabytes(Number(bytes))}`);
    console.log(
      `  ${table}: ${megabytes(Number(rowsOfTable?.bytes))}, ${indexes.length} indexes ${megabytes(sum)}, the largest ${largest.join(', ')}`,
    );
  }
}

const secondsOf = async (work: () => Promise<unknown>) => `${((await timeOf(work)) / 1000).toFixed(1)} s`;

/** Prints the bytes of the large tables and their indexes, and how long a vacuum takes before and after changes. */
export async function reportSizes(name: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const vacuum = async () => {
      const times: string[] = [];
      for (const table of TABLES)
        times.push(`${table} ${await secondsOf(() => client.query(`vacuum (analyze) ${table}`))}`);
      return times.join(', ');
    };
    console.log(`${name}: vacuum of the whole: ${await vacuum()}`);
    await client.query(
      `update document_datapoints set is_verified = true where abs(hashtext(document_request_id::text)) % ${CHANGED} = 0`,
    );
    console.log(`${name}: vacuum after a change of one value in ${CHANGED}: ${await vacuum()}`);
    await sizesOf(client);
  } finally {
    await client.end();
  }
}

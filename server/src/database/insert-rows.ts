import { sql, type Insertable } from 'kysely';
import type { DatabaseTransaction } from './database.ts';
import type { Tables } from './tables.ts';
import { inChunks } from '../platform/db/chunks.ts';

/** The columns of a row, as one text by which rows are grouped. */
const namesOfColumns = (row: object): string =>
  Object.entries(row)
    .flatMap(([name, value]) => (value === undefined ? [] : name))
    .join();

/**
 * Inserts rows, however many, by a statement whose text depends on their columns alone: the database parses it once. A column
 * that a row lacks gets its default. For tables without columns of JSON.
 */
export async function insertRows<Table extends keyof Tables>(
  transaction: DatabaseTransaction,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (const [names, group] of Map.groupBy(rows, namesOfColumns)) {
    const columns = sql.join(names.split(',').map((column) => sql.ref(column)));
    for (const chunk of inChunks(group))
      await sql`
        insert into ${sql.table(table)} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(chunk)}::jsonb)`.execute(
        transaction,
      );
  }
}

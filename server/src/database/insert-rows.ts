import { sql, type Insertable } from 'kysely';
import type { DatabaseTransaction } from './database.ts';
import type { Tables } from './tables.ts';
import { inChunks } from '../platform/db/chunks.ts';

/**
 * Inserts rows, however many, by a statement whose text depends on their columns alone: the database parses it once. A column
 * that a row lacks gets its default. For tables without columns of JSON.
 */
export async function insertRows<Table extends keyof Tables>(
  transaction: DatabaseTransaction,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const byColumns = Map.groupBy(rows, (row) => Object.keys(row).join());
  for (const group of byColumns.values()) {
    const columns = sql.join(Object.keys(group[0] ?? {}).map((column) => sql.ref(column)));
    for (const chunk of inChunks(group))
      await sql`
        insert into ${sql.table(table)} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(chunk)}::jsonb)`.execute(
        transaction,
      );
  }
}

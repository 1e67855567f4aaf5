import { sql } from 'kysely';
import type { DatabaseClient } from '../../server/src/database/database.ts';
import { createClient } from '../../server/src/database/seed.ts';
import type { EntityRow } from './rows.ts';

/** Rows of a transaction: as many as the import writes in a block at most. */
const BLOCK = 500;
const CLIENT = 'demo';

/** Writes entities with their AKAs and their lines of the audit log, each block in a transaction of three statements. */
export async function writeBare(kysely: DatabaseClient, rows: readonly EntityRow[]): Promise<void> {
  await createClient(kysely, { id: CLIENT, name: CLIENT });
  for (let first = 0; first < rows.length; first += BLOCK) {
    const block = rows.slice(first, first + BLOCK);
    await kysely.transaction().execute(async (transaction) => {
      const { rows: stored } = await sql<{ id: string; name: string }>`
        insert into entities (client_id, name, client_identifier, types)
        select ${CLIENT}, name, identifier, array['fund']
        from json_to_recordset(${JSON.stringify(block)}::json) as added (name text, identifier text)
        returning id, name`.execute(transaction);
      const ids = new Map(stored.map(({ id, name }) => [name, id]));
      const named = JSON.stringify(block.map((row) => ({ ...row, id: ids.get(row.name) })));
      await sql`
        insert into entity_akas (entity_id, name, position)
        select id, aka, 0 from json_to_recordset(${named}::json) as added (id uuid, aka text)`.execute(
        transaction,
      );
      await sql`
        insert into entity_audit (client_id, entity_id, user_id, user_name, action, to_value)
        select ${CLIENT}, id, 1, 'Bench', 'created', name
        from json_to_recordset(${named}::json) as added (id uuid, name text)`.execute(transaction);
    });
  }
}

import type { Insertable } from 'kysely';
import type { DatabaseClient } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** Adds a row to the audit log. */
export async function insertAuditRow(
  db: DatabaseClient,
  row: Insertable<Tables['identity_audit']>,
): Promise<void> {
  await db.insertInto('identity_audit').values(row).execute();
}

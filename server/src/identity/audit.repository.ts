import type { Insertable } from 'kysely';
import type { Rows } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** Adds a row to the audit log. */
export async function insertAuditRow(db: Rows, row: Insertable<Tables['identity_audit']>): Promise<void> {
  await db.insertInto('identity_audit').values(row).execute();
}

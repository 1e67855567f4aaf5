import type { DatabaseClient } from '../../database/database.ts';

/** Whether a file was taken before. */
export async function isKnownDocument(kysely: DatabaseClient, id: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('document_requests')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

import { sql, type Kysely } from 'kysely';

/** Asks the database for a row. @throws where it does not respond */
export async function pingDatabase<Tables>(kysely: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(kysely);
}

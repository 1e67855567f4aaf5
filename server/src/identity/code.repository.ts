import type { Insertable } from 'kysely';
import type { DatabaseClient } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** Stores a code in place of the one under the same key. */
export async function replaceCode(
  db: DatabaseClient,
  code: Insertable<Tables['identity_codes']>,
): Promise<void> {
  const { key_hash, ...columns } = code;
  await db
    .insertInto('identity_codes')
    .values({ key_hash, ...columns })
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet(columns))
    .execute();
}

/**
 * Counts one try of a code that can still be used.
 * @returns its subject and hash; undefined if there is none, it has expired or has had `maxTries`
 */
export async function countCodeTry(
  db: DatabaseClient,
  keyHash: string,
  { now, maxTries }: { readonly now: Date; readonly maxTries: number },
) {
  return db
    .updateTable('identity_codes')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .where('tries', '<', maxTries)
    .returning(['subject', 'code_hash'])
    .executeTakeFirst();
}

/** @returns false if the code was gone */
export async function deleteCode(db: DatabaseClient, keyHash: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('identity_codes')
    .where('key_hash', '=', keyHash)
    .returning('key_hash')
    .execute();
  return deleted.length > 0;
}

/** Deletes the codes of a user. */
export async function deleteCodesOf(db: DatabaseClient, subject: string): Promise<void> {
  await db.deleteFrom('identity_codes').where('subject', '=', subject).execute();
}

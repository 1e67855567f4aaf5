import { sql, type Insertable, type Selectable } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

type Artifact = Tables['identity_sso_artifacts'];

/** An artifact that has not expired. */
export async function findArtifact(
  db: DatabaseClient,
  column: 'key_hash' | 'uid_hash',
  hash: string,
  now: Date,
): Promise<Pick<Selectable<Artifact>, 'key_hash' | 'sealed' | 'consumed_at'> | undefined> {
  return db
    .selectFrom('identity_sso_artifacts')
    .select(['key_hash', 'sealed', 'consumed_at'])
    .where(column, '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Stores an artifact, or replaces the one with the same key; whether that was consumed is not changed. */
export async function upsertArtifact(
  db: DatabaseClient,
  { key_hash, ...columns }: Omit<Insertable<Artifact>, 'consumed_at'>,
): Promise<void> {
  await db
    .insertInto('identity_sso_artifacts')
    .values({ key_hash, consumed_at: null, ...columns })
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet(columns))
    .execute();
}

/** Marks an artifact as consumed; false if it was before. Of two calls at the same moment one gets false. */
export async function consumeArtifact(db: DatabaseClient, keyHash: string, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('identity_sso_artifacts')
    .set({ consumed_at: now })
    .where('key_hash', '=', keyHash)
    .where('consumed_at', 'is', null)
    .returning(sql<number>`1`.as('one'))
    .executeTakeFirst();
  return taken !== undefined;
}

/** Deletes the artifact with this key, those of a grant, or those of a user. */
export async function deleteArtifacts(
  db: DatabaseClient,
  column: 'key_hash' | 'grant_hash' | 'subject',
  value: string,
): Promise<void> {
  await db.deleteFrom('identity_sso_artifacts').where(column, '=', value).execute();
}

import type { Insertable, Selectable } from 'kysely';
import type { DatabaseClient } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** An open step of a handshake; its state is encrypted. */
export type StoredChallenge = Pick<Selectable<Tables['identity_challenges']>, 'sealed' | 'expires_at'>;

/** Stores an open step. */
export async function insertChallenge(
  db: DatabaseClient,
  challenge: Insertable<Tables['identity_challenges']>,
): Promise<void> {
  await db.insertInto('identity_challenges').values(challenge).execute();
}

/** Reads a step without ending it. */
export async function findChallenge(
  db: DatabaseClient,
  idHash: string,
): Promise<StoredChallenge | undefined> {
  return db
    .selectFrom('identity_challenges')
    .select(['sealed', 'expires_at'])
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
}

/** Ends a step. Of two calls at the same time one gets undefined. */
export async function consumeChallenge(
  db: DatabaseClient,
  idHash: string,
): Promise<StoredChallenge | undefined> {
  return db
    .deleteFrom('identity_challenges')
    .where('id_hash', '=', idHash)
    .returning(['sealed', 'expires_at'])
    .executeTakeFirst();
}

import { ACCOUNT_STATUSES } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';

/** A user's name at an issuer of tokens. */
export interface UserIdentity {
  readonly issuer: string;
  readonly subject: string;
}

export interface NewUser {
  readonly clientId: string;
  readonly email: string;
  readonly name: string;
  readonly permissions: number;
  readonly accountStatus: number;
  readonly userGroup: number;
}

/** Inserts the user unless the client has one of that address. @returns the id of the client's user of that address */
export async function ensureUser(transaction: DatabaseTransaction, user: NewUser): Promise<number> {
  await transaction
    .insertInto('users')
    .values({
      client_id: user.clientId,
      email: user.email,
      name: user.name,
      permissions: user.permissions,
      account_status: user.accountStatus,
      user_group: user.userGroup,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await transaction
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', user.clientId)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', user.email.toLowerCase()))
    .executeTakeFirstOrThrow();
  return id;
}

/** Links an identity to a user; an identity that is linked already stays as it is. */
export async function ensureLink(
  transaction: DatabaseTransaction,
  userId: number,
  { issuer, subject }: UserIdentity,
): Promise<void> {
  await transaction
    .insertInto('user_identities')
    .values({ issuer, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The user that an identity is linked to; null where there is none. */
export async function findLinkedUserId(
  kysely: DatabaseClient,
  { issuer, subject }: UserIdentity,
): Promise<number | null> {
  const row = await kysely
    .selectFrom('user_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Makes a user active who is still being created: Creating (1) becomes Active (2), any other status stays. */
export async function activateIfCreating(kysely: DatabaseClient, userId: number): Promise<void> {
  await kysely
    .updateTable('users')
    .set({ account_status: ACCOUNT_STATUSES.ACTIVE })
    .where('id', '=', userId)
    .where('account_status', '=', ACCOUNT_STATUSES.CREATING)
    .execute();
}

/** Whether a client has no user except, perhaps, one of that address who is still being created. */
export async function hasAtMostCreating(
  kysely: DatabaseClient,
  clientId: string,
  email: string,
): Promise<boolean> {
  const rows = await kysely
    .selectFrom('users')
    .select(['email', 'account_status'])
    .where('client_id', '=', clientId)
    .limit(2)
    .execute();
  return rows.every(
    (row) =>
      row.account_status === ACCOUNT_STATUSES.CREATING && row.email.toLowerCase() === email.toLowerCase(),
  );
}

/** Links an identity to a user. @throws where the identity is linked already */
export async function insertLink(
  transaction: DatabaseTransaction,
  userId: number,
  { issuer, subject }: UserIdentity,
): Promise<void> {
  await transaction.insertInto('user_identities').values({ issuer, subject, user_id: userId }).execute();
}

/** The accounts of a user at an issuer; none where the user signs in elsewhere only. */
export async function findSubjects(
  kysely: DatabaseClient,
  issuer: string,
  userId: number,
): Promise<string[]> {
  const rows = await kysely
    .selectFrom('user_identities')
    .select('subject')
    .where('issuer', '=', issuer)
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ subject }) => subject);
}

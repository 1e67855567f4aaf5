import { sql, type Insertable } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { AccountRecoveries } from '../../database/tables.ts';

/** A link that can still be used. */
const openLinks = (rows: DatabaseClient, now: Date) =>
  rows.selectFrom('account_recoveries').where('used_at', 'is', null).where('expires_at', '>', now);

/** The address that the open link of a user puts back; undefined without one. */
export async function findOpenAddress(
  rows: DatabaseClient,
  userId: number,
  now: Date,
): Promise<string | undefined> {
  const row = await openLinks(rows, now).where('user_id', '=', userId).select('email').executeTakeFirst();
  return row?.email;
}

/** Whether an open link of somebody else puts this address back, in whichever client. */
export async function isEmailReserved(
  rows: DatabaseClient,
  email: string,
  { now, exceptFor }: { readonly now: Date; readonly exceptFor?: number | undefined },
): Promise<boolean> {
  const row = await openLinks(rows, now)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .$if(exceptFor !== undefined, (query) => query.where('user_id', '!=', exceptFor ?? 0))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a link in place of the user's others that are not used. */
export async function replaceLink(
  transaction: DatabaseTransaction,
  link: Insertable<AccountRecoveries>,
): Promise<void> {
  await transaction
    .deleteFrom('account_recoveries')
    .where('user_id', '=', link.user_id)
    .where('used_at', 'is', null)
    .execute();
  await transaction.insertInto('account_recoveries').values(link).execute();
}

/** The link of a token, used and expired ones included. */
export async function findLink(rows: DatabaseClient, tokenHash: string) {
  return rows
    .selectFrom('account_recoveries')
    .select(['email', 'expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Takes a link, which nobody can use again. @returns undefined for one that is unknown, used or expired */
export async function consumeLink(transaction: DatabaseTransaction, tokenHash: string, now: Date) {
  return transaction
    .updateTable('account_recoveries')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
}

/** Gives a user the address back, refuses tokens from before a moment, and deletes pending codes and tokens of hosts. */
export async function returnAccount(
  transaction: DatabaseTransaction,
  userId: number,
  { email, tokensValidFrom }: { readonly email: string; readonly tokensValidFrom: Date },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ email, tokens_valid_from: tokensValidFrom })
    .where('id', '=', userId)
    .execute();
  await transaction.deleteFrom('user_email_changes').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('embed_tokens').where('user_id', '=', userId).execute();
}

/** The present address of a user. */
export async function findAddress(rows: DatabaseClient, userId: number): Promise<string> {
  const { email } = await rows
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

/** Deletes links that expired before a moment. */
export async function deleteExpiredLinks(rows: DatabaseClient, before: Date): Promise<void> {
  await rows.deleteFrom('account_recoveries').where('expires_at', '<', before).execute();
}

/** Waits until no other transaction changes how the user signs in, and lets none until this one ends. */
export async function lockUser(transaction: DatabaseTransaction, userId: number): Promise<void> {
  await sql`select 1 from users where id = ${userId} for update`.execute(transaction);
}

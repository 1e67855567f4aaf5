import type { Selectable, Updateable } from 'kysely';
import type { DatabaseClient } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { startsWithPattern } from '../platform/search.ts';

/** The account of a user who can sign in, as it is stored. */
export type IdentityUser = Selectable<Tables['identity_users']>;

/** New values of some columns of an account. */
export type IdentityUserChanges = Updateable<Tables['identity_users']>;

/** One page of users. */
export interface UserPage {
  after: string;
  limit: number;
  filter?: { by: 'email' | 'subject'; match: 'equals' | 'startsWith'; value: string };
}

/** The account with this address or subject. */
export async function findUser(
  db: DatabaseClient,
  column: 'email' | 'subject',
  value: string,
): Promise<IdentityUser | undefined> {
  return db.selectFrom('identity_users').selectAll().where(column, '=', value).executeTakeFirst();
}

/** @throws a unique violation if the address is taken */
export async function insertUser(db: DatabaseClient, user: IdentityUser): Promise<void> {
  await db.insertInto('identity_users').values(user).execute();
}

/** @throws a unique violation if a new address is taken */
export async function updateUser(
  db: DatabaseClient,
  subject: string,
  changes: IdentityUserChanges,
): Promise<void> {
  await db.updateTable('identity_users').set(changes).where('subject', '=', subject).execute();
}

/** Deletes an account; its sessions go with it. */
export async function deleteUser(db: DatabaseClient, subject: string): Promise<void> {
  await db.deleteFrom('identity_users').where('subject', '=', subject).execute();
}

/** Up to `limit` accounts after a subject, by subject; optionally those with an address (or its beginning). */
export async function findUsers(
  db: DatabaseClient,
  { after, limit, filter }: UserPage,
): Promise<IdentityUser[]> {
  let query = db.selectFrom('identity_users').selectAll().where('subject', '>', after);
  if (filter?.match === 'equals') query = query.where(filter.by, '=', filter.value);
  if (filter?.match === 'startsWith') query = query.where(filter.by, 'like', startsWithPattern(filter.value));
  return query.orderBy('subject').limit(limit).execute();
}

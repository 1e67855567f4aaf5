import { sql, type Insertable } from 'kysely';
import { ACCOUNT_STATUSES, maskOf, ROLES, type Account } from '@assay/shared/domain';
import type { Rows, RowsTransaction } from '../../database/database.ts';
import type { UsersTable } from '../../database/tables.ts';
import { containsPattern } from '../../platform/search.ts';

const COLUMNS = [
  'id',
  'name',
  'email',
  'permissions',
  'account_status',
  'user_group',
  'user_management_scope',
  'sso',
] as const;

export type UserRow = Awaited<ReturnType<typeof findUsers>>[number];

/** The user as the rules of shared/domain see it. */
export function accountOf(row: UserRow): Account {
  const { id, email, permissions, account_status: accountStatus, user_group: userGroup } = row;
  return { id, email, permissions, accountStatus, userGroup };
}

/** The client's users whose name or address contains the text, by name. */
export async function findUsers(kysely: Rows, clientId: string, search = '') {
  return kysely
    .selectFrom('users')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .$if(search !== '', (some) =>
      some.where(
        sql<boolean>`plain_text(name || chr(10) || email) like plain_text(${containsPattern(search)})`,
      ),
    )
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy('id')
    .execute();
}

/** The client's users who can hold the role of an administrator. */
export async function findAdministrators(kysely: Rows, clientId: string): Promise<UserRow[]> {
  const mask = maskOf(ROLES.ADMIN.granted);
  return kysely
    .selectFrom('users')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where(sql<boolean>`permissions & ${mask} = ${mask}`)
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy('id')
    .execute();
}

export async function findUser(kysely: Rows, clientId: string, id: number): Promise<UserRow | undefined> {
  return kysely
    .selectFrom('users')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether a user of the client has the address, whatever its case. */
export async function isEmailTaken(kysely: Rows, clientId: string, email: string): Promise<boolean> {
  return (await findUserIdByEmail(kysely, clientId, email)) !== undefined;
}

/** The accounts of a user at an issuer; none where the user signs in elsewhere only. */
export async function findSubjects(kysely: Rows, issuer: string, userId: number): Promise<string[]> {
  const rows = await kysely
    .selectFrom('user_identities')
    .select('subject')
    .where('issuer', '=', issuer)
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ subject }) => subject);
}

export async function insertUser(
  transaction: RowsTransaction,
  user: Insertable<UsersTable>,
): Promise<UserRow> {
  return transaction.insertInto('users').values(user).returning(COLUMNS).executeTakeFirstOrThrow();
}

export async function changeUser(
  transaction: RowsTransaction,
  id: number,
  changes: Partial<Pick<UserRow, 'name' | 'email' | 'permissions' | 'account_status'>>,
): Promise<UserRow> {
  return transaction
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** A user to create, as the sign-in of an installation knows it. */
export interface NewUser {
  readonly clientId: string;
  readonly email: string;
  readonly name: string;
  readonly permissions: number;
  readonly accountStatus: number;
  readonly userGroup: number;
}

/** An account at an identity service. */
export interface UserIdentity {
  readonly issuer: string;
  readonly subject: string;
}

/** Inserts a user unless the client has one with that address. */
export async function insertUserIfAbsent(transaction: RowsTransaction, user: NewUser): Promise<void> {
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
}

/** The client's user with that address, whatever its case. */
export async function findUserIdByEmail(
  kysely: Rows,
  clientId: string,
  email: string,
): Promise<number | undefined> {
  const row = await kysely
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row?.id;
}

/** The first users of a client, in no order. */
export async function findSomeUsers(kysely: Rows, clientId: string, limit: number) {
  return kysely
    .selectFrom('users')
    .select(['email', 'account_status'])
    .where('client_id', '=', clientId)
    .limit(limit)
    .execute();
}

export async function findUserIdOfIdentity(
  kysely: Rows,
  { issuer, subject }: UserIdentity,
): Promise<number | undefined> {
  const row = await kysely
    .selectFrom('user_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** Links a user to an account. @throws where the account is linked already */
export async function insertIdentity(
  transaction: RowsTransaction,
  userId: number,
  { issuer, subject }: UserIdentity,
): Promise<void> {
  await transaction.insertInto('user_identities').values({ issuer, subject, user_id: userId }).execute();
}

/** Links a user to an account; a link that exists stays. */
export async function insertIdentityIfAbsent(
  transaction: RowsTransaction,
  userId: number,
  { issuer, subject }: UserIdentity,
): Promise<void> {
  await transaction
    .insertInto('user_identities')
    .values({ issuer, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes a user active who is being created; any other status stays. */
export async function activateUser(kysely: Rows, userId: number): Promise<void> {
  await kysely
    .updateTable('users')
    .set({ account_status: ACCOUNT_STATUSES.ACTIVE })
    .where('id', '=', userId)
    .where('account_status', '=', ACCOUNT_STATUSES.CREATING)
    .execute();
}

/** The same for the user that an account is linked to. */
export async function activateUserOfIdentity(kysely: Rows, { issuer, subject }: UserIdentity): Promise<void> {
  await kysely
    .updateTable('users')
    .set({ account_status: ACCOUNT_STATUSES.ACTIVE })
    .where('account_status', '=', ACCOUNT_STATUSES.CREATING)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('user_identities')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject),
    )
    .execute();
}

/** The client's user with that address, and whether an account of the issuer is linked to it. */
export async function findInvited(kysely: Rows, clientId: string, email: string, issuer: string) {
  const row = await kysely
    .selectFrom('users')
    .select(['id', 'account_status', 'user_group'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_identities')
          .select('user_id')
          .whereRef('user_identities.user_id', '=', 'users.id')
          .where('issuer', '=', issuer),
      ).as('isLinked'),
    )
    .where('client_id', '=', clientId)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row && { ...row, isLinked: row.isLinked === true };
}

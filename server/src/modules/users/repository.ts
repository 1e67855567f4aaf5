import { sql, type Insertable } from 'kysely';
import { maskOf, ROLES, type Account } from '@assay/shared/domain';
import type { Rows, RowsTransaction } from '../../database/database.ts';
import type { UsersTable } from '../../database/tables.ts';

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

/** The row as the rules of the domain see it. */
export function accountOf(row: UserRow): Account {
  const { id, email, permissions, account_status: accountStatus, user_group: userGroup } = row;
  return { id, email, permissions, accountStatus, userGroup };
}

/** The client's users whose name or e-mail holds the text, by name. */
export async function findUsers(kysely: Rows, clientId: string, search = '') {
  return kysely
    .selectFrom('users')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .$if(search !== '', (some) =>
      some.where(
        sql<boolean>`plain_text(name || chr(10) || email) like plain_text(${`%${search.replace(/[\\%_]/g, '\\$&')}%`})`,
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

/** Whether another user of the client has the address, whatever its case. */
export async function isEmailTaken(kysely: Rows, clientId: string, email: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Subjects of a user at an issuer: none for who signs in elsewhere only. */
export async function findSubjects(kysely: Rows, issuer: string, userId: number): Promise<string[]> {
  const rows = await kysely
    .selectFrom('user_identities')
    .select('subject')
    .where('issuer', '=', issuer)
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ subject }) => subject);
}

/** Makes changes to the rights of a client's users take turns, until the end of the transaction. */
export async function takeTurn(transaction: RowsTransaction, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`users:${clientId}`}, 0))`.execute(transaction);
}

export async function insertUser(
  transaction: RowsTransaction,
  user: Insertable<UsersTable>,
  identity: { readonly issuer: string; readonly subject: string },
): Promise<UserRow> {
  const row = await transaction.insertInto('users').values(user).returning(COLUMNS).executeTakeFirstOrThrow();
  await transaction
    .insertInto('user_identities')
    .values({ ...identity, user_id: row.id })
    .execute();
  return row;
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

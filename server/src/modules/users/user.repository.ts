import { sql, type Insertable } from 'kysely';
import { maskOf, ROLES, type Account } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { Users } from '../../database/tables.ts';
import { containsPattern } from '../../platform/search.ts';
import { isEmailReserved } from './recovery.repository.ts';

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
export async function findUsers(kysely: DatabaseClient, clientId: string, search = '') {
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
export async function findAdministrators(kysely: DatabaseClient, clientId: string): Promise<UserRow[]> {
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

export async function findUser(
  kysely: DatabaseClient,
  clientId: string,
  id: number,
): Promise<UserRow | undefined> {
  return kysely
    .selectFrom('users')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** An address that somebody is to get: a new user of a client, or a user who has another one. */
export interface WantedEmail {
  readonly clientId: string;
  readonly email: string;
  readonly userId?: number | undefined;
  readonly now: Date;
}

/**
 * Whether a user of the client has the address, whatever its case, or an open link puts it back to somebody else [AMB-140].
 */
export async function isEmailTaken(
  kysely: DatabaseClient,
  { clientId, email, userId, now }: WantedEmail,
): Promise<boolean> {
  const row = await kysely
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row !== undefined || isEmailReserved(kysely, email, { now, exceptFor: userId });
}

export async function insertUser(
  transaction: DatabaseTransaction,
  user: Insertable<Users>,
): Promise<UserRow> {
  return transaction.insertInto('users').values(user).returning(COLUMNS).executeTakeFirstOrThrow();
}

export async function changeUser(
  transaction: DatabaseTransaction,
  id: number,
  changes: Partial<Pick<UserRow, 'name' | 'email' | 'permissions' | 'account_status'>> & {
    readonly language?: string | null;
  },
): Promise<UserRow> {
  return transaction
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The client's user with that address, and whether an account of the issuer is linked to it. */
export async function findInvited(kysely: DatabaseClient, clientId: string, email: string, issuer: string) {
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

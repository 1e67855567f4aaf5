import type { Updateable } from 'kysely';
import { textInput } from '@assay/shared/contracts';
import type { Clock } from '../platform/clock.ts';
import type { Rows } from '../database/database.ts';
import { isUniqueViolation } from '../platform/error-code.ts';
import { startsWithPattern } from '../platform/search.ts';
import { ProtocolError } from './protocol-error.ts';
import type { IdentityUser } from './identity-user.ts';
import type { Tables } from '../database/tables.ts';

const EMAIL = /^[^\s@<>",;:\\[\]()]{1,64}@[^\s@<>",;:\\[\]()]{1,190}$/u;

/** An e-mail address in the one form in which it is stored and compared. */
export function canonicalEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}

/** An e-mail address as input: put into its canonical form, refused if it cannot be one. */
export const emailInput = textInput(256)
  .transform(canonicalEmail)
  .refine((email) => EMAIL.test(email));

/** The accounts of users who can sign in. */
export interface Users {
  findByEmail(email: string): Promise<IdentityUser | undefined>;
  findBySubject(subject: string): Promise<IdentityUser | undefined>;
  /** @throws UsernameExistsException if the address is taken */
  insert(user: IdentityUser, db?: Rows): Promise<void>;
  /** @throws AliasExistsException if a new address is taken */
  update(subject: string, changes: Updateable<Tables['identity_users']>, db?: Rows): Promise<void>;
  remove(subject: string): Promise<void>;
  /** Up to `limit` users after a subject, by subject; optionally those with an address (or its beginning). */
  list(page: UserPage): Promise<IdentityUser[]>;
}

/** One page of users. */
export interface UserPage {
  after: string;
  limit: number;
  filter?: { by: 'email' | 'subject'; match: 'equals' | 'startsWith'; value: string };
}

/** The accounts in the suite's database. */
export function createUsers(db: Rows, clock: Clock): Users {
  const find = (column: 'email' | 'subject', value: string) =>
    db.selectFrom('identity_users').selectAll().where(column, '=', value).executeTakeFirst();
  return {
    findByEmail: (email) => find('email', email),
    findBySubject: (subject) => find('subject', subject),
    async insert(user, executor = db) {
      await refuseIfTaken('UsernameExistsException', 'User account already exists', () =>
        executor.insertInto('identity_users').values(user).execute(),
      );
    },
    async update(subject, changes, executor = db) {
      await refuseIfTaken('AliasExistsException', 'An account with the email already exists.', () =>
        executor
          .updateTable('identity_users')
          .set({ ...changes, updated_at: clock() })
          .where('subject', '=', subject)
          .execute(),
      );
    },
    async remove(subject) {
      await db.deleteFrom('identity_users').where('subject', '=', subject).execute();
    },
    list({ after, limit, filter }) {
      let query = db.selectFrom('identity_users').selectAll().where('subject', '>', after);
      if (filter?.match === 'equals') query = query.where(filter.by, '=', filter.value);
      if (filter?.match === 'startsWith')
        query = query.where(filter.by, 'like', startsWithPattern(filter.value));
      return query.orderBy('subject').limit(limit).execute();
    },
  };
}

async function refuseIfTaken(
  code: 'UsernameExistsException' | 'AliasExistsException',
  message: string,
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw new ProtocolError(code, message);
    throw error;
  }
}

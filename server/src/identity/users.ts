import { textInput } from '@assay/shared/contracts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseClient } from '../database/database.ts';
import { isUniqueViolation } from '../platform/error-code.ts';
import { ProtocolError } from './protocol-error.ts';
import {
  deleteUser,
  findUser,
  findUsers,
  insertUser,
  updateUser,
  type IdentityUser,
  type IdentityUserChanges,
  type UserPage,
} from './user.repository.ts';

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
  insert(user: IdentityUser, db?: DatabaseClient): Promise<void>;
  /** @throws AliasExistsException if a new address is taken */
  update(subject: string, changes: IdentityUserChanges, db?: DatabaseClient): Promise<void>;
  remove(subject: string): Promise<void>;
  /** Up to `limit` users after a subject, by subject; optionally those with an address (or its beginning). */
  list(page: UserPage): Promise<IdentityUser[]>;
}

/** The accounts in the suite's database. */
export function createUsers(db: DatabaseClient, clock: Clock): Users {
  return {
    findByEmail: (email) => findUser(db, 'email', email),
    findBySubject: (subject) => findUser(db, 'subject', subject),
    insert: (user, executor = db) =>
      refuseIfTaken('UsernameExistsException', 'User account already exists', () =>
        insertUser(executor, user),
      ),
    update: (subject, changes, executor = db) =>
      refuseIfTaken('AliasExistsException', 'An account with the email already exists.', () =>
        updateUser(executor, subject, { ...changes, updated_at: clock() }),
      ),
    remove: (subject) => deleteUser(db, subject),
    list: (page) => findUsers(db, page),
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

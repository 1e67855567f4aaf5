import type { Clock } from '../platform/clock.ts';
import type { DatabaseClient, DatabaseTransaction } from '../database/database.ts';
import type { Audit } from './audit.ts';
import type { Challenges } from './challenges.ts';
import type { Codes } from './codes.ts';
import type { Mails } from './mails.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { Throttle } from './throttle.ts';
import type { Users } from './users.ts';

/** An account, for the rest of the suite. */
export interface AccountRef {
  subject: string;
  email: string;
}

/** How a user got a new password: instead of a temporary one, with the old one, or with a mailed code. */
export type PasswordChange = 'chosen' | 'changed' | 'reset';

/**
 * Runs when a user has chosen a password, inside the transaction that stores it: if it throws, the password
 * is not stored either. May return what is to be done once the transaction has been committed.
 */
export type PasswordChosenListener = (
  person: AccountRef & { readonly how: PasswordChange },
  transaction: DatabaseTransaction,
) => Promise<(() => void) | undefined>;

/** Calls the listeners of the rest of the suite. @returns what to call once the transaction has been committed */
export async function notifyPasswordChosen(
  { passwordChosenListeners }: Pick<IdentityContext, 'passwordChosenListeners'>,
  { subject, email, how }: AccountRef & { readonly how: PasswordChange },
  transaction: DatabaseTransaction,
): Promise<() => void> {
  const later: ((() => void) | undefined)[] = [];
  for (const listener of passwordChosenListeners)
    later.push(await listener({ subject, email, how }, transaction));
  return () => later.forEach((run) => run?.());
}

/** The parts that the operations of the protocol work with. */
export interface IdentityContext {
  db: DatabaseClient;
  clock: Clock;
  poolId: string;
  poolName: string;
  clientId: string;
  /** Whether USER_PASSWORD_AUTH, which sends the password itself, is offered. */
  isPasswordFlowAllowed: boolean;
  users: Users;
  passwords: Passwords;
  challenges: Challenges;
  codes: Codes;
  throttle: Throttle;
  sessions: Sessions;
  mails: Mails;
  audit: Audit;
  passwordChosenListeners: readonly PasswordChosenListener[];
}

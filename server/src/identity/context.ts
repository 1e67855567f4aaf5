import type { Kysely, Transaction } from 'kysely';
import type { Audit } from './audit.ts';
import type { Challenges } from './challenges.ts';
import type { Codes } from './codes.ts';
import type { Mails } from './mails.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { IdentityTables } from './tables.ts';
import type { Throttle } from './throttle.ts';
import type { Users } from './users.ts';

/** Who a person is, for the rest of the suite. */
export type Person = { subject: string; email: string };

/**
 * Runs when somebody has replaced a temporary password by one of their own, inside the transaction that stores it:
 * if it throws, the password is not stored either.
 */
export type PasswordChosenListener = (
  person: Person,
  transaction: Transaction<IdentityTables>,
) => Promise<void>;

/** What the operations of the protocol work with. */
export type IdentityContext = {
  db: Kysely<IdentityTables>;
  clock: () => Date;
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
};

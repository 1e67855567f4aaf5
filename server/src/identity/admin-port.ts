import type { Locale } from '@assay/shared/domain';
import type { DatabaseTransaction } from '../database/database.ts';
import type { Administration } from './administration.ts';
import type { IdentityContext, AccountRef } from './context.ts';
import { assertAcceptablePassword } from './password-policy.ts';
import type { IdentityUser } from './user.repository.ts';
import { refusal } from './protocol-error.ts';
import { emailInput } from './users.ts';

/** A new account for the rest of the suite. Without a password a random temporary one is mailed. */
export interface NewIdentity {
  email: string;
  name: string;
  /** Must be replaced at the first sign-in. */
  temporaryPassword?: string;
  /** The account is ready at once; no mail is sent. For demonstrations. */
  permanentPassword?: string;
  /** Nothing is mailed; only sensible with a temporary password. */
  suppressMail?: boolean;
  /** The language of the mail; English if not given. A real pool has its own mails. */
  locale?: Locale;
}

/** How an account is returned to its owner. */
export interface AccountRecovery {
  email: string;
  /** The password that the owner chose. */
  password: string | undefined;
}

/** An account as administrators see it. */
export interface IdentityAccount extends AccountRef {
  name: string;
  isEnabled: boolean;
  /** Still on a temporary password. */
  isPasswordTemporary: boolean;
}

/**
 * Administration for the rest of the suite, by subject. Refusals are `ProtocolError`s whose `code` names the reason:
 * UsernameExistsException and AliasExistsException (address taken), InvalidPasswordException,
 * InvalidParameterException (no e-mail address), UserNotFoundException.
 */
export interface IdentityAdmin {
  createUser(user: NewIdentity): Promise<{ subject: string }>;
  /** Removes an account, to undo a creation whose other half failed. */
  remove(subject: string): Promise<void>;
  /** Ends all sessions and refuses new ones. */
  disable(subject: string): Promise<void>;
  enable(subject: string): Promise<void>;
  setPassword(subject: string, password: string, options: { isPermanent: boolean }): Promise<void>;
  updateEmail(subject: string, email: string): Promise<void>;
  /**
   * Returns an account to its owner: sets the address, ends all sessions, and makes the present password and all codes void.
   * The embedded service stores the new password in the same transaction. A real pool, which needs none, mails a code for one
   * to the address.
   */
  recover(subject: string, recovery: AccountRecovery, transaction: DatabaseTransaction): Promise<void>;
  list(): Promise<IdentityAccount[]>;
}

const PAGE = 500;

/** The port over the embedded service. */
export function createAdminPort(context: IdentityContext, administration: Administration): IdentityAdmin {
  return {
    createUser: (user) => createUser(administration, user),
    remove: (subject) => administration.remove(subject),
    disable: (subject) => administration.setEnabled(subject, false),
    enable: (subject) => administration.setEnabled(subject, true),
    setPassword: (subject, password, options) => administration.setPassword(subject, password, options),
    async updateEmail(subject, email) {
      const user = await administration.findByName(subject);
      const address = parseEmail(email);
      if (address === user.email) return;
      // What the suite sets counts as verified, as it must in a real pool: an unproven address could not reset a password.
      await administration.update(subject, { email: address, email_verified: true });
    },
    recover: (subject, recovery, transaction) => recover(context, subject, recovery, transaction),
    list: () => listAccounts(context),
  };
}

async function createUser(administration: Administration, user: NewIdentity): Promise<{ subject: string }> {
  const { subject } = await administration.createUser({
    email: parseEmail(user.email),
    name: user.name,
    isEmailVerified: true,
    temporaryPassword: user.permanentPassword ?? user.temporaryPassword,
    isMailSuppressed: user.suppressMail ?? user.permanentPassword !== undefined,
    locale: user.locale,
  });
  if (user.permanentPassword !== undefined) {
    await administration.setPassword(subject, user.permanentPassword, { isPermanent: true });
  }
  return { subject };
}

async function recover(
  { users, passwords, sessions, codes, audit }: IdentityContext,
  subject: string,
  { email, password }: AccountRecovery,
  transaction: DatabaseTransaction,
): Promise<void> {
  const address = parseEmail(email);
  if (password === undefined) throw refusal.parameter('A password is needed');
  assertAcceptablePassword(password);
  const changes = {
    ...passwords.change(subject, password, 'CONFIRMED'),
    email: address,
    email_verified: true,
  };
  await users.update(subject, changes, transaction);
  await sessions.revokeAll(subject, { db: transaction });
  await codes.forgetAll(subject, transaction);
  await audit({ action: 'recover', outcome: 'done', subject }, transaction);
}

async function listAccounts(context: IdentityContext): Promise<IdentityAccount[]> {
  const accounts: IdentityUser[] = [];
  for (;;) {
    const page = await context.users.list({ after: accounts.at(-1)?.subject ?? '', limit: PAGE });
    accounts.push(...page);
    if (page.length < PAGE) return accounts.map(toAccount);
  }
}

function toAccount({ subject, email, name, enabled, status }: IdentityUser): IdentityAccount {
  return {
    subject,
    email,
    name,
    isEnabled: enabled,
    isPasswordTemporary: status === 'FORCE_CHANGE_PASSWORD',
  };
}

function parseEmail(value: string): string {
  const parsed = emailInput.safeParse(value);
  if (!parsed.success) throw refusal.parameter('This is no e-mail address');
  return parsed.data;
}

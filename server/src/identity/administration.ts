import { randomUUID } from 'node:crypto';
import { DEFAULT_LOCALE, type Locale } from '@assay/shared/domain';
import type { AuditAction } from './audit.ts';
import type { IdentityContext, AccountRef } from './context.ts';
import { assertAcceptablePassword, createTemporaryPassword } from './password-policy.ts';
import { ProtocolError, refusal } from './protocol-error.ts';
import type { IdentityUser, IdentityUserChanges } from './user.repository.ts';
import { canonicalEmail } from './users.ts';

/** How long a temporary password can be used, in milliseconds. */
export const TEMPORARY_PASSWORD_LIFETIME = 7 * 24 * 60 * 60_000;

/** A new account. Without a password it gets a random temporary one. */
export interface NewUser {
  email: string;
  name: string;
  /** Whether the creator has verified the address. */
  isEmailVerified: boolean;
  /** Must be replaced at the first sign-in. */
  temporaryPassword?: string;
  /** No mail is sent: the creator passes on the temporary password in another way. */
  isMailSuppressed?: boolean;
  /** The language of the mail; English if not given. */
  locale?: Locale | undefined;
}

/** Operations of administrators on accounts. A method that ends sessions ends them at once. */
export interface Administration {
  /** @throws UsernameExistsException, InvalidPasswordException */
  createUser(user: NewUser): Promise<IdentityUser>;
  /** Sends a new temporary password. @throws UnsupportedUserStateException once a password was chosen */
  resendTemporaryPassword(user: IdentityUser): Promise<void>;
  /** @throws UserNotFoundException */
  findByName(emailOrSubject: string): Promise<IdentityUser>;
  setEnabled(subject: string, isEnabled: boolean): Promise<void>;
  /** A password that is not permanent must be replaced at the next sign-in. @throws InvalidPasswordException */
  setPassword(subject: string, password: string, options: { isPermanent: boolean }): Promise<void>;
  /** Refuses the old password from now on and mails a code for a new one. */
  resetPassword(user: IdentityUser): Promise<void>;
  /** @throws AliasExistsException if a new address is taken */
  update(subject: string, changes: IdentityUserChanges): Promise<void>;
  signOutEverywhere(subject: string): Promise<void>;
  remove(subject: string): Promise<void>;
}

/** Administration over the identity service's parts. */
export function createAdministration(context: IdentityContext): Administration {
  const { users, sessions, passwords, db } = context;
  const record = (action: AuditAction, subject: string) =>
    context.audit({ action, outcome: 'done', subject });
  const setPassword = async (subject: string, password: string, changes: IdentityUserChanges) => {
    assertAcceptablePassword(password);
    await db.transaction().execute(async (transaction) => {
      const columns = { ...passwords.change(subject, password, 'CONFIRMED'), ...changes };
      await users.update(subject, columns, transaction);
      await sessions.revokeAll(subject, { db: transaction });
    });
    await record('adminSetPassword', subject);
  };

  return {
    createUser: (user) => createUser(context, user),
    async resendTemporaryPassword(user) {
      if (user.status !== 'FORCE_CHANGE_PASSWORD') {
        throw new ProtocolError('UnsupportedUserStateException', 'Resend not possible');
      }
      const password = createTemporaryPassword();
      await setPassword(user.subject, password, { ...temporary(context), temporary_password_mailed: true });
      await context.mails.sendTemporaryPassword(user, password);
    },
    async findByName(name) {
      const user = (await users.findByEmail(canonicalEmail(name))) ?? (await users.findBySubject(name));
      if (!user) throw refusal.userNotFound();
      return user;
    },
    async setEnabled(subject, isEnabled) {
      await db.transaction().execute(async (transaction) => {
        await users.update(subject, { enabled: isEnabled }, transaction);
        if (!isEnabled) await sessions.revokeAll(subject, { db: transaction });
      });
      await record(isEnabled ? 'adminEnableUser' : 'adminDisableUser', subject);
    },
    setPassword: (subject, password, { isPermanent }) =>
      setPassword(subject, password, isPermanent ? {} : temporary(context)),
    resetPassword: (user) => resetPassword(context, user),
    async update(subject, changes) {
      await users.update(subject, changes);
      await record('adminUpdateAttributes', subject);
    },
    async signOutEverywhere(subject) {
      await sessions.revokeAll(subject);
      await record('adminSignOutEverywhere', subject);
    },
    async remove(subject) {
      await users.remove(subject);
      await record('adminDeleteUser', subject);
    },
  };
}

/** The columns of a password that must be replaced. */
function temporary({ clock }: IdentityContext) {
  return {
    status: 'FORCE_CHANGE_PASSWORD',
    temporary_password_expires_at: new Date(clock().getTime() + TEMPORARY_PASSWORD_LIFETIME),
  } as const;
}

async function createUser(context: IdentityContext, input: NewUser): Promise<IdentityUser> {
  const password = input.temporaryPassword ?? createTemporaryPassword();
  assertAcceptablePassword(password);
  const subject = randomUUID();
  const now = context.clock();
  const user: IdentityUser = {
    subject,
    email: input.email,
    email_verified: input.isEmailVerified,
    name: input.name,
    enabled: true,
    ...context.passwords.store(subject, password),
    ...temporary(context),
    // A password that its creator chose is known to more than the mailbox.
    temporary_password_mailed: !input.isMailSuppressed && input.temporaryPassword === undefined,
    created_at: now,
    updated_at: now,
  };
  await context.users.insert(user);
  await context.audit({ action: 'adminCreateUser', outcome: 'done', subject });
  if (!input.isMailSuppressed)
    await sendOrUndo(context, user, () =>
      context.mails.sendTemporaryPassword(user, password, input.locale ?? DEFAULT_LOCALE),
    );
  return user;
}

/** An account whose password was not delivered is removed: it would prevent another attempt. */
async function sendOrUndo(
  context: IdentityContext,
  user: IdentityUser,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    await context.users.remove(user.subject);
    throw error;
  }
}

async function resetPassword(context: IdentityContext, user: IdentityUser): Promise<void> {
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    throw new ProtocolError('UnsupportedUserStateException', 'The user has not chosen a first password yet');
  }
  await context.db.transaction().execute(async (transaction) => {
    await context.users.update(user.subject, { status: 'RESET_REQUIRED' }, transaction);
    await context.sessions.revokeAll(user.subject, { db: transaction });
  });
  const code = await context.codes.issue('resetPassword', user.email, user.subject);
  context.mails.postResetCode(user, code);
  await context.audit({ action: 'adminResetPassword', outcome: 'done', subject: user.subject });
}

/**
 * Creates the first administrator while there are no users, with a random temporary password in the outbox. Also returns
 * an administrator whom an earlier start created and who has not signed in yet, so that the caller can complete an
 * interrupted start. Null once the pool has other users.
 */
export async function bootstrapAdministrator(
  context: IdentityContext,
  email: string,
): Promise<AccountRef | null> {
  const [first, ...others] = await context.users.list({ after: '', limit: 2 });
  if (!first) {
    const name = email.split('@')[0] ?? email;
    try {
      const { subject } = await createUser(context, { email, name, isEmailVerified: true });
      return { subject, email };
    } catch (error) {
      // Another process that starts at this moment was first: read the account that it created.
      if (!(error instanceof ProtocolError) || error.code !== 'UsernameExistsException') throw error;
      return bootstrapAdministrator(context, email);
    }
  }
  const isUnfinished =
    others.length === 0 && first.email === email && first.status === 'FORCE_CHANGE_PASSWORD';
  return isUnfinished ? { subject: first.subject, email } : null;
}

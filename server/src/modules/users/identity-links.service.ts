import type { UserChangeAction } from '@assay/shared/contracts';
import { ACCOUNT_STATUSES, ALL_PERMISSIONS_MASK, NEW_USER_GROUP } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { IdentityService, PasswordChange, PasswordChosenListener } from '../../identity/index.ts';
import type { VerifyToken } from '../../plugins/actor.ts';
import { actAs, recordUserChange } from './audit.repository.ts';
import type { RecoveryLinks } from './recovery-links.ts';
import {
  activateIfCreating,
  ensureLink,
  ensureUser,
  findLinkedUserId,
  hasAtMostCreating,
  type NewUser,
  type UserIdentity,
} from './identity-link.repository.ts';

/** Creates a user linked to an identity. An existing user of that address, or an existing link, stays as it is. */
export async function linkUser(kysely: DatabaseClient, user: NewUser, identity: UserIdentity): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await ensureLink(transaction, await ensureUser(transaction, user), identity);
  });
}

const PASSWORD_ACTIONS = {
  chosen: 'passwordChosen',
  changed: 'passwordChanged',
  reset: 'passwordReset',
} as const satisfies Record<PasswordChange, UserChangeAction>;

/**
 * Records in the users' audit log who has chosen a password, and tells the user of one that was changed or reset [AMB-140]. A
 * user who replaces a temporary password becomes active.
 */
export function recordChosenPasswords(
  { issuer, sendAccountChange }: Pick<IdentityService, 'issuer' | 'sendAccountChange'>,
  links: RecoveryLinks,
): PasswordChosenListener {
  return async ({ subject, email, how }, transaction) => {
    const userId = await findLinkedUserId(transaction, { issuer, subject });
    if (userId === null) return undefined;
    await actAs(transaction, userId);
    await recordUserChange(transaction, userId, PASSWORD_ACTIONS[how]);
    await activateIfCreating(transaction, userId);
    if (how === 'chosen') return undefined;
    const mails = await links.mailsOn(transaction, { userId, former: email, email: null });
    return () => mails.forEach(({ to, change }) => sendAccountChange({ email: to, subject }, change));
  };
}

/**
 * Verifies tokens of a real pool, and makes a user active on the first one. The pool does not report that a temporary
 * password was replaced, but issues no token before.
 */
export function activateOnFirstToken(kysely: DatabaseClient, verifyToken: VerifyToken): VerifyToken {
  const seen = new Set<string>();
  return async (bearer) => {
    const proof = await verifyToken(bearer);
    const identity = proof && `${proof.issuer} ${proof.subject}`;
    if (!identity || seen.has(identity)) return proof;
    const userId = await findLinkedUserId(kysely, proof);
    if (userId !== null) await activateIfCreating(kysely, userId);
    seen.add(identity);
    return proof;
  };
}

/**
 * Creates the first administrator of a production installation, with a temporary password that is written to the outbox
 * or mailed by the pool. Does nothing once the client has another user, or the administrator has signed in.
 */
export async function createFirstAdministrator(
  kysely: DatabaseClient,
  identity: IdentityService,
  { email, clientId }: { readonly email: string; readonly clientId: string },
): Promise<void> {
  if (!(await hasAtMostCreating(kysely, clientId, email.trim()))) return;
  const account = await identity.bootstrapAdministrator(email);
  if (account === null) return;
  const user = {
    clientId,
    email: account.email,
    name: account.email.split('@')[0] ?? account.email,
    permissions: ALL_PERMISSIONS_MASK,
    accountStatus: ACCOUNT_STATUSES.CREATING,
    userGroup: NEW_USER_GROUP,
  };
  await linkUser(kysely, user, { issuer: identity.issuer, subject: account.subject });
}

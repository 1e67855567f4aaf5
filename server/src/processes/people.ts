import type { UserChangeAction } from '@assay/shared/contracts';
import { ACCOUNT_STATUSES, ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import type { Rows } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { IdentityService, PasswordChange, PasswordChosenListener } from '../identity/index.ts';
import { actAs, recordUserChange } from '../modules/users/audit.ts';
import type { VerifyToken } from '../plugins/actor.ts';

/** Who somebody is: an issuer's name for them. */
interface PersonIdentity {
  readonly issuer: string;
  readonly subject: string;
}

/** A person's row in the suite, to be linked with an identity. */
export interface NewUser {
  readonly clientId: string;
  readonly email: string;
  readonly name: string;
  readonly permissions: number;
  readonly accountStatus: number;
  readonly userGroup: number;
}

/** Creates the person's row and links it to the identity; a row or link that is there already stays. */
export async function linkUser(kysely: Rows, user: NewUser, identity: PersonIdentity): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    // Processes that start together may both come here: whoever is second takes the row of the first.
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
    const { id } = await transaction
      .selectFrom('users')
      .select('id')
      .where('client_id', '=', user.clientId)
      .where((eb) => eb(eb.fn('lower', ['email']), '=', user.email.toLowerCase()))
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('user_identities')
      .values({ ...identity, user_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

const PASSWORD_ACTIONS = {
  chosen: 'passwordChosen',
  changed: 'passwordChanged',
  reset: 'passwordReset',
} as const satisfies Record<PasswordChange, UserChangeAction>;

/**
 * Writes into the trail who has given themselves a password. In place of a temporary one it makes its owner active:
 * Creating (1) becomes Active (2).
 */
export function followPasswords(issuer: string): PasswordChosenListener {
  return async ({ subject, how }, transaction) => {
    const rows = transaction.$extendTables<Tables>();
    const user = await rows
      .selectFrom('user_identities')
      .select('user_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (user === undefined) return;
    await actAs(rows, user.user_id);
    await recordUserChange(rows, user.user_id, PASSWORD_ACTIONS[how]);
    await rows
      .updateTable('users')
      .set({ account_status: ACCOUNT_STATUSES.ACTIVE })
      .where('id', '=', user.user_id)
      .where('account_status', '=', ACCOUNT_STATUSES.CREATING)
      .execute();
  };
}

/**
 * Reads tokens of a real pool. It does not tell when a temporary password was replaced, but nobody gets a token from it
 * before: whoever brings their first one becomes active.
 */
export function activateOnFirstToken(kysely: Rows, verifyToken: VerifyToken): VerifyToken {
  const seen = new Set<string>();
  return async (bearer) => {
    const proof = await verifyToken(bearer);
    const person = proof && `${proof.issuer} ${proof.subject}`;
    if (!person || seen.has(person)) return proof;
    await kysely
      .updateTable('users')
      .set({ account_status: ACCOUNT_STATUSES.ACTIVE })
      .where('account_status', '=', ACCOUNT_STATUSES.CREATING)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('user_identities')
          .select('user_id')
          .where('issuer', '=', proof.issuer)
          .where('subject', '=', proof.subject),
      )
      .execute();
    seen.add(person);
    return proof;
  };
}

/**
 * The first administrator of a production installation, with a temporary password in the outbox or mailed by the pool.
 * Does nothing once the client has anybody else, or the administrator has signed in.
 */
export async function createFirstAdministrator(
  kysely: Rows,
  identity: IdentityService,
  { email, clientId }: { readonly email: string; readonly clientId: string },
): Promise<void> {
  const rows = await kysely
    .selectFrom('users')
    .select(['email', 'account_status'])
    .where('client_id', '=', clientId)
    .limit(2)
    .execute();
  const isUnfinished = rows.every(
    (row) =>
      row.account_status === ACCOUNT_STATUSES.CREATING &&
      row.email.toLowerCase() === email.trim().toLowerCase(),
  );
  const person = isUnfinished ? await identity.bootstrapAdministrator(email) : null;
  if (person === null) return;
  const user = {
    clientId,
    email: person.email,
    name: person.email.split('@')[0] ?? person.email,
    permissions: ALL_PERMISSIONS_MASK,
    accountStatus: ACCOUNT_STATUSES.CREATING,
    userGroup: 1,
  };
  await linkUser(kysely, user, { issuer: identity.issuer, subject: person.subject });
}

import {
  ACCOUNT_STATUSES,
  AppError,
  canBecome,
  canDo,
  lastAdministrator,
  profileErrors,
  PROVIDER_USER_GROUP,
  findUngrantablePermissions,
  USER_NAME_MAX_LENGTH,
  type Account,
} from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import type { Actor, TokenProof } from '../../plugins/actor.ts';

/** What an administrator can change of a user. */
export interface Rights {
  readonly permissions: number;
  readonly account_status: number;
}

export function areRightsEqual(one: Rights, other: Rights): boolean {
  return one.permissions === other.permissions && one.account_status === other.account_status;
}

/**
 * @param expected the rights that the actor saw when deciding
 * @throws AppError FORBIDDEN, USER_NOT_EDITABLE, USER_CHANGED or INVALID_REQUEST (AMB-079)
 */
export function requireMayChange(
  actor: Actor,
  before: Rights & { readonly id: number },
  after: Rights,
  expected: Rights | undefined,
): void {
  const arePermissionsChanged = before.permissions !== after.permissions;
  const isStatusChanged = before.account_status !== after.account_status;
  if (
    (arePermissionsChanged && !canDo(actor.permissions, 'users.update')) ||
    (isStatusChanged && !canDo(actor.permissions, 'users.changeStatus'))
  )
    throw new AppError('FORBIDDEN');
  if (before.id === actor.userId) throw new AppError('USER_NOT_EDITABLE');
  if (expected && !areRightsEqual(before, expected)) throw new AppError('USER_CHANGED');
  if (arePermissionsChanged && before.account_status !== ACCOUNT_STATUSES.ACTIVE)
    throw new AppError('USER_NOT_EDITABLE');
  if (!canBecome(before.account_status, after.account_status))
    throw new AppError('INVALID_REQUEST', { identifier: 'account_status' });
  if (findUngrantablePermissions(actor.permissions, before.permissions, after.permissions).length > 0)
    throw new AppError('FORBIDDEN', { identifier: 'permissions' });
}

/**
 * @param administrators all users of the client who can be administrators
 * @throws AppError LAST_ADMINISTRATOR where the change leaves the client without one
 */
export function requireAdministratorLeft(administrators: readonly Account[], after: Account): void {
  const isStillAdministrator = lastAdministrator([after]) !== undefined;
  if (lastAdministrator(administrators)?.id === after.id && !isStillAdministrator)
    throw new AppError('LAST_ADMINISTRATOR');
}

/** Name and address of a user of single sign-on belong to the provider. @throws AppError FORBIDDEN (AMB-084) */
export function requireOwnProfile(actor: Actor): void {
  if (actor.sso) throw new AppError('FORBIDDEN');
}

/** How long a sign-in counts as a proof of who the user is, in milliseconds. */
const RECENT_SIGN_IN = 5 * 60_000;

/** Whether the user signed in so lately that a new address needs no password [AMB-140]. */
export function isRecentSignIn({ authenticatedAt }: Pick<TokenProof, 'authenticatedAt'>, now: Date): boolean {
  return !!authenticatedAt && now.getTime() - authenticatedAt.getTime() <= RECENT_SIGN_IN;
}

/** The message for a name or an address that is refused; undefined for valid ones. */
export function profileFault(name: string, email: string): string | undefined {
  const { name: nameError, email: emailError } = profileErrors({ name, email });
  if (nameError ?? emailError) return textOf(nameError ?? emailError ?? 'validation.required');
  return name.length > USER_NAME_MAX_LENGTH ? text('users.nameTooLong') : undefined;
}

const EMAIL_REFUSALS: Readonly<Record<string, AppError['code']>> = {
  UsernameExistsException: 'RESOURCE_DUPLICATED',
  AliasExistsException: 'RESOURCE_DUPLICATED',
  InvalidParameterException: 'INVALID_REQUEST',
  /** PostgreSQL's code of a unique violation. */
  23505: 'RESOURCE_DUPLICATED',
};

/** Translates a failure to store an address that is taken or invalid. Any other error stays as it is. */
export function emailRefusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? EMAIL_REFUSALS[String(error.code)] : undefined;
  return code === undefined ? error : new AppError(code, { identifier: 'email', cause: error });
}

/** An invited user whose address a first sign-in names. */
export interface InvitedUser {
  readonly account_status: number;
  readonly user_group: number;
  /** Whether somebody of the same issuer signs in as this user already. */
  readonly isLinked: boolean;
}

/**
 * Whether a first sign-in may take over the row of an invited user. Not where the issuer has not verified the address,
 * another account of the issuer is linked, the user is deactivated, or belongs to the provider's own staff: no issuer
 * of a client may sign in staff.
 */
export function mayTakeOver(invited: InvitedUser, proof: TokenProof): boolean {
  return (
    proof.isEmailVerified === true &&
    !invited.isLinked &&
    invited.account_status !== ACCOUNT_STATUSES.DEACTIVATED &&
    invited.user_group !== PROVIDER_USER_GROUP
  );
}

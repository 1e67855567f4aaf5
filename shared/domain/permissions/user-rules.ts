import { canDo } from './actions.ts';
import { ALL_PERMISSIONS_MASK, hasPermission, PERMISSION_NAMES, type Permission } from './permission.ts';
import { isProviderUser } from './provider.ts';
import { roleOf } from './roles.ts';

/** Account statuses of a user [USR-018, USR-019]. */
export const ACCOUNT_STATUSES = { CREATING: 1, ACTIVE: 2, DEACTIVATED: 3 } as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[keyof typeof ACCOUNT_STATUSES];

interface UserAct {
  viewer: { id: number; permissions: number };
  target: { id: number; accountStatus: number };
}

/** Why role and permissions of a user cannot be edited. */
export type EditRestriction = 'ownAccount' | 'noPermission' | 'notActive';

/** Why role and permissions of a user cannot be edited, or null where they can [USR-034, USR-035, USR-036]. */
export function findEditRestriction({ viewer, target }: UserAct): EditRestriction | null {
  if (target.id === viewer.id) return 'ownAccount';
  if (!canDo(viewer.permissions, 'users.update')) return 'noPermission';
  return target.accountStatus === ACCOUNT_STATUSES.ACTIVE ? null : 'notActive';
}

/** Activate/Deactivate needs its own permission, and is never offered on oneself [USR-037, AMB-079]. */
export function canChangeAccountStatus({ viewer, target }: UserAct): boolean {
  return target.id !== viewer.id && canDo(viewer.permissions, 'users.changeStatus');
}

/** The status after pressing the button: an active user becomes deactivated, any other active [USR-023]. */
export function nextAccountStatus(status: number): AccountStatus {
  return status === ACCOUNT_STATUSES.ACTIVE ? ACCOUNT_STATUSES.DEACTIVATED : ACCOUNT_STATUSES.ACTIVE;
}

/** Whether the button leads from one status to the other, or nothing changes; `Creating` is never returned to [USR-023]. */
export function canBecome(status: number, next: number): boolean {
  return next === status || next === nextAccountStatus(status);
}

/** The mask to store for a requested one: bits outside the table, such as 8192, remain as they were [AMB-085]. */
export function storedPermissions(stored: number, requested: number): number {
  return (stored & ~ALL_PERMISSIONS_MASK) | (requested & ALL_PERMISSIONS_MASK);
}

/** Which permissions a change of the mask grants and revokes, in the order of the table. */
export function permissionChanges(before: number, after: number) {
  const gained = (from: number, to: number): Permission[] =>
    PERMISSION_NAMES.filter((name) => !hasPermission(from, name) && hasPermission(to, name));
  return { gained: gained(before, after), lost: gained(after, before) };
}

/**
 * The permissions that a change of a user's mask would grant although its author does not hold them [AMB-130].
 * Permissions that the user has already may remain or be revoked.
 */
export function findUngrantablePermissions(giver: number, before: number, after: number): Permission[] {
  return permissionChanges(before, after).gained.filter((name) => !hasPermission(giver, name));
}

/** The fields that decide whether a user is an administrator of a client. */
export interface Account {
  id: number;
  email: string;
  permissions: number;
  accountStatus: number;
  userGroup: number;
}

/** An administrator is active and holds all four permissions of the role [PERM-034]. */
export function isAdministrator({ permissions, accountStatus }: Account): boolean {
  return accountStatus === ACCOUNT_STATUSES.ACTIVE && roleOf(permissions) === 'ADMIN';
}

/**
 * The administrator whom a client cannot do without, if only one is left. Provider staff count only if the client has
 * no administrator of its own, because they come and go with the provider.
 */
export function lastAdministrator<User extends Account>(users: readonly User[]): User | undefined {
  const administrators = users.filter(isAdministrator);
  const own = administrators.filter((user) => !isProviderUser(user));
  const counted = own.length > 0 ? own : administrators;
  return counted.length === 1 ? counted[0] : undefined;
}

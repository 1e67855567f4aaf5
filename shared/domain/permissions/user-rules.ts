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

/** Role and permissions are editable only on an active user other than oneself, with CAN_UPDATE_USERS [USR-034, USR-035, USR-036]. */
export function canEditUser({ viewer, target }: UserAct): boolean {
  return (
    target.accountStatus === ACCOUNT_STATUSES.ACTIVE &&
    target.id !== viewer.id &&
    hasPermission(viewer.permissions, 'CAN_UPDATE_USERS')
  );
}

/** Activate/Deactivate needs its own permission, and is never offered on oneself [AMB-079]. */
export function canChangeAccountStatus({ viewer, target }: UserAct): boolean {
  return target.id !== viewer.id && hasPermission(viewer.permissions, 'CAN_UPDATE_USER_ACCOUNT_STATUS');
}

/** The status after pressing the button: an active user becomes deactivated, any other active [USR-023]. */
export function nextAccountStatus(status: number): AccountStatus {
  return status === ACCOUNT_STATUSES.ACTIVE ? ACCOUNT_STATUSES.DEACTIVATED : ACCOUNT_STATUSES.ACTIVE;
}

/** Whether the button leads from one status to the other, or nothing changes; `Creating` is never returned to [USR-023]. */
export function canBecome(status: number, next: number): boolean {
  return next === status || next === nextAccountStatus(status);
}

/** What is stored when a mask is asked for: bits outside the table, 8192 among them, stay as they were [AMB-085]. */
export function storedPermissions(stored: number, asked: number): number {
  return (stored & ~ALL_PERMISSIONS_MASK) | (asked & ALL_PERMISSIONS_MASK);
}

/** Which permissions a change of the mask gives and takes, in the order of the table. */
export function permissionChanges(before: number, after: number) {
  const gained = (from: number, to: number): Permission[] =>
    PERMISSION_NAMES.filter((name) => !hasPermission(from, name) && hasPermission(to, name));
  return { gained: gained(before, after), lost: gained(after, before) };
}

/**
 * What a change of somebody's mask would give that the giver does not hold: nobody gives what they have not [AMB-130].
 * What is there already stays, and may be taken.
 */
export function unheldGains(giver: number, before: number, after: number): Permission[] {
  return permissionChanges(before, after).gained.filter((name) => !hasPermission(giver, name));
}

/** What tells whether somebody administers the users of a client. */
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
 * The administrator whom a client can not do without, if only one is left. Provider staff stand in only where the client
 * has no administrator of its own: they come and go with the provider.
 */
export function lastAdministrator<User extends Account>(users: readonly User[]): User | undefined {
  const administrators = users.filter(isAdministrator);
  const own = administrators.filter((user) => !isProviderUser(user));
  const counted = own.length > 0 ? own : administrators;
  return counted.length === 1 ? counted[0] : undefined;
}

import { hasEveryPermission, maskOf } from './permission.ts';
import type { Permission } from './permission.ts';

interface RoleBundle {
  /** Permissions that choosing the role adds. */
  granted: readonly Permission[];
  /** Permissions that choosing the role removes. */
  notPermitted: readonly Permission[];
}

/** The predefined bundles [PERM-035], strongest first; the first whose granted flags are all held is displayed. */
export const ROLES = {
  ADMIN: {
    granted: ['CAN_LIST_USERS', 'CAN_ADD_USERS', 'CAN_UPDATE_USERS', 'CAN_UPDATE_USER_ACCOUNT_STATUS'],
    notPermitted: [],
  },
  MEMBER: {
    granted: [],
    notPermitted: ['CAN_ADD_USERS', 'CAN_UPDATE_USERS', 'CAN_UPDATE_USER_ACCOUNT_STATUS'],
  },
} as const satisfies Record<string, RoleBundle>;

export type Role = keyof typeof ROLES;

/** All role names, strongest first. */
export const ROLE_NAMES: readonly Role[] = ['ADMIN', 'MEMBER'];

/** The role shown for a mask: Admin with all four user management flags, otherwise Member [PERM-034]. */
export function roleOf(mask: number): Role {
  return ROLE_NAMES.find((role) => hasEveryPermission(mask, ROLES[role].granted)) ?? 'MEMBER';
}

/** The mask after choosing a role: granted flags added, excluded ones removed, every other bit preserved [AMB-076]. */
export function applyRole(mask: number, role: Role): number {
  const { granted, notPermitted } = ROLES[role];
  return (mask | maskOf(granted)) & ~maskOf(notPermitted);
}

import { hasPermission } from './permission.ts';

/** Account statuses of a user [S1 §3]. */
export const ACCOUNT_STATUSES = { CREATING: 1, ACTIVE: 2, DEACTIVATED: 3 } as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[keyof typeof ACCOUNT_STATUSES];

interface UserAct {
  viewer: { id: number; permissions: number };
  target: { id: number; accountStatus: number };
}

/** Role and permissions are editable only on an active user other than oneself, with CAN_UPDATE_USERS [S1 §6]. */
export function canEditUser({ viewer, target }: UserAct): boolean {
  return (
    target.accountStatus === ACCOUNT_STATUSES.ACTIVE &&
    target.id !== viewer.id &&
    hasPermission(viewer.permissions, 'CAN_UPDATE_USERS')
  );
}

/** Activate/Deactivate needs its own permission, and is never offered on oneself [S1 §6, AMB-079]. */
export function canChangeAccountStatus({ viewer, target }: UserAct): boolean {
  return target.id !== viewer.id && hasPermission(viewer.permissions, 'CAN_UPDATE_USER_ACCOUNT_STATUS');
}

/** The status after pressing the button: an active user becomes deactivated, any other active [S1 §4]. */
export function nextAccountStatus(status: number): AccountStatus {
  return status === ACCOUNT_STATUSES.ACTIVE ? ACCOUNT_STATUSES.DEACTIVATED : ACCOUNT_STATUSES.ACTIVE;
}

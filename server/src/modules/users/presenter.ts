import type { ListedUserWire, UserChangeWire, UserWire } from '@assay/shared/contracts';
import { roleOf } from '@assay/shared/domain';
import type { Actor } from '../../plugins/actor.ts';
import type { UserChangeRow } from './audit.repository.ts';
import type { UserRow } from './user.repository.ts';

/** A user of a list, with the role that the permissions amount to. */
export function presentUser(row: UserRow): ListedUserWire {
  return { ...row, role: roleOf(row.permissions) };
}

/** The caller as a user. */
export function presentActor(actor: Actor): UserWire {
  return {
    id: actor.userId,
    name: actor.name,
    email: actor.email,
    permissions: actor.permissions,
    account_status: actor.accountStatus,
    user_group: actor.userGroup,
    user_management_scope: actor.userManagementScope,
    sso: actor.sso,
  };
}

/** A line of the audit log of users. */
export function presentUserChange(row: UserChangeRow): UserChangeWire {
  return {
    id: row.id,
    changedAt: row.changed_at.toISOString(),
    userId: row.user_id,
    userName: row.user_name,
    userEmail: row.user_email,
    changedById: row.changed_by_id,
    changedBy: row.changed_by,
    action: row.action,
    from: row.from_value,
    to: row.to_value,
  };
}

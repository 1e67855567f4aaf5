import type { ListedUserWire } from '@assay/shared/contracts';
import { ACCOUNT_STATUSES, roleOf } from '@assay/shared/domain';

/** A user of the wire; active and without permissions by default. */
export function aUser(id: number, changes: Partial<ListedUserWire> = {}): ListedUserWire {
  const permissions = changes.permissions ?? 0;
  return {
    id,
    name: `User ${id}`,
    email: `user${id}@demo.example`,
    account_status: ACCOUNT_STATUSES.ACTIVE,
    user_group: 1,
    user_management_scope: 1,
    sso: false,
    ...changes,
    permissions,
    role: roleOf(permissions),
  };
}

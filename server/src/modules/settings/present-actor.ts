import type { UserWire } from '@assay/shared/contracts';
import type { Actor } from '../../plugins/actor.ts';

/** The caller as a user of the wire. */
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

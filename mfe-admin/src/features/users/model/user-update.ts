import type { BodyOf, updateUser } from '@assay/shared/contracts';
import type { User } from './user.ts';

/** The permissions and the status to set. */
export type UserRights = Pick<User, 'permissions' | 'accountStatus'>;

/** The body of an update, or null where nothing changes [USR-026]. */
export function toUpdateBody(user: User, rights: UserRights): BodyOf<typeof updateUser> | null {
  const { permissions, accountStatus } = user;
  if (permissions === rights.permissions && accountStatus === rights.accountStatus) return null;
  return {
    permissions: rights.permissions,
    account_status: toWireStatus(rights.accountStatus),
    // The server refuses the update if somebody else changed the user meanwhile.
    expected: { permissions, account_status: toWireStatus(accountStatus) },
  };
}

/** The contract has three statuses. A status added by a newer server cannot be sent. */
function toWireStatus(status: number): 1 | 2 | 3 {
  return status === 1 || status === 2 ? status : 3;
}

import type { BodyOf, updateUser } from '@assay/shared/contracts';
import type { User } from './user.ts';

/** What is to be set on a user. */
export type UserRights = Pick<User, 'permissions' | 'accountStatus'>;

/** What an update comes to: a call, nothing where nothing changes, or a complaint that nobody is selected [USR-026, USR-027]. */
export type UserUpdate =
  | { readonly kind: 'send'; readonly id: number; readonly body: BodyOf<typeof updateUser> }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'notSelected' };

/** Decides what an update of the selected user comes to; it says what it started from, so that no change is undone unseen. */
export function planUpdate(selected: User | undefined, rights: UserRights): UserUpdate {
  if (selected === undefined) return { kind: 'notSelected' };
  const { id, permissions, accountStatus } = selected;
  if (permissions === rights.permissions && accountStatus === rights.accountStatus)
    return { kind: 'unchanged' };
  const expected = { permissions, account_status: statusOf(accountStatus) };
  const body = { permissions: rights.permissions, account_status: statusOf(rights.accountStatus), expected };
  return { kind: 'send', id, body };
}

/** The wire knows three; a status of a newer server is none that could be sent back. */
function statusOf(status: number): 1 | 2 | 3 {
  return status === 1 || status === 2 ? status : 3;
}

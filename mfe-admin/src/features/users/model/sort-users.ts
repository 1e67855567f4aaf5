import type { OrderBy } from '@assay/shared/domain';
import { roleLabel } from '@assay/shared/messages';
import type { User } from './user.ts';

/** What users can be sorted by, in wire names [USR-007]. */
export type UserSortKey = 'name' | 'email' | 'role' | 'account_status';

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

const COMPARE: Readonly<Record<UserSortKey, (one: User, other: User) => number>> = {
  name: (one, other) => collator.compare(one.name, other.name),
  email: (one, other) => collator.compare(one.email, other.email),
  role: (one, other) => collator.compare(roleLabel(one.role), roleLabel(other.role)),
  account_status: (one, other) => one.accountStatus - other.accountStatus,
};

const isSortKey = (key: string): key is UserSortKey => Object.hasOwn(COMPARE, key);

/** Users in an order, by name where there is none; equal ones by name and then by age [USR-008, AMB-081]. */
export function sortUsers(users: readonly User[], orderBy: OrderBy | null): readonly User[] {
  const compare = orderBy !== null && isSortKey(orderBy.column) ? COMPARE[orderBy.column] : COMPARE.name;
  const sign = orderBy?.direction === 'desc' ? -1 : 1;
  return users.toSorted(
    (one, other) => sign * compare(one, other) || COMPARE.name(one, other) || one.id - other.id,
  );
}

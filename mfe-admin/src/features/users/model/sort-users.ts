import type { OrderBy } from '@assay/shared/domain';
import { roleLabel } from '@assay/shared/messages';
import type { User } from './user.ts';

/** The columns that users can be sorted by, in wire names [USR-006]. */
export const USER_COLUMNS = ['name', 'email', 'role', 'account_status'] as const;

export type UserColumn = (typeof USER_COLUMNS)[number];

const DEFAULT_ORDER: OrderBy<UserColumn> = { column: 'name', direction: 'asc' };
const words = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

const COMPARE: Readonly<Record<UserColumn, (one: User, other: User) => number>> = {
  name: (one, other) => words.compare(one.name, other.name),
  email: (one, other) => words.compare(one.email, other.email),
  role: (one, other) => words.compare(roleLabel(one.role), roleLabel(other.role)),
  account_status: (one, other) => one.accountStatus - other.accountStatus,
};

/** Users in the order asked for, by name where none is; equal ones by name and then by age [AMB-081]. */
export function sortUsers(users: readonly User[], orderBy: OrderBy<UserColumn> | null): readonly User[] {
  const { column, direction } = orderBy ?? DEFAULT_ORDER;
  const sign = direction === 'asc' ? 1 : -1;
  return users.toSorted(
    (one, other) => sign * COMPARE[column](one, other) || COMPARE.name(one, other) || one.id - other.id,
  );
}

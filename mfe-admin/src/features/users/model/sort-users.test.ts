import { sortUsers, type UserSortKey } from './sort-users.ts';
import type { User } from './user.ts';

const user = (id: number, changes: Partial<User>): User => ({
  id,
  name: `User ${id}`,
  email: `user${id}@one.example`,
  permissions: 0,
  accountStatus: 2,
  role: 'MEMBER',
  ...changes,
});
const users = [
  user(1, { name: 'émile', email: 'z@one.example', accountStatus: 3 }),
  user(2, { name: 'Zoe', email: 'a@one.example', accountStatus: 1 }),
  user(3, { name: 'Adam', role: 'ADMIN' }),
  user(4, { name: 'adam' }),
];
const CASES: [column: UserSortKey, ascending: number[], descending: number[]][] = [
  ['name', [3, 4, 1, 2], [2, 1, 3, 4]],
  ['email', [2, 3, 4, 1], [1, 4, 3, 2]],
  ['role', [3, 4, 1, 2], [4, 1, 2, 3]],
  ['account_status', [2, 3, 4, 1], [1, 3, 4, 2]],
];

describe('sortUsers', () => {
  it.each(CASES)('USR-007 sorts by %s both ways, equal ones by name', (column, ascending, descending) => {
    const idsOf = (direction: 'asc' | 'desc') => sortUsers(users, { column, direction }).map(({ id }) => id);
    expect(idsOf('asc')).toEqual(ascending);
    expect(idsOf('desc')).toEqual(descending);
  });

  it('USR-008 sorts by name without an order', () => {
    expect(sortUsers(users, null).map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  });
});

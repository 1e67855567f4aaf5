import { maskOf } from './permission.ts';
import { editActionOf } from './actions.ts';
import { applyRole } from './roles.ts';
import {
  canBecome,
  canChangeAccountStatus,
  findEditRestriction,
  lastAdministrator,
  nextAccountStatus,
  permissionChanges,
  storedPermissions,
  findUngrantablePermissions,
} from './user-rules.ts';

describe('editActionOf', () => {
  it.each([
    [true, true, 'documents.editConfirmed'],
    [true, false, 'documents.edit'],
    [false, true, 'documents.edit'],
  ])('AMB-130 an edit with confirmed %s and verified %s is %s', (isConfirmed, isVerified, action) => {
    expect(editActionOf({ isConfirmed, isVerified })).toBe(action);
  });
});

describe('user rules', () => {
  const viewer = { id: 2, permissions: 8 };

  it('USR-034 USR-035 USR-036 CAN_UPDATE_USERS allows editing active users other than oneself', () => {
    expect(findEditRestriction({ viewer, target: { id: 3, accountStatus: 2 } })).toBeNull();
    expect(findEditRestriction({ viewer, target: { id: 2, accountStatus: 2 } })).toBe('ownAccount');
    expect(findEditRestriction({ viewer, target: { id: 3, accountStatus: 3 } })).toBe('notActive');
    expect(findEditRestriction({ viewer, target: { id: 3, accountStatus: 1 } })).toBe('notActive');
    expect(
      findEditRestriction({ viewer: { id: 2, permissions: 16 }, target: { id: 3, accountStatus: 2 } }),
    ).toBe('noPermission');
  });

  it('USR-037 changing the account status requires its own permission and is never allowed on oneself', () => {
    const target = { id: 3, accountStatus: 3 };
    expect(canChangeAccountStatus({ viewer: { id: 2, permissions: 16 }, target })).toBe(true);
    expect(canChangeAccountStatus({ viewer, target })).toBe(false);
    expect(canChangeAccountStatus({ viewer: { id: 3, permissions: 16 }, target })).toBe(false);
  });

  it('USR-023 the status button turns 2 into 3 and every other status into 2', () => {
    expect([1, 2, 3].map(nextAccountStatus)).toEqual([2, 3, 2]);
  });
});

describe('stored permissions', () => {
  it('PERM-016 AMB-085 unknown bits such as 8192 are preserved, and none is set', () => {
    expect(storedPermissions(8192 | 32, 64)).toBe(8192 | 64);
    expect(storedPermissions(32, 8192 | (2 ** 27) | 64)).toBe(64);
    expect(storedPermissions(2 ** 30, 0)).toBe(2 ** 30);
  });

  it('permissionChanges lists the permissions that a change adds and removes', () => {
    expect(permissionChanges(32 | 8192, 1 | 64)).toEqual({
      gained: ['CAN_ADD_USERS', 'CAN_DELETE_ENTITIES'],
      lost: ['CAN_VERIFY_DOCUMENTS'],
    });
    expect(permissionChanges(5, applyRole(5, 'MEMBER'))).toEqual({ gained: [], lost: ['CAN_ADD_USERS'] });
  });

  it('USR-023 a status changes only as the button changes it, or stays the same', () => {
    const ways = [1, 2, 3].flatMap((from) =>
      [1, 2, 3].filter((to) => canBecome(from, to)).map((to) => [from, to]),
    );
    expect(ways).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
      [3, 2],
      [3, 3],
    ]);
  });
});

describe('lastAdministrator', () => {
  const administrator = { id: 1, email: 'a@firm.example', permissions: 29, accountStatus: 2, userGroup: 1 };
  const staff = { ...administrator, id: 9, userGroup: 2 };

  it('is the only active user of the client who holds all four permissions', () => {
    expect(lastAdministrator([])).toBeUndefined();
    expect(lastAdministrator([administrator, { ...administrator, id: 2, permissions: 28 }])?.id).toBe(1);
    expect(lastAdministrator([administrator, { ...administrator, id: 2, accountStatus: 3 }])?.id).toBe(1);
    expect(lastAdministrator([administrator, { ...administrator, id: 2 }])).toBeUndefined();
  });

  it('is a provider user only if the client has no administrator', () => {
    expect(lastAdministrator([administrator, staff])?.id).toBe(1);
    expect(lastAdministrator([{ ...administrator, accountStatus: 3 }, staff])?.id).toBe(9);
  });
});

describe('findUngrantablePermissions', () => {
  const [held, other] = [maskOf(['CAN_LIST_USERS']), maskOf(['CAN_UPDATE_USERS'])];

  it('AMB-130 names what somebody grants without holding it, and nothing that the user has already or loses', () => {
    expect(findUngrantablePermissions(held, 0, held | other)).toEqual(['CAN_UPDATE_USERS']);
    expect(findUngrantablePermissions(held, 0, held)).toEqual([]);
    expect(findUngrantablePermissions(held, other, held | other)).toEqual([]);
    expect(findUngrantablePermissions(0, held | other, other)).toEqual([]);
  });
});

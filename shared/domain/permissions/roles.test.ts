import { ALL_PERMISSIONS_MASK, hasPermission, maskOf } from './permission.ts';
import { applyRole, roleOf, ROLES } from './roles.ts';

const USER_MANAGEMENT = 1 | 4 | 8 | 16;

describe('roles', () => {
  it('PERM-031 ADMIN grants the four user management permissions', () => {
    expect(maskOf(ROLES.ADMIN.granted)).toBe(USER_MANAGEMENT);
  });

  it('PERM-032 PERM-033 PERM-035 MEMBER grants none, and excludes adding, updating and account status', () => {
    expect(ROLES.MEMBER.granted).toEqual([]);
    expect(maskOf(ROLES.MEMBER.notPermitted)).toBe(1 | 8 | 16);
  });
});

describe('roleOf', () => {
  it('PERM-034 PERM-037 returns Admin for all four admin flags, regardless of the others', () => {
    expect(roleOf(USER_MANAGEMENT)).toBe('ADMIN');
    expect(roleOf(ALL_PERMISSIONS_MASK)).toBe('ADMIN');
  });

  it.each([1, 4, 8, 16])('PERM-034 returns Member if flag %d is missing', (flag) => {
    expect(roleOf(ALL_PERMISSIONS_MASK & ~flag)).toBe('MEMBER');
  });

  it('returns Member for no permissions', () => {
    expect(roleOf(0)).toBe('MEMBER');
  });
});

describe('applyRole', () => {
  it('PERM-036 adds 1, 4, 8 and 16 for Admin and preserves the rest', () => {
    expect(applyRole(32 | 8192, 'ADMIN')).toBe(32 | 8192 | USER_MANAGEMENT);
  });

  it('PERM-036 removes exactly 1, 8 and 16 for Member, and preserves listing users, unknown bits and the rest', () => {
    expect(applyRole(ALL_PERMISSIONS_MASK | 8192, 'MEMBER')).toBe(
      (ALL_PERMISSIONS_MASK | 8192) & ~(1 | 8 | 16),
    );
    expect(hasPermission(applyRole(USER_MANAGEMENT, 'MEMBER'), 'CAN_LIST_USERS')).toBe(true);
  });
});

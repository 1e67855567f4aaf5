import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ACCOUNT_STATUSES, AppError, maskOf, PROVIDER_USER_GROUP, ROLES } from '@assay/shared/domain';
import type { Actor } from '../../plugins/actor.ts';
import { anActor } from '../../testing/an-actor.ts';
import {
  areRightsEqual,
  emailRefusal,
  isRecentSignIn,
  mayTakeOver,
  profileFault,
  requireAdministratorLeft,
  requireMayChange,
  requireOwnProfile,
} from './policy.ts';

const { CREATING, ACTIVE, DEACTIVATED } = ACCOUNT_STATUSES;
const VERIFY = maskOf(['CAN_VERIFY_DOCUMENTS']);
const user = (permissions: number, account_status: number = ACTIVE, id = 8) => ({
  id,
  permissions,
  account_status,
});
const ALL = anActor(['CAN_UPDATE_USERS', 'CAN_UPDATE_USER_ACCOUNT_STATUS', 'CAN_VERIFY_DOCUMENTS']);

describe('changes of users', () => {
  const refusals: [
    what: string,
    code: string | null,
    actor: Actor,
    before: ReturnType<typeof user>,
    after: ReturnType<typeof user>,
    expected?: ReturnType<typeof user>,
  ][] = [
    ['permissions, by who may update users', null, ALL, user(0), user(VERIFY)],
    ['a status, by who may change it', null, ALL, user(0), user(0, DEACTIVATED)],
    ['nothing, by anybody', null, anActor(), user(0), user(0)],
    [
      'permissions, by who may only change statuses',
      'FORBIDDEN',
      anActor(['CAN_UPDATE_USER_ACCOUNT_STATUS', 'CAN_VERIFY_DOCUMENTS']),
      user(0),
      user(VERIFY),
    ],
    [
      'a status, by who may only update',
      'FORBIDDEN',
      anActor(['CAN_UPDATE_USERS']),
      user(0),
      user(0, DEACTIVATED),
    ],
    ['oneself', 'USER_NOT_EDITABLE', ALL, user(0, ACTIVE, 7), user(VERIFY, ACTIVE, 7)],
    ['what somebody else changed meanwhile', 'USER_CHANGED', ALL, user(0), user(VERIFY), user(1)],
    ['what is still as it was seen', null, ALL, user(0), user(VERIFY), user(0)],
    [
      'permissions of an inactive user',
      'USER_NOT_EDITABLE',
      ALL,
      user(0, DEACTIVATED),
      user(VERIFY, DEACTIVATED),
    ],
    ['a status back to Creating', 'INVALID_REQUEST', ALL, user(0), user(0, CREATING)],
    ['a permission that the actor lacks', 'FORBIDDEN', anActor(['CAN_UPDATE_USERS']), user(0), user(VERIFY)],
    ['the removal of one that the actor lacks', null, anActor(['CAN_UPDATE_USERS']), user(VERIFY), user(0)],
  ];
  for (const [what, code, actor, before, after, expected] of refusals)
    it(`USR-034 USR-037 AMB-079 AMB-130 ${what}: ${code ?? 'allowed'}`, () => {
      const change = () => requireMayChange(actor, before, after, expected);
      if (code === null) change();
      else assert.throws(change, { code });
    });

  it('rights are equal in permissions and status', () => {
    assert.equal(areRightsEqual(user(1), user(1)), true);
    assert.equal(areRightsEqual(user(1), user(2)), false);
    assert.equal(areRightsEqual(user(1), user(1, DEACTIVATED)), false);
  });

  it('PERM-034 the last administrator stays one, another may go', () => {
    const administrator = {
      id: 1,
      email: 'a@one.example',
      permissions: maskOf(ROLES.ADMIN.granted),
      accountStatus: ACTIVE,
      userGroup: 1,
    };
    const demoted = { ...administrator, permissions: 0 };
    const refused = { code: 'LAST_ADMINISTRATOR' };
    assert.throws(() => requireAdministratorLeft([administrator], demoted), refused);
    requireAdministratorLeft([administrator], {
      ...administrator,
      permissions: administrator.permissions | VERIFY,
    });
    requireAdministratorLeft([administrator, { ...administrator, id: 2 }], demoted);
    requireAdministratorLeft([administrator], { ...demoted, id: 2 });
  });
});

describe('the own profile', () => {
  it('AMB-084 belongs to the provider for a user of single sign-on', () => {
    requireOwnProfile(anActor());
    assert.throws(() => requireOwnProfile(anActor([], { sso: true })), { code: 'FORBIDDEN' });
  });

  it('AMB-140 a sign-in proves who the user is for five minutes', () => {
    const now = new Date('2026-01-01T12:00:00Z');
    const ago = (seconds: number) => ({ authenticatedAt: new Date(now.getTime() - seconds * 1000) });
    assert.equal(isRecentSignIn(ago(300), now), true);
    assert.equal(isRecentSignIn(ago(301), now), false);
    assert.equal(isRecentSignIn({ authenticatedAt: null }, now), false);
    assert.equal(isRecentSignIn({}, now), false);
  });

  it('PROF-004 PROF-005 PROF-006 a name has one to 200 characters, and an address its form', () => {
    assert.equal(profileFault('x'.repeat(200), 'a@one.example'), undefined);
    assert.equal(profileFault('x'.repeat(201), 'a@one.example'), 'This name is too long');
    assert.equal(profileFault('', 'a@one.example'), 'Required');
    assert.equal(profileFault('Ada', 'ada'), 'Invalid email');
  });

  it('a taken or invalid address is a refusal, any other error stays as it is', () => {
    const codeOf = (error: unknown) => {
      const refusal = emailRefusal(error);
      return refusal instanceof AppError ? refusal.code : refusal;
    };
    const withCode = (code: string) => Object.assign(new Error(code), { code });
    assert.equal(codeOf(withCode('AliasExistsException')), 'RESOURCE_DUPLICATED');
    assert.equal(codeOf(withCode('InvalidParameterException')), 'INVALID_REQUEST');
    assert.equal(codeOf(withCode('23505')), 'RESOURCE_DUPLICATED');
    for (const other of [withCode('other'), new Error('no code'), { code: '23505' }])
      assert.equal(codeOf(other), other);
  });
});

describe('mayTakeOver', () => {
  const invited = { account_status: CREATING as number, user_group: 1, isLinked: false };
  const proof = { issuer: 'i', subject: 's', email: 'a@one.example', issuedAt: new Date() };
  const cases: [what: string, change: object, isVerified: boolean | undefined, expected: boolean][] = [
    ['an invited user', {}, true, true],
    ['an address that is not verified', {}, false, false],
    ['an address of which the issuer says nothing', {}, undefined, false],
    ['a user of another account', { isLinked: true }, true, false],
    ['a deactivated user', { account_status: DEACTIVATED }, true, false],
    ['staff of the provider', { user_group: PROVIDER_USER_GROUP }, true, false],
  ];
  for (const [what, change, isVerified, expected] of cases)
    it(`AMB-015 ${what}: ${String(expected)}`, () => {
      const given = { ...proof, ...(isVerified !== undefined && { isEmailVerified: isVerified }) };
      assert.equal(mayTakeOver({ ...invited, ...change }, given), expected);
    });
});

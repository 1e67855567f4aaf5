import { isProviderUser, NEW_USER_GROUP, NEW_USER_MANAGEMENT_SCOPE } from './provider.ts';

const BY_EMAIL: [email: string, isProvider: boolean][] = [
  ['staff@assay.example', true],
  ['Staff@ASSAY.Example', true],
  ['staff@evil-assay.example', false],
  ['staff@sub.assay.example', false],
  ['staff@assay.example.evil', false],
  ['assay.example', false],
  ['@assay.example', false],
  ['"staff@assay.example"@demo.example', false],
  ['"odd@name"@assay.example', true],
  ['', false],
];

describe('isProviderUser', () => {
  it.each(BY_EMAIL)('PERM-027 the e-mail domain of the provider decides for %p: %p', (email, isProvider) => {
    expect(isProviderUser({ email, userGroup: 1 })).toBe(isProvider);
  });

  it('PERM-028 USR-020 a user with user_group 2 is provider staff under any e-mail', () => {
    expect(isProviderUser({ email: 'someone@demo.example', userGroup: 2 })).toBe(true);
    expect(isProviderUser({ email: 'someone@demo.example', userGroup: 3 })).toBe(false);
  });

  it('the e-mail is compared with the domain of the running brand', () => {
    expect(isProviderUser({ email: 'a@other.example', userGroup: 1 }, 'other.example')).toBe(true);
    expect(isProviderUser({ email: 'a@assay.example', userGroup: 1 }, 'other.example')).toBe(false);
  });

  it('USR-021 new users are of group 1 and scope 1', () => {
    expect([NEW_USER_GROUP, NEW_USER_MANAGEMENT_SCOPE]).toEqual([1, 1]);
  });

  it('AMB-125 without a domain the group alone decides', () => {
    expect(isProviderUser({ email: 'a@assay.example', userGroup: 1 }, null)).toBe(false);
    expect(isProviderUser({ email: 'a@assay.example', userGroup: 2 }, null)).toBe(true);
  });
});

import { toUpdateBody } from './user-update.ts';

const user = {
  id: 7,
  name: 'Nora',
  email: 'nora@one.example',
  permissions: 8192 | 32,
  accountStatus: 2,
  role: 'MEMBER',
} as const;

describe('updateBody', () => {
  it('USR-026 has nothing to send where nothing changes', () => {
    expect(toUpdateBody(user, { permissions: 8192 | 32, accountStatus: 2 })).toBeNull();
  });

  it('API-032 sends permissions and status, and what they were', () => {
    expect(toUpdateBody(user, { permissions: 8192, accountStatus: 3 })).toEqual({
      permissions: 8192,
      account_status: 3,
      expected: { permissions: 8192 | 32, account_status: 2 },
    });
  });
});

import { planUpdate } from './user-update.ts';

const user = {
  id: 7,
  name: 'Nora',
  email: 'nora@one.example',
  permissions: 8192 | 32,
  accountStatus: 2,
  role: 'MEMBER',
} as const;

describe('planUpdate', () => {
  it('USR-026 skips an update that changes nothing', () => {
    expect(planUpdate(user, { permissions: 8192 | 32, accountStatus: 2 })).toEqual({ kind: 'unchanged' });
  });

  it('USR-027 complains where nobody is selected', () => {
    expect(planUpdate(undefined, user)).toEqual({ kind: 'notSelected' });
  });

  it('API-032 sends permissions and status, and what they were', () => {
    expect(planUpdate(user, { permissions: 8192, accountStatus: 3 })).toEqual({
      kind: 'send',
      id: 7,
      body: {
        permissions: 8192,
        account_status: 3,
        expected: { permissions: 8192 | 32, account_status: 2 },
      },
    });
  });
});

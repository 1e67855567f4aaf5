import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { ALL_PERMISSIONS_MASK, maskOf, ROLES } from '@assay/shared/domain';
import { ProtocolError } from '../../identity/index.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

const ADMIN = maskOf(ROLES.ADMIN.granted);
const [CREATING, ACTIVE, DEACTIVATED] = [1, 2, 3];

let server: TestServer;
let identityCalls: unknown[][] = [];
let refusal: Error | null = null;
/** Records its calls, and fails when `refusal` is set. */
const recordCall =
  (name: string) =>
  async (...values: unknown[]) => {
    identityCalls.push([name, ...values]);
    if (refusal) throw refusal;
    return { subject: randomUUID() };
  };

before(async () => {
  const admin = {
    createUser: recordCall('createUser'),
    remove: recordCall('remove'),
    disable: recordCall('disable'),
    enable: recordCall('enable'),
    updateEmail: recordCall('updateEmail'),
  };
  const people = { issuer: 'urn:test', admin, sendEmailCode: () => undefined };
  // @ts-expect-error -- every method returns what createUser does, which callers of the others ignore
  server = await startTestServer({ people });
});
after(() => server.close());
beforeEach(() => {
  identityCalls = [];
  refusal = null;
});

const aClient = () => `client-${randomUUID().slice(0, 8)}`;
const signIn = (permissions: number, clientId: string, accountStatus = ACTIVE) =>
  server.signIn(permissions, { clientId, accountStatus });
const update = (by: TestUser, id: number, permissions: number, status = ACTIVE) =>
  by.call('POST', `users/${id}`, { permissions, account_status: status });
const codeOf = (response: { body: { errors: { code: string }[] } }) => response.body.errors[0]?.code;
const changesOf = async (by: TestUser, query = '') => (await by.call('GET', `users/changes${query}`)).body;

describe('GET users', () => {
  it('API-030 USR-004 USR-008 USR-016 returns all users of the client ordered by name, with role and permissions', async () => {
    const clientId = aClient();
    const admin = await signIn(ADMIN | 32, clientId);
    await signIn(4, clientId);
    await signIn(ALL_PERMISSIONS_MASK, aClient());
    const { body } = await admin.call('GET', 'users?order=name');
    assert.deepEqual(
      body.users.map(({ name }: { name: string }) => name),
      body.users.map(({ name }: { name: string }) => name).toSorted(),
    );
    assert.equal(body.users.length, 2);
    const own = body.users.find(({ id }: { id: number }) => id === admin.id);
    assert.deepEqual(own, {
      id: admin.id,
      name: admin.name,
      email: own.email,
      permissions: ADMIN | 32,
      account_status: ACTIVE,
      user_group: 1,
      user_management_scope: 1,
      sso: false,
      role: 'ADMIN',
    });
  });

  it('USR-004 AMB-081 searches names and e-mails, and treats wildcards as plain characters', async () => {
    const clientId = aClient();
    const admin = await signIn(ADMIN, clientId);
    const create = (name: string, email: string) =>
      admin.call('POST', 'users', { name, email, user_group: 1, user_management_scope: 1 });
    await create('Zoë 100%', 'zoe@one.example');
    await create('Max', 'zoo@one.example');
    const found = async (search: string) =>
      (await admin.call('GET', `users?search=${encodeURIComponent(search)}`)).body.users.map(
        ({ name }: { name: string }) => name,
      );
    assert.deepEqual(await found('ZOE'), ['Zoë 100%']);
    assert.deepEqual(await found('zo'), ['Max', 'Zoë 100%']);
    assert.deepEqual(await found('0%'), ['Zoë 100%']);
    assert.deepEqual(await found('nobody'), []);
  });
});

describe('POST users', () => {
  const body = { name: ' Nora New ', email: ' Nora@One.example ', user_group: 1, user_management_scope: 1 };

  it('API-031 USR-001 USR-017 USR-021 AMB-080 creates a user without permissions who has not signed in yet', async () => {
    const admin = await signIn(ADMIN, aClient());
    const { status, body: user } = await admin.call('POST', 'users', body);
    assert.equal(status, 200);
    assert.deepEqual(identityCalls, [
      ['createUser', { name: 'Nora New', email: 'nora@one.example', locale: 'en-GB' }],
    ]);
    assert.partialDeepStrictEqual(user, {
      name: 'Nora New',
      email: 'nora@one.example',
      permissions: 0,
      account_status: CREATING,
      user_group: 1,
      user_management_scope: 1,
      role: 'MEMBER',
    });
  });

  it('USR-024 USR-025 refuses empty or too long names, invalid addresses, and a group other than that of clients', async () => {
    const admin = await signIn(ADMIN, aClient());
    const wrongs = [
      { name: ' ' },
      { name: 'x'.repeat(201) },
      { email: 'nora' },
      { email: '' },
      { user_group: 2 },
    ];
    for (const wrong of wrongs) {
      const response = await admin.call('POST', 'users', { ...body, ...wrong });
      assert.equal(response.status, 400, JSON.stringify(wrong));
    }
    assert.deepEqual(identityCalls, []);
  });

  it('USR-030 refuses an address that exists in the client or the identity service, and creates nothing', async () => {
    const clientId = aClient();
    const admin = await signIn(ADMIN, clientId);
    await admin.call('POST', 'users', body);
    const again = await admin.call('POST', 'users', { ...body, email: 'NORA@one.example' });
    assert.equal(codeOf(again), 'RESOURCE_DUPLICATED');
    refusal = new ProtocolError('UsernameExistsException', 'User account already exists');
    const elsewhere = await admin.call('POST', 'users', { ...body, email: 'other@one.example' });
    assert.equal(codeOf(elsewhere), 'RESOURCE_DUPLICATED');
    assert.equal((await admin.call('GET', 'users')).body.users.length, 2);
  });
});

describe('POST users/{id}', () => {
  it('API-032 USR-002 PERM-016 AMB-085 sets the listed permissions and keeps all other stored bits', async () => {
    const clientId = aClient();
    const admin = await signIn(ADMIN | 64 | 1024, clientId);
    const user = await signIn(32 | 8192 | (2 ** 26), clientId);
    const response = await update(admin, user.id, 1024);
    assert.equal(response.body.permissions, 1024 | 8192 | (2 ** 26));
    const other = await signIn(32, clientId);
    assert.equal((await update(admin, other.id, 32 | 64 | 8192)).body.permissions, 32 | 64);
    for (const mask of [-1, 1.5, 2 ** 31]) assert.equal((await update(admin, other.id, mask)).status, 400);
  });

  it('AMB-130 refuses to grant a right that the grantor lacks, but allows keeping or removing one that the user already has', async () => {
    const clientId = aClient();
    const admin = await signIn(ADMIN | 32, clientId);
    const user = await signIn(64, clientId);
    for (const mask of [64 | 1024, ALL_PERMISSIONS_MASK]) {
      const { status, body } = await update(admin, user.id, mask);
      assert.deepEqual(
        [status, body.errors[0].code, body.errors[0].identifier],
        [403, 'FORBIDDEN', 'permissions'],
      );
    }
    assert.equal((await update(admin, user.id, 64 | 32 | 1)).body.permissions, 64 | 32 | 1);
    assert.equal((await update(admin, user.id, 32)).body.permissions, 32);
    assert.equal(
      (await update(admin, user.id, 32 | 64)).status,
      403,
      'only a holder of the right can grant it again',
    );
  });

  it('USR-027 USR-034 USR-035 USR-036 changes rights of other active users only, and requires the permission for it', async () => {
    const clientId = aClient();
    const admin = await signIn(ADMIN, clientId);
    const user = await signIn(32, clientId);
    const only16 = await signIn(16, clientId);
    assert.equal(codeOf(await update(only16, user.id, 64)), 'FORBIDDEN');
    assert.equal(codeOf(await update(admin, admin.id, 0)), 'USER_NOT_EDITABLE');
    const inactive = await signIn(32, clientId, DEACTIVATED);
    assert.equal(codeOf(await update(admin, inactive.id, 64, DEACTIVATED)), 'USER_NOT_EDITABLE');
    assert.equal(codeOf(await update(admin, 999_999, 0)), 'USER_NOT_SELECTED');
    const stranger = await signIn(32, aClient());
    assert.equal(codeOf(await update(admin, stranger.id, 0)), 'USER_NOT_SELECTED');
  });

  it('USR-018 USR-019 USR-023 USR-037 AMB-079 changes Active to Deactivated and any other status to Active', async () => {
    const clientId = aClient();
    const admin = await signIn(ADMIN, clientId);
    const only8 = await signIn(8, clientId);
    const user = await signIn(32, clientId);
    assert.equal(codeOf(await update(only8, user.id, 32, DEACTIVATED)), 'FORBIDDEN');
    assert.equal((await update(admin, user.id, 32, CREATING)).status, 400);
    assert.equal((await update(admin, user.id, 32, DEACTIVATED)).body.account_status, DEACTIVATED);
    assert.equal((await update(admin, user.id, 32, ACTIVE)).body.account_status, ACTIVE);
    assert.deepEqual(
      identityCalls.map(([name]) => name),
      ['disable', 'enable'],
    );
    assert.equal(codeOf(await update(admin, admin.id, ADMIN, DEACTIVATED)), 'USER_NOT_EDITABLE');
    const creating = await signIn(0, clientId, CREATING);
    assert.equal((await update(admin, creating.id, 0, DEACTIVATED)).status, 400);
    assert.equal((await update(admin, creating.id, 0, ACTIVE)).body.account_status, ACTIVE);
  });

  it('AMB-082 refuses a deactivated user from the next request on, and accepts them again after activation', async () => {
    const clientId = aClient();
    const admin = await signIn(ADMIN, clientId);
    const user = await signIn(4, clientId);
    assert.equal((await user.call('GET', 'users')).status, 200);
    await update(admin, user.id, 4, DEACTIVATED);
    assert.equal((await user.call('GET', 'users')).status, 401);
    assert.equal((await user.call('GET', 'settings')).status, 401);
    await update(admin, user.id, 4, ACTIVE);
    assert.equal((await user.call('GET', 'users')).status, 200);
    await update(admin, user.id, 0, ACTIVE);
    assert.equal((await user.call('GET', 'users')).status, 403);
  });

  it('deactivates the user even when the identity service fails, and reports the failure', async () => {
    const clientId = aClient();
    const admin = await signIn(ADMIN, clientId);
    const user = await signIn(4, clientId);
    refusal = new Error('unreachable');
    assert.equal((await update(admin, user.id, 4, DEACTIVATED)).status, 500);
    assert.equal((await user.call('GET', 'users')).status, 401);
  });

  it('refuses a change based on a state that has changed meanwhile', async () => {
    const clientId = aClient();
    const admin = await signIn(ADMIN, clientId);
    const user = await signIn(32, clientId);
    const expected = { permissions: 32, account_status: ACTIVE };
    await update(admin, user.id, 32, DEACTIVATED);
    const body = { permissions: 64, account_status: ACTIVE, expected };
    assert.equal(codeOf(await admin.call('POST', `users/${user.id}`, body)), 'USER_CHANGED');
    assert.equal((await admin.call('GET', 'users')).body.users.length, 2);
    assert.equal((await user.call('GET', 'settings')).status, 401);
  });

  it('refuses to remove the last administrator, by rights or by status, and returns who that is', async () => {
    const clientId = aClient();
    const admin = await signIn(ADMIN | 32, clientId);
    const manager = await signIn(4 | 8 | 16, clientId);
    const staff = await signIn(ALL_PERMISSIONS_MASK, clientId);
    await server.database.kysely
      .updateTable('users')
      .set({ user_group: 2 })
      .where('id', '=', staff.id)
      .execute();
    assert.equal((await manager.call('GET', 'users')).body.lastAdministratorId, admin.id);
    assert.equal((await manager.call('GET', 'users?search=nobody')).body.lastAdministratorId, admin.id);
    assert.equal(codeOf(await update(manager, admin.id, 32)), 'LAST_ADMINISTRATOR');
    assert.equal(codeOf(await update(staff, admin.id, ADMIN | 32, DEACTIVATED)), 'LAST_ADMINISTRATOR');
    assert.equal((await update(manager, admin.id, ADMIN)).status, 200);
    await update(staff, manager.id, ADMIN);
    assert.equal((await staff.call('GET', 'users')).body.lastAdministratorId, null);
    assert.equal((await update(manager, admin.id, 0)).status, 200);
  });

  it('keeps one administrator when two remove each other at the same time', async () => {
    const clientId = aClient();
    const [one, two] = [await signIn(ADMIN, clientId), await signIn(ADMIN, clientId)];
    const responses = await Promise.all([update(one, two.id, 0), update(two, one.id, 0)]);
    const [done, ...refused] = responses.toSorted((a, b) => a.status - b.status);
    assert.equal(done?.status, 200);
    // The second request removes the last administrator, or its sender has already lost the permission.
    for (const { status, body } of refused)
      assert.deepEqual(
        [status, body.errors[0].code],
        status === 403 ? [403, 'FORBIDDEN'] : [409, 'LAST_ADMINISTRATOR'],
      );
    const left = await server.database.kysely
      .selectFrom('users')
      .select('id')
      .where('client_id', '=', clientId)
      .where('permissions', '=', ADMIN)
      .execute();
    assert.equal(left.length, 1);
  });
});

describe('audit log of users', () => {
  it('USR-002 records who changed which user, the former value and the new value', async () => {
    const clientId = aClient();
    const admin = await signIn(ADMIN | 64, clientId);
    const user = await signIn(32, clientId);
    await update(admin, user.id, 64);
    await update(admin, user.id, 64, DEACTIVATED);
    await update(admin, user.id, 64, DEACTIVATED);
    const { items, totalCount } = await changesOf(admin, `?user=${user.id}`);
    assert.equal(totalCount, 4);
    const changes = items.map(({ action, from, to, changedBy }: Record<string, unknown>) => [
      action,
      from,
      to,
      changedBy,
    ]);
    assert.deepEqual(changes.slice(0, 2), [
      ['status', '2', '3', admin.name],
      ['permissions', '32', '64', admin.name],
    ]);
    assert.deepEqual(changes.slice(2), [
      ['permissions', '0', '32', 'System'],
      ['created', null, items[0].userEmail, 'System'],
    ]);
  });

  it('records nothing when the change is refused', async () => {
    const clientId = aClient();
    const admin = await signIn(ADMIN, clientId);
    const manager = await signIn(8, clientId);
    const { totalCount } = await changesOf(admin);
    await update(manager, admin.id, 0);
    assert.equal((await changesOf(admin)).totalCount, totalCount);
  });

  it('filters by kind, text and user, returns pages, and shows nothing of another client', async () => {
    const clientId = aClient();
    const admin = await signIn(ADMIN | 2, clientId);
    const user = await signIn(0, clientId);
    for (const mask of [1, 2, 3]) await update(admin, user.id, mask);
    const page = await changesOf(admin, `?kind=permissions&user=${user.id}&maxPageSize=2&offset=2`);
    assert.deepEqual([page.count, page.totalCount, page.items[0].to], [1, 3, '1']);
    const both = await changesOf(admin, '?kind=account&kind=permissions');
    assert.equal(both.totalCount, 3 + 1 + 2);
    assert.equal((await changesOf(admin, `?search=${admin.name}&kind=permissions`)).totalCount, 4);
    assert.equal((await changesOf(admin, '?search=%25')).totalCount, 0);
    const other = await signIn(ADMIN, aClient());
    assert.equal((await changesOf(other, `?user=${user.id}`)).totalCount, 0);
  });

  it('cannot be updated, deleted or truncated', async () => {
    const { kysely } = server.database;
    for (const statement of [
      sql`update user_audit set changed_by = 'Nobody'`,
      sql`delete from user_audit`,
      sql`truncate user_audit`,
    ])
      await assert.rejects(statement.execute(kysely), /never altered/);
  });
});

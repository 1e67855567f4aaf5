import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ACCOUNT_STATUSES, ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import type { Database } from '../../database/database.ts';
import { createClient } from '../../database/seed.ts';
import { testDatabase } from '../../database/testing.ts';
import type { IdentityService } from '../../identity/index.ts';
import { activateOnFirstToken, createFirstAdministrator, linkUser } from './identity-links.service.ts';

const ISSUER = 'urn:test';
const EMAIL = 'root@firm.example';

describe('links between users and identities', () => {
  let database: Database;
  before(async () => {
    database = await testDatabase();
    for (const id of ['one', 'two', 'three']) await createClient(database.kysely, { id, name: id });
  });
  after(() => database.close());

  /** An identity service that creates one account per address and counts the calls. */
  const identityService = () => {
    let calls = 0;
    const bootstrapAdministrator = async (email: string) => {
      calls += 1;
      return { subject: `subject of ${email}`, email };
    };
    const service = { issuer: ISSUER, bootstrapAdministrator } as Partial<IdentityService> as IdentityService;
    return { service, calls: () => calls };
  };
  const usersOf = (clientId: string) =>
    database.kysely
      .selectFrom('users')
      .select(['email', 'permissions', 'account_status'])
      .where('client_id', '=', clientId)
      .execute();
  const user = { permissions: 0, userGroup: 1, name: 'Ina', accountStatus: ACCOUNT_STATUSES.ACTIVE };

  it('creates the first administrator once, and completes an administrator left incomplete by a killed start', async () => {
    const { service, calls } = identityService();
    const administrator = { email: EMAIL, clientId: 'one' };
    await createFirstAdministrator(database.kysely, service, administrator);
    await createFirstAdministrator(database.kysely, service, administrator);
    const expected = {
      email: EMAIL,
      permissions: ALL_PERMISSIONS_MASK,
      account_status: ACCOUNT_STATUSES.CREATING,
    };
    assert.deepEqual(await usersOf('one'), [expected]);
    assert.equal(calls(), 2);
  });

  it('creates no administrator when the client already has users', async () => {
    const { service, calls } = identityService();
    const identity = { issuer: ISSUER, subject: 'somebody' };
    await linkUser(database.kysely, { ...user, clientId: 'two', email: 'ina@firm.example' }, identity);
    await createFirstAdministrator(database.kysely, service, { email: EMAIL, clientId: 'two' });
    assert.equal(calls(), 0);
    assert.equal((await usersOf('two')).length, 1);
  });

  it('activates a new user on the first token of a real pool, but not a deactivated user', async () => {
    const identity = { issuer: ISSUER, subject: 'new' };
    const proof = { ...identity, email: null, issuedAt: new Date() };
    const creating = { ...user, clientId: 'three', accountStatus: ACCOUNT_STATUSES.CREATING };
    await linkUser(database.kysely, { ...creating, email: 'new@firm.example' }, identity);
    const off = { ...creating, accountStatus: ACCOUNT_STATUSES.DEACTIVATED, email: 'off@firm.example' };
    await linkUser(database.kysely, off, { issuer: ISSUER, subject: 'off' });
    const verify = activateOnFirstToken(database.kysely, async (bearer) => ({ ...proof, subject: bearer }));
    assert.equal((await verify('new'))?.subject, 'new');
    await verify('off');
    const statuses = (await usersOf('three')).map(({ account_status }) => account_status);
    assert.deepEqual(statuses.toSorted(), [ACCOUNT_STATUSES.ACTIVE, ACCOUNT_STATUSES.DEACTIVATED]);
  });
});

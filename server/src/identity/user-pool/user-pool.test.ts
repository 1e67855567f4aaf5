import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DEFAULT_LOCALE } from '@assay/shared/domain';
import type { IdentityAdmin } from '../admin-port.ts';
import { ProtocolError } from '../protocol-error.ts';
import { startIdentityServer, type IdentityServer } from '../testing/identity-server.ts';
import {
  createLibraryClient,
  refreshOnce,
  refusalOf,
  type LibraryClient,
} from '../testing/library-client.ts';
import { openCognitoAdmin } from './cognito-admin.ts';
import { openUserPool } from './user-pool.ts';

const PASSWORD = 'Correct horse 7';

/**
 * The library of AWS as it is, signing its requests, against the embedded service that implements the pool's protocol. What
 * only AWS itself can show stands in docs/identity.md.
 */
describe('administration of a real user pool', () => {
  let server: IdentityServer;
  let admin: IdentityAdmin;
  let client: LibraryClient;
  before(async () => {
    server = await startIdentityServer();
    const { poolId: userPoolId, adminCredentials } = server.identity;
    const credentials = { ...adminCredentials };
    admin = await openCognitoAdmin({
      userPoolId,
      region: 'eu-west-1',
      endpoint: server.endpoint,
      credentials,
    });
    client = createLibraryClient(server);
  });
  after(() => server.close());

  const create = (email: string, more = {}) =>
    admin.createUser({ email, name: 'Ann', permanentPassword: PASSWORD, ...more });
  const codeOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    return error instanceof ProtocolError ? error.code : error;
  };
  const signIn = async (email: string, password = PASSWORD) => {
    const outcome = await client.signIn(email, password);
    assert.equal(outcome.kind, 'signedIn');
    return outcome.kind === 'signedIn' ? outcome : assert.fail();
  };

  it('AUTH-003 creates accounts that are ready at once, or that have a mailed temporary password', async () => {
    await create('Ready@Demo.example');
    await signIn('ready@demo.example');
    const { subject } = await admin.createUser({ email: 'mailed@demo.example', name: 'Max' });
    const password = await server.takeSecret('mailed@demo.example');
    assert.equal((await client.signIn('mailed@demo.example', password)).kind, 'newPasswordRequired');
    const account = (await admin.list()).find((known) => known.subject === subject);
    assert.deepEqual(account, {
      subject,
      email: 'mailed@demo.example',
      name: 'Max',
      isEnabled: true,
      isPasswordTemporary: true,
    });
  });

  it('reports a taken address and an unacceptable password with the error codes of the port', async () => {
    await create('taken@demo.example');
    const { subject } = await create('other@demo.example');
    assert.equal(await codeOf(create('taken@demo.example')), 'UsernameExistsException');
    assert.equal(await codeOf(admin.updateEmail(subject, 'taken@demo.example')), 'AliasExistsException');
    assert.equal(
      await codeOf(admin.setPassword(subject, 'x', { isPermanent: true })),
      'InvalidPasswordException',
    );
    assert.equal(await codeOf(admin.disable('nobody')), 'UserNotFoundException');
  });

  it('AMB-082 disables an account and ends all its sessions, and enables it again', async () => {
    const { subject } = await create('off@demo.example');
    const { session } = await signIn('off@demo.example');
    await admin.disable(subject);
    assert.equal((await refreshOnce(server, session)).status, 400);
    assert.equal(
      (await refusalOf(client.signIn('off@demo.example', PASSWORD))).code,
      'NotAuthorizedException',
    );
    await admin.enable(subject);
    await signIn('off@demo.example');
  });

  it('changes the password and the address, and the new address can reset the password', async () => {
    const { subject } = await create('before@demo.example');
    await admin.setPassword(subject, 'Another horse 8', { isPermanent: true });
    await admin.updateEmail(subject, 'After@demo.example');
    await signIn('after@demo.example', 'Another horse 8');
    await client.requestReset('after@demo.example');
    assert.match(await server.takeSecret('after@demo.example'), /^\d{6}$/);
  });

  it('AMB-140 returns an account to its owner: the address is back, sessions have ended, and the pool mails a code for a password', async () => {
    const { subject } = await create('owner@demo.example');
    await admin.updateEmail(subject, 'thief@demo.example');
    const { session } = await signIn('thief@demo.example');
    // The pool takes part in no transaction of the suite.
    const noTransaction = undefined as never;
    await admin.recover(subject, { email: 'owner@demo.example', password: undefined }, noTransaction);
    assert.equal((await refreshOnce(server, session)).status, 400);
    const stale = await refusalOf(client.signIn('owner@demo.example', PASSWORD));
    assert.equal(stale.code, 'PasswordResetRequiredException');
    const code = await server.takeSecret('owner@demo.example');
    await client.confirmReset('owner@demo.example', code, 'Another horse 8');
    await signIn('owner@demo.example', 'Another horse 8');
  });

  it('deletes an account, and lists all accounts across pages', async () => {
    const { subject } = await create('gone@demo.example');
    await admin.remove(subject);
    const before = await admin.list();
    assert.ok(!before.some((account) => account.subject === subject));
    for (let index = 0; index < 61; index += 1)
      await create(`many${index}@demo.example`, { suppressMail: true });
    assert.equal((await admin.list()).length, before.length + 61);
  });

  it('signs its requests with its own secret, and another secret is refused', async () => {
    const { poolId: userPoolId } = server.identity;
    const credentials = { accessKeyId: 'ASSAYADMIN', secretAccessKey: 'guessed' };
    const endpoint = server.endpoint;
    const forged = await openCognitoAdmin({ userPoolId, region: 'eu-west-1', endpoint, credentials });
    assert.equal(await codeOf(forged.list()), 'UnrecognizedClientException');
  });

  it('AUTH-003 creates the first administrator once, and returns an existing one who has not signed in yet', async () => {
    const { poolId: userPoolId, adminCredentials } = server.identity;
    const pool = await openUserPool({
      userPoolId,
      clientId: server.identity.clientId,
      endpoint: server.endpoint,
      credentials: { ...adminCredentials },
      trustedIssuers: [],
      outbox: server.outbox,
      localeOf: async () => DEFAULT_LOCALE,
      product: 'Assay',
      baseUrl: 'http://localhost:8080',
    });
    const first = await pool.bootstrapAdministrator(' Root@Demo.example ');
    assert.equal(first?.email, 'root@demo.example');
    assert.deepEqual(await pool.bootstrapAdministrator('root@demo.example'), first);
    await admin.setPassword(first?.subject ?? '', PASSWORD, { isPermanent: true });
    assert.equal(await pool.bootstrapAdministrator('root@demo.example'), null);
  });
});

import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { adminCall } from './testing/admin-client.ts';
import { startIdentityServer } from './testing/identity-server.ts';
import type { IdentityServer } from './testing/identity-server.ts';
import { call, createLibraryClient, refreshOnce, refusalOf } from './testing/library-client.ts';
import type { LibraryClient } from './testing/library-client.ts';

const PASSWORD = 'Correct horse 7';

describe('account administration', () => {
  let server: IdentityServer;
  let browser: LibraryClient;
  const admin = (operation: string, input: object) => adminCall(server, operation, input);
  const email = (Value: string) => ({ Name: 'email', Value });

  before(async () => {
    server = await startIdentityServer();
    browser = createLibraryClient(server);
  });
  after(() => server.close());

  it('creates the first administrator once, while there are no users, and mails a temporary password', async () => {
    const { identity } = server;
    const first = await identity.bootstrapAdministrator('Root@Demo.example');
    assert.equal(first?.email, 'root@demo.example');
    const temporary = await server.takeSecret('root@demo.example');
    assert.deepEqual(
      await identity.bootstrapAdministrator('root@demo.example'),
      first,
      'a killed start can be completed',
    );
    await assert.rejects(server.takeMail('root@demo.example'), /none/);
    assert.equal(await identity.bootstrapAdministrator('second@demo.example'), null);
    const result = await browser.signIn('root@demo.example', temporary);
    assert(result.kind === 'newPasswordRequired');
    const session = await browser.completeNewPassword(result.user, PASSWORD);
    assert.equal(session.getIdToken().decodePayload().email_verified, true);
    assert.equal(await identity.bootstrapAdministrator('root@demo.example'), null);
  });

  it('refuses administration operations without a valid signature', async () => {
    const input = { UserPoolId: server.identity.poolId, Username: 'root@demo.example' };
    const refusedAs = 'UnrecognizedClientException';
    assert.equal((await call(server.endpoint, 'AdminGetUser', input)).body.__type, refusedAs);
    assert.equal(
      (await adminCall(server, 'AdminGetUser', input, { secret: 'guess' })).body.__type,
      refusedAs,
    );
    assert.equal(
      (await adminCall(server, 'AdminGetUser', input, { signedBody: '{}' })).body.__type,
      refusedAs,
    );
    const past = {
      ...server,
      clock: { ...server.clock, now: () => new Date(server.clock.now().getTime() - 301_000) },
    };
    assert.equal((await adminCall(past, 'AdminGetUser', input)).body.__type, refusedAs);
    assert.equal((await admin('AdminGetUser', input)).status, 200);
  });

  it('creates, reads, renames, disables, enables and deletes accounts through signed calls', async () => {
    const created = await admin('AdminCreateUser', {
      Username: 'sdk@demo.example',
      UserAttributes: [{ Name: 'name', Value: 'Sam' }],
    });
    const user = created.body.User as Record<string, unknown>;
    assert.equal(user.UserStatus, 'FORCE_CHANGE_PASSWORD');
    const again = await admin('AdminCreateUser', { Username: 'SDK@demo.example' });
    assert.equal(again.body.__type, 'UsernameExistsException');
    await admin('AdminDisableUser', { Username: 'sdk@demo.example' });
    assert.equal((await admin('AdminGetUser', { Username: String(user.Username) })).body.Enabled, false);
    await admin('AdminEnableUser', { Username: 'sdk@demo.example' });
    const taken = await admin('AdminUpdateUserAttributes', {
      Username: 'sdk@demo.example',
      UserAttributes: [email('root@demo.example')],
    });
    assert.equal(taken.body.__type, 'AliasExistsException');
    await admin('AdminUpdateUserAttributes', {
      Username: 'sdk@demo.example',
      UserAttributes: [email('sam@demo.example')],
    });
    const listed = await admin('ListUsers', { Filter: 'email ^= "sam@"' });
    assert.equal((listed.body.Users as object[]).length, 1);
    await admin('AdminDeleteUser', { Username: 'sam@demo.example' });
    assert.equal(
      (await admin('AdminGetUser', { Username: 'sam@demo.example' })).body.__type,
      'UserNotFoundException',
    );
    await server.takeMail('sdk@demo.example');
  });

  it('verifies an address through its mailed temporary password, but not through one that was passed on in another way', async () => {
    const verifiedAfter = async (address: string, temporary: string) => {
      const result = await createLibraryClient(server).signIn(address, temporary);
      assert(result.kind === 'newPasswordRequired');
      return (await browser.completeNewPassword(result.user, PASSWORD)).getIdToken().decodePayload()
        .email_verified;
    };
    await admin('AdminCreateUser', { Username: 'mailed@demo.example' });
    assert.equal(
      await verifiedAfter('mailed@demo.example', await server.takeSecret('mailed@demo.example')),
      true,
    );
    await admin('AdminCreateUser', {
      Username: 'invited@demo.example',
      TemporaryPassword: 'Invited Ann 1',
      MessageAction: 'SUPPRESS',
    });
    assert.equal(await verifiedAfter('invited@demo.example', 'Invited Ann 1'), false);
  });

  it('sends another temporary password, which replaces the first', async () => {
    await admin('AdminCreateUser', { Username: 'again@demo.example' });
    const first = await server.takeSecret('again@demo.example');
    await admin('AdminCreateUser', { Username: 'again@demo.example', MessageAction: 'RESEND' });
    const second = await server.takeSecret('again@demo.example');
    await refusalOf(browser.signIn('again@demo.example', first));
    assert.equal((await browser.signIn('again@demo.example', second)).kind, 'newPasswordRequired');
  });

  it('ends all sessions when a password is reset or set', async () => {
    await server.identity.admin.createUser({
      email: 'set@demo.example',
      name: '',
      permanentPassword: PASSWORD,
    });
    const session = await browser.signIn('set@demo.example', PASSWORD);
    assert(session.kind === 'signedIn');
    await admin('AdminResetUserPassword', { Username: 'set@demo.example' });
    const code = await server.takeSecret('set@demo.example');
    assert.equal(
      (await refusalOf(browser.signIn('set@demo.example', PASSWORD))).code,
      'PasswordResetRequiredException',
    );
    assert.equal((await refreshOnce(server, session.session)).body.__type, 'NotAuthorizedException');
    await browser.confirmReset('set@demo.example', code, 'Chosen again 1');
    await browser.signIn('set@demo.example', 'Chosen again 1');
    await admin('AdminSetUserPassword', {
      Username: 'set@demo.example',
      Password: 'Set by admin 1',
      Permanent: false,
    });
    assert.equal((await browser.signIn('set@demo.example', 'Set by admin 1')).kind, 'newPasswordRequired');
    const weak = await admin('AdminSetUserPassword', {
      Username: 'set@demo.example',
      Password: 'weak',
      Permanent: true,
    });
    assert.equal(weak.body.__type, 'InvalidPasswordException');
  });

  it('changes a sign-in address', async () => {
    const { admin: port } = server.identity;
    const { subject } = await port.createUser({
      email: 'former@demo.example',
      name: '',
      permanentPassword: PASSWORD,
    });
    await assert.rejects(port.updateEmail(subject, 'root@demo.example'), { code: 'AliasExistsException' });
    await assert.rejects(port.updateEmail(subject, 'no address'), { code: 'InvalidParameterException' });
    await port.updateEmail(subject, 'Later@demo.example');
    assert.equal((await browser.signIn('later@demo.example', PASSWORD)).kind, 'signedIn');
    await refusalOf(browser.signIn('former@demo.example', PASSWORD));
  });

  it('creates no account if its temporary password could not be written', async () => {
    const outbox = join(server.dataDir, 'outbox');
    await rm(outbox, { recursive: true });
    await writeFile(outbox, 'not a folder');
    const create = () => server.identity.admin.createUser({ email: 'undone@demo.example', name: '' });
    await assert.rejects(create(), { code: 'EEXIST' });
    await rm(outbox);
    await create();
    await server.takeSecret('undone@demo.example');
  });

  it('lists all accounts and deletes one', async () => {
    const { admin: port } = server.identity;
    const { subject } = await port.createUser({
      email: 'gone@demo.example',
      name: 'Gone',
      temporaryPassword: 'Invited Ann 1',
      suppressMail: true,
    });
    const account = (await port.list()).find((one) => one.subject === subject);
    assert.deepEqual(account, {
      subject,
      email: 'gone@demo.example',
      name: 'Gone',
      isEnabled: true,
      isPasswordTemporary: true,
    });
    await port.remove(subject);
    assert(!(await port.list()).some((one) => one.subject === subject));
  });
});

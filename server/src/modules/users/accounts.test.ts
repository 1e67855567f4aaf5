import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { maskOf, ROLES } from '@assay/shared/domain';
import {
  createIdentity,
  openMessageFolder,
  openOutbox,
  type Identity,
  type Outbox,
} from '../../identity/index.ts';
import { createFolderSecrets } from '../../secrets/folder-secrets.ts';
import { createLibraryClient, type LibraryClient } from '../../identity/testing/library-client.ts';
import { systemClock } from '../../platform/clock.ts';
import { recordChosenPasswords } from './identity-links.service.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

const ISSUER = 'urn:assay:identity:local_Assay';
const ADMIN = maskOf(ROLES.ADMIN.granted);
const PASSWORD = 'First-password-1';

let server: TestServer;
let identity: Identity;
let outbox: Outbox;
let protocol: FastifyInstance;
let browser: LibraryClient;
let folder: string;
let admin: TestUser;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-accounts-'));
  const people = {
    issuer: ISSUER,
    // The service uses the database of the server, so it starts second.
    get admin() {
      return identity.admin;
    },
    sendEmailCode: (to: string, code: string) => identity.sendEmailCode(to, code),
    signHostToken: null,
  };
  const verifyToken = (bearer: string) =>
    bearer.startsWith('test:')
      ? Promise.resolve({ issuer: ISSUER, subject: bearer.slice(5), email: null, issuedAt: new Date() })
      : identity.verifyToken(bearer);
  server = await startTestServer({ people, issuer: ISSUER, verifyToken });
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const db = server.database.kysely;
  outbox = await openOutbox({
    messages: await openMessageFolder(join(folder, 'outbox')),
    clock: systemClock,
    log: silent,
  });
  const baseUrl = 'http://localhost:8080';
  identity = await createIdentity({ db, secrets: createFolderSecrets(folder), outbox, baseUrl, log: silent });
  identity.onPasswordChosen(recordChosenPasswords(ISSUER));
  protocol = Fastify();
  identity.registerRoutes(protocol);
  const endpoint = `${await protocol.listen({ host: '127.0.0.1', port: 0 })}/identity`;
  browser = createLibraryClient({ identity, endpoint });
  admin = await server.signIn(ADMIN);
});
after(async () => {
  await protocol.close();
  await identity.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** What the group of a pattern matches in the newest message to an address. */
async function mailed(to: string, words: RegExp): Promise<string> {
  await outbox.drain();
  const mailFolder = join(folder, 'outbox');
  const names = (await readdir(mailFolder)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(mailFolder, name), 'utf8')));
  const found = mails.findLast((mail) => mail.includes(`To: ${to}`) && words.test(mail));
  return words.exec(found ?? '')?.[1] ?? '';
}

/** Creates a user as the administrator, and signs in as that user with a new password. */
async function createAccount(email: string) {
  const body = { name: 'Nora', email, user_group: 1, user_management_scope: 1 };
  const created = await admin.call('POST', 'users', body);
  const first = await browser.signIn(email, await mailed(email, /password: (\S+)/));
  assert(first.kind === 'newPasswordRequired');
  const session = await browser.completeNewPassword(first.user, PASSWORD);
  const token = session.getIdToken().getJwtToken();
  const call = (method: 'GET' | 'PATCH' | 'POST', path: string, payload?: object) =>
    server.send({
      method,
      url: `/api/clients/one/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  return { id: Number(created.body.id), user: first.user, session, call };
}

async function actionsOn(id: number): Promise<string[]> {
  const { items } = (await admin.call('GET', `users/changes?user=${id}`)).body;
  return items.map(({ action }: { action: string }) => action);
}

describe('accounts in the embedded identity service', () => {
  it('USR-001 USR-018 AMB-080 a created user signs in with the mailed password and becomes active', async () => {
    const { id, call } = await createAccount('first@one.example');
    const { user } = (await call('GET', 'settings')).body;
    assert.deepEqual([user.id, user.account_status, user.permissions], [id, 2, 0]);
    assert.deepEqual(await actionsOn(id), ['status', 'passwordChosen', 'created']);
    const [status, chosen] = (await admin.call('GET', `users/changes?user=${id}`)).body.items;
    assert.deepEqual([status.changedById, chosen.changedById], [id, id]);
  });

  it('AMB-082 a deactivated user cannot use tokens, refresh them or sign in, and can sign in again after activation', async () => {
    const { id, user, session, call } = await createAccount('second@one.example');
    assert.equal((await call('GET', 'settings')).status, 200);
    await admin.call('POST', `users/${id}`, { permissions: 0, account_status: 3 });
    assert.equal((await call('GET', 'settings')).status, 401);
    await assert.rejects(browser.refresh(user, session.getRefreshToken()), /revoked|NotAuthorized/i);
    await assert.rejects(browser.signIn('second@one.example', PASSWORD));
    await admin.call('POST', `users/${id}`, { permissions: 0, account_status: 2 });
    await assert.rejects(browser.refresh(user, session.getRefreshToken()), /revoked|NotAuthorized/i);
    assert.equal((await browser.signIn('second@one.example', PASSWORD)).kind, 'signedIn');
  });

  it('AMB-084 a user signs in with the new address once it is verified, and no longer with the former one', async () => {
    const { call } = await createAccount('third@one.example');
    await call('PATCH', 'users/current', { email: 'moved@one.example' });
    await assert.rejects(browser.signIn('moved@one.example', PASSWORD));
    const code = await mailed('moved@one.example', /code is (\d{6})/);
    assert.equal((await call('POST', 'users/current/email', { code })).status, 200);
    assert.equal((await browser.signIn('moved@one.example', PASSWORD)).kind, 'signedIn');
    await assert.rejects(browser.signIn('third@one.example', PASSWORD));
    assert.equal((await call('GET', 'settings')).body.user.email, 'moved@one.example');
    assert.equal(await mailed('third@one.example', /sign in to Assay as (\S+)\./), 'moved@one.example');
  });

  it('API-042 API-040 the audit log records changed and reset passwords', async () => {
    const { id, user } = await createAccount('fourth@one.example');
    await browser.changePassword(user, PASSWORD, 'Second-password-2');
    await browser.requestReset('fourth@one.example');
    const code = await mailed('fourth@one.example', /code is (\d{6})/);
    await browser.confirmReset('fourth@one.example', code, 'Third-password-3');
    assert.deepEqual((await actionsOn(id)).slice(0, 2), ['passwordReset', 'passwordChanged']);
  });
});

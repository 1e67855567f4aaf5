import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { BRAND, maskOf, ROLES } from '@assay/shared/domain';
import {
  createIdentity,
  openMessageFolder,
  openOutbox,
  type Identity,
  type Outbox,
} from '../../identity/index.ts';
import { createFolderSecrets } from '../../secrets/folder-secrets.ts';
import {
  createLibraryClient,
  type LibraryClient,
  type SignIn,
} from '../../identity/testing/library-client.ts';
import { systemClock } from '../../platform/clock.ts';
import { recordChosenPasswords } from './identity-links.service.ts';
import { LINK_LIFETIME, RecoveryLinks } from './recovery-links.ts';
import { createEncryption } from '../../platform/encryption.ts';
import { runClientCommand } from '../client-commands.ts';
import { SettingsService } from '../settings/service.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

const ISSUER = 'urn:assay:identity:local_Assay';
const ADMIN = maskOf(ROLES.ADMIN.granted);
const PASSWORD = 'First-password-1';
const MINUTE = 60_000;

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
    sendEmailCode: (...mail: Parameters<Identity['sendEmailCode']>) => identity.sendEmailCode(...mail),
    sendAccountChange: (...mail: Parameters<Identity['sendAccountChange']>) =>
      identity.sendAccountChange(...mail),
    checkPassword: (subject: string, password: string) => {
      assert.ok(identity.checkPassword);
      return identity.checkPassword(subject, password);
    },
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
  const config = { brand: BRAND, maxUploadBytes: 1, switches: {} };
  const settings = new SettingsService({ kysely: db, config, clock: systemClock });
  identity = await createIdentity({
    db,
    secrets: createFolderSecrets(folder),
    outbox,
    baseUrl,
    localeOf: (subject) => settings.localeOfAccount({ issuer: ISSUER, subject }),
    log: silent,
  });
  identity.onPasswordChosen(recordChosenPasswords(identity, new RecoveryLinks(systemClock, baseUrl)));
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

/** The messages to an address, the oldest first: subject and text as people read them. */
async function mailsTo(to: string): Promise<string[]> {
  await outbox.drain();
  const mailFolder = join(folder, 'outbox');
  const names = (await readdir(mailFolder)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(mailFolder, name), 'utf8')));
  const own = mails.filter((mail) => mail.includes(`To: ${to}`));
  const read = await Promise.all(own.map((mail) => PostalMime.parse(mail)));
  return read.map(({ subject = '', text = '' }) => `${subject}\n\n${text}`);
}

/** What the group of a pattern matches in the newest message to an address. */
async function mailed(to: string, words: RegExp): Promise<string> {
  const found = (await mailsTo(to)).findLast((mail) => words.test(mail));
  return words.exec(found ?? '')?.[1] ?? '';
}

/** Creates a user as an administrator, and signs in as that user with a new password. */
async function createAccount(email: string, by = admin) {
  const body = { name: 'Nora', email, user_group: 1, user_management_scope: 1 };
  const created = await by.call('POST', 'users', body);
  const first = await browser.signIn(email, await mailed(email, /passwor[dt]: (\S+)/));
  assert(first.kind === 'newPasswordRequired');
  const session = await browser.completeNewPassword(first.user, PASSWORD);
  const call = callAs(session, by.clientId);
  return { id: Number(created.body.id), user: first.user, session, call };
}

type Session = Extract<SignIn, { kind: 'signedIn' }>['session'];

/** Sends requests of a session. */
function callAs(session: Session, clientId = 'one') {
  const authorization = `Bearer ${session.getIdToken().getJwtToken()}`;
  return (method: 'GET' | 'PATCH' | 'POST', path: string, payload?: object) =>
    server.send({
      method,
      url: `/api/clients/${clientId}/${path}`,
      headers: { authorization },
      ...(payload && { payload }),
    });
}

const signIn = async (email: string, password: string) => {
  const outcome = await browser.signIn(email, password);
  assert(outcome.kind === 'signedIn');
  return outcome;
};

/** A call without a session. */
const post = (path: string, payload: object) =>
  server.send({ method: 'POST', url: `/api/clients/one/${path}`, payload });
const recover = (token: string, password?: string) => post('account-recovery', { token, password });
const linkState = async (token: string) => (await post('account-recovery/state', { token })).body;
const LINK = /\/login\/recover#(\S+)/;

type Call = ReturnType<typeof callAs>;

/** Changes the address of a user, who has just signed in, with the code that the new one received. */
async function moveTo(call: Call, email: string): Promise<void> {
  assert.deepEqual((await call('PATCH', 'users/current', { email })).body, { pendingEmail: email });
  const code = await mailed(email, /code is (\d{6})/);
  assert.deepEqual((await call('POST', 'users/current/email', { code })).body, { email });
}

/** The session after a refresh, as if the user had signed in that long ago. */
async function signedInBefore(
  { id, user, session }: Awaited<ReturnType<typeof createAccount>>,
  milliseconds: number,
): Promise<Session> {
  const { kysely } = server.database;
  const { subject } = await kysely
    .selectFrom('user_identities')
    .select('subject')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  await kysely
    .updateTable('identity_sessions')
    .set({ authenticated_at: new Date(Date.now() - milliseconds) })
    .where('subject', '=', subject)
    .execute();
  return browser.refresh(user, session.getRefreshToken());
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

  it('AMB-140 AMB-040 a new address and its confirmation need the password, unless the user signed in within five minutes', async () => {
    const account = await createAccount('proof@one.example');
    const late = callAs(await signedInBefore(account, 5 * MINUTE + 10_000));
    const email = 'proof-moved@one.example';
    const missing = { errors: 'Enter your current password to change the email', passwordNeeded: true };
    const wrong = { errors: 'The current password is incorrect', passwordNeeded: true };
    assert.deepEqual((await late('PATCH', 'users/current', { email })).body, missing);
    assert.deepEqual(
      (await late('PATCH', 'users/current', { name: 'Stolen', email, currentPassword: 'guess-1' })).body,
      wrong,
    );
    assert.deepEqual(await mailsTo(email), []);
    assert.equal((await late('GET', 'settings')).body.user.name, 'Nora');
    assert.deepEqual((await late('PATCH', 'users/current', { name: 'Nora Own' })).body, {});
    const asked = await late('PATCH', 'users/current', { email, currentPassword: PASSWORD });
    assert.deepEqual(asked.body, { pendingEmail: email });
    const code = await mailed(email, /code is (\d{6})/);
    assert.deepEqual((await late('POST', 'users/current/email', { code })).body, missing);
    const confirmed = await late('POST', 'users/current/email', { code, currentPassword: PASSWORD });
    assert.deepEqual(confirmed.body, { email });
    await moveTo(callAs(await signedInBefore(account, 5 * MINUTE - 10_000)), 'proof@one.example');
  });

  it('AMB-140 guesses of the password are counted, and lock the check but not the sign-in', async () => {
    const account = await createAccount('guessed@one.example');
    const late = callAs(await signedInBefore(account, 5 * MINUTE + 10_000));
    const guess = (currentPassword: string) =>
      late('PATCH', 'users/current', { email: 'guess@one.example', currentPassword });
    for (let tries = 0; tries < 5; tries += 1) assert.equal((await guess('guess-1')).status, 200);
    assert.equal((await guess(PASSWORD)).status, 429);
    await signIn('guessed@one.example', PASSWORD);
  });

  it('AMB-140 the link to the first of two former addresses puts it back, and nothing sent to the others works any more', async () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => `${name}@chain.example`) as [
      string,
      string,
      string,
      string,
    ];
    const { id, user, session, call } = await createAccount(a);
    await moveTo(call, b);
    const token = await mailed(a, LINK);
    assert.deepEqual(await linkState(token), { state: 'open', email: a, setsPassword: true });
    await moveTo(call, c);
    for (const address of [b, c]) assert.equal(await mailed(address, LINK), '', `no link to ${address}`);
    assert.match((await mailsTo(b)).join(''), /contact your administrator/);
    assert.match((await mailsTo(a)).at(-1) ?? '', /earlier message/);

    // What whoever took the account over has pending: a code to a fourth address, and one to reset the password.
    await call('PATCH', 'users/current', { email: d });
    const pending = await mailed(d, /code is (\d{6})/);
    await browser.requestReset(c);
    const reset = await mailed(c, /code is (\d{6})/);

    assert.deepEqual((await recover(token, 'Owner-password-9')).body, { email: a });
    assert.equal((await call('GET', 'settings')).status, 401);
    assert.equal((await call('POST', 'users/current/email', { code: pending })).status, 401);
    await assert.rejects(browser.refresh(user, session.getRefreshToken()));
    await assert.rejects(browser.confirmReset(c, reset, 'Thief-password-9'));
    for (const address of [b, c]) await assert.rejects(browser.signIn(address, PASSWORD));
    await assert.rejects(browser.signIn(a, PASSWORD));
    const { session: own } = await signIn(a, 'Owner-password-9');
    assert.equal(own.getIdToken().payload['email'], a);
    assert.match(await mailed(c, /now sign in to Assay as (\S+)\./), /a@chain\.example/);
    const row = await server.database.kysely
      .selectFrom('user_email_changes')
      .select('user_id')
      .where('user_id', '=', id)
      .execute();
    assert.deepEqual(row, []);
  });

  it('AMB-140 tokens of the account from before the recovery are refused, and those of a later sign-in are not', async () => {
    const { call } = await createAccount('tokens@one.example');
    await moveTo(call, 'tokens-moved@one.example');
    await recover(await mailed('tokens@one.example', LINK), 'Owner-password-9');
    assert.equal((await call('GET', 'settings')).status, 401);
    // Tokens state the second in which they were issued: one of the same second is refused as well.
    let status = 0;
    while (status !== 200) {
      const { session } = await signIn('tokens@one.example', 'Owner-password-9');
      ({ status } = await callAs(session)('GET', 'settings'));
    }
  });

  it('AMB-140 a changed or reset password is told with a link, of which there is one at a time', async () => {
    const email = 'password@one.example';
    const { user } = await createAccount(email);
    assert.equal(await mailed(email, LINK), '');
    await browser.changePassword(user, PASSWORD, 'Second-password-2');
    const token = await mailed(email, LINK);
    await browser.requestReset(email);
    await browser.confirmReset(email, await mailed(email, /code is (\d{6})/), 'Thief-password-3');
    assert.equal((await mailsTo(email)).filter((mail) => LINK.test(mail)).length, 1);
    assert.match((await mailsTo(email)).at(-1) ?? '', /password of your Assay account[^]*earlier message/);
    assert.equal((await recover(token)).status, 400);
    assert.equal((await recover(token, 'short')).status, 400);
    assert.equal((await linkState(token)).state, 'open');
    assert.equal((await recover(token, 'Owner-password-9')).status, 200);
    await signIn(email, 'Owner-password-9');
    await assert.rejects(browser.signIn(email, 'Thief-password-3'));
  });

  it('AMB-140 a first change of the address after one of the password has its own seven days', async () => {
    const email = 'twice@one.example';
    const { user, call } = await createAccount(email);
    await browser.changePassword(user, PASSWORD, 'Second-password-2');
    const older = await mailed(email, LINK);
    await moveTo(call, 'twice-moved@one.example');
    const newer = await mailed(email, LINK);
    assert.equal((await linkState(older)).state, 'expired');
    assert.equal((await linkState(newer)).email, email);
    await browser.changePassword(user, 'Second-password-2', 'Third-password-3');
    assert.equal((await linkState(newer)).state, 'open');
    assert.equal(await mailed('twice-moved@one.example', LINK), '');
  });

  it('AMB-140 a link works once and for seven days, and keeps its address for its owner that long', async () => {
    const email = 'kept@one.example';
    const { id, call } = await createAccount(email);
    await moveTo(call, 'kept-moved@one.example');
    const token = await mailed(email, LINK);
    const wanted = { name: 'Other', email, user_group: 1, user_management_scope: 1 };
    const other = await createAccount('other@one.example');
    assert.equal((await admin.call('POST', 'users', wanted)).body.errors[0].code, 'RESOURCE_DUPLICATED');
    assert.deepEqual((await other.call('PATCH', 'users/current', { email: email.toUpperCase() })).body, {
      errors: 'This email is already in use',
    });
    const age = async (milliseconds: number) =>
      server.database.kysely
        .updateTable('account_recoveries')
        .set({ expires_at: new Date(Date.now() + LINK_LIFETIME - milliseconds) })
        .where('user_id', '=', id)
        .execute();
    await age(LINK_LIFETIME - MINUTE);
    assert.equal((await linkState(token)).state, 'open');
    await age(LINK_LIFETIME + 1);
    assert.deepEqual(await linkState(token), { state: 'expired', email: null, setsPassword: true });
    assert.equal((await recover(token, 'Owner-password-9')).body.errors[0].code, 'CODE_EXPIRED');
    await moveTo(other.call, email);

    const used = await mailed('other@one.example', LINK);
    assert.equal((await recover(used, 'Owner-password-9')).status, 200);
    assert.deepEqual(await linkState(used), { state: 'used', email: null, setsPassword: true });
    assert.equal((await recover(used, 'Owner-password-8')).body.errors[0].code, 'CODE_EXPIRED');
    assert.equal((await linkState('unknown')).state, 'expired');
    await signIn('other@one.example', 'Owner-password-9');
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

describe('mails in the language of the addressee', () => {
  const set = (clientId: string, ...assignments: string[]) =>
    runClientCommand(
      {
        kysely: server.database.kysely,
        installationSwitches: {},
        webhookTargets: [],
        hasUserPool: false,
        webhookSeal: createEncryption(Buffer.alloc(32), 'test'),
      },
      ['set', clientId, ...assignments],
    );
  const lastTo = async (email: string) => (await mailsTo(email)).at(-1) ?? '';

  it("AMB-134 a new user is written to in the client's language, and each user later in their own", async () => {
    const german = await server.signIn(ADMIN, { clientId: 'german' });
    await set('german', 'interface_language=de-DE');
    const email = 'grete@german.example';
    const { call } = await createAccount(email, german);
    assert.match(await lastTo(email), /^Ihr Zugang zu Assay\n\nAnmelden: http:[^]*Startpasswort: /);
    await browser.requestReset(email);
    assert.match(
      await lastTo(email),
      /^Passwort für Assay zurücksetzen\n\nIhr Bestätigungscode lautet \d{6}\n/,
    );
    await call('PATCH', 'users/current', { language: 'en-GB' });
    await browser.requestReset(email);
    assert.match(await lastTo(email), /^Your Assay password reset\n\nYour verification code is \d{6}\n/);
  });

  it('AMB-134 AMB-140 a German of an English client reads every mail about their account in German', async () => {
    const [email, moved] = ['heinz@one.example', 'heinz-moved@one.example'];
    const { user, call } = await createAccount(email);
    assert.match(await lastTo(email), /^Your Assay account\n/);
    await call('PATCH', 'users/current', { language: 'de-DE' });
    await call('PATCH', 'users/current', { email: moved });
    const code = await mailed(moved, /^Ihre E-Mail-Adresse für Assay\n\nIhr Bestätigungscode lautet (\d{6})/);
    await call('POST', 'users/current/email', { code });
    assert.match(await lastTo(email), /^Ihre Anmeldeadresse für Assay wurde geändert\n\nSie melden sich /);
    const token = await mailed(email, /öffnen Sie [^]*\/login\/recover#(\S+)/);
    await browser.changePassword(user, PASSWORD, 'Second-password-2');
    assert.match(await lastTo(email), /^Ihr Passwort für Assay wurde geändert\n[^]*früheren Nachricht/);
    await recover(token, 'Owner-password-9');
    assert.match(await lastTo(moved), /jetzt mit heinz@one\.example an\.[^]*benachrichtigen Sie/);
  });

  it('AMB-134 FLAG-002 without the switch every mail is English', async () => {
    const monolingual = await server.signIn(ADMIN, { clientId: 'monolingual' });
    await set('monolingual', 'interface_language=de-DE', 'switches.multiLingual=false');
    const email = 'ida@monolingual.example';
    const { call } = await createAccount(email, monolingual);
    await call('PATCH', 'users/current', { language: 'de-DE' });
    await browser.requestReset(email);
    assert.match((await mailsTo(email)).join(), /^Your Assay account\n[^]*,Your Assay password reset\n/);
  });
});

import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { ACCOUNT_STATUSES, BRAND, LOAD_LIMITS, PROVIDER_USER_GROUP } from '@assay/shared/domain';
import {
  createTestClock,
  startIdentityServer,
  type IdentityServer,
} from '../../identity/testing/identity-server.ts';
import { createEncryption } from '../../platform/encryption.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { runClientCommand } from '../client-commands.ts';
import { refuseEndedCredentials } from './ended-credentials.ts';
import { deleteExpiredTokens } from './expired-tokens.job.ts';
import { HostSessionsService, TOKEN_SECONDS } from './service.ts';

const ORIGIN = 'https://portal.example';
const seal = createEncryption(randomBytes(32), 'test');
const clock = createTestClock();

let server: TestServer;
let identity: IdentityServer;
before(async () => {
  identity = await startIdentityServer();
  const { issuer, signHostToken, verifyToken } = identity.identity;
  server = await startTestServer({
    issuer,
    embedOrigins: [ORIGIN],
    people: {
      issuer,
      signHostToken,
      admin: identity.identity.admin,
      sendEmailCode: () => undefined,
      sendAccountChange: () => undefined,
      checkPassword: null,
    },
    verifyToken: (bearer) => refuseEndedCredentials(server.database.kysely, verifyToken)(bearer),
  });
});
after(async () => {
  await server.close();
  await identity.close();
});

const operate = (args: readonly string[], hasUserPool = false) =>
  runClientCommand(
    {
      kysely: server.database.kysely,
      installationSwitches: {},
      webhookTargets: [],
      webhookSeal: seal,
      hasUserPool,
    },
    args,
  );

/** A client with a user who has an account, and a credential. */
async function addClient({ userGroup = 1 } = {}) {
  const clientId = `c${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@portal.example`;
  const { subject } = await identity.identity.admin.createUser({ email, name: 'Ada' });
  const user = await server.signIn(0, { clientId, userGroup });
  const { kysely } = server.database;
  await kysely.updateTable('users').set({ email }).where('id', '=', user.id).execute();
  await kysely.updateTable('user_identities').set({ subject }).where('user_id', '=', user.id).execute();
  const printed = await operate(['credential-add', clientId, 'Portal']);
  const [id = ''] = printed.split(' ');
  const secret = /assay_credential_\S+/.exec(printed)?.[0] ?? '';
  return { clientId, email, userId: user.id, subject, id, secret };
}

type Client = Awaited<ReturnType<typeof addClient>>;

const post = (clientId: string, what: string, payload: object, headers: Record<string, string>) =>
  server.send({ method: 'POST', url: `/api/clients/${clientId}/embedding/${what}`, payload, headers });

const askForToken = ({ clientId, email, secret }: Client, { user = email, origin = ORIGIN } = {}) =>
  post(clientId, 'tokens', { user, origin }, { authorization: `Bearer ${secret}` });

const exchange = ({ clientId }: Client, token: string, origin = ORIGIN) =>
  post(clientId, 'sessions', { token }, { origin });

const readSettings = ({ clientId }: Client, idToken: string) =>
  server.send({
    url: `/api/client/${clientId}/settings`,
    headers: { authorization: `Bearer ${idToken}` },
  });

const codeOf = ({ body }: { body: { errors: { code: string; identifier?: string }[] } }) => body.errors[0];

describe('sessions in pages of others', () => {
  it('a token of the server of a page becomes one session of its user, and both are in the log', async () => {
    const client = await addClient();
    const asked = await askForToken(client, { user: client.email.toUpperCase() });
    assert.deepEqual([asked.status, asked.body.expiresIn], [200, TOKEN_SECONDS]);
    const { status, body } = await exchange(client, asked.body.token);
    assert.deepEqual([status, body.expiresIn], [200, 3600]);
    assert.equal((await readSettings(client, body.idToken)).status, 200);
    assert.equal((await exchange(client, asked.body.token)).status, 401);
    const log = await operate(['credential-log', client.clientId]);
    assert.match(log, new RegExp(`session {2}done {2}Portal {2}${client.email} {2}${ORIGIN}`));
    assert.match(log, new RegExp(`token {2}done {2}Portal {2}${client.email.toUpperCase()} {2}${ORIGIN}`));
    assert.doesNotMatch(log, /assay_(token|credential)_/);
  });

  it('tokens that nobody exchanged and sessions end with their credential', async () => {
    const client = await addClient();
    const first = await exchange(client, (await askForToken(client)).body.token);
    const { token } = (await askForToken(client)).body;
    assert.equal((await readSettings(client, first.body.idToken)).status, 200);
    assert.match(
      await operate(['credentials', client.clientId]),
      new RegExp(`^${client.id} {2}.* {2}Portal$`),
    );
    assert.match(await operate(['credential-remove', client.clientId, client.id]), /^Removed Portal/);
    assert.equal((await exchange(client, token)).status, 401);
    assert.equal((await readSettings(client, first.body.idToken)).status, 401);
    assert.equal((await askForToken(client)).status, 401);
    const changes = await server.database.kysely
      .selectFrom('client_setting_audit')
      .select(['setting', 'from_value', 'to_value'])
      .where('client_id', '=', client.clientId)
      .orderBy('id')
      .execute();
    assert.deepEqual(changes, [
      { setting: 'credential', from_value: '', to_value: 'Portal' },
      { setting: 'credential', from_value: 'Portal', to_value: '' },
    ]);
  });

  it('a token in a page of another origin is refused and used up', async () => {
    const client = await addClient();
    const { token } = (await askForToken(client)).body;
    assert.equal((await exchange(client, token, 'https://elsewhere.example')).status, 401);
    assert.equal((await exchange(client, token)).status, 401);
    assert.match(await operate(['credential-log', client.clientId]), /session {2}refused: origin/);
  });

  it('AMB-022 a credential is good for its own client, for users of that client and for named origins', async () => {
    const [client, other] = [await addClient(), await addClient()];
    const bearer = { authorization: `Bearer ${client.secret}` };
    const elsewhere = await post(other.clientId, 'tokens', { user: other.email, origin: ORIGIN }, bearer);
    assert.equal(elsewhere.status, 401);
    assert.equal((await askForToken({ ...client, secret: 'assay_credential_none' })).status, 401);
    assert.equal(
      (await post(client.clientId, 'tokens', { user: client.email, origin: ORIGIN }, {})).status,
      401,
    );
    assert.deepEqual(codeOf(await askForToken(client, { user: other.email })), {
      code: 'NOT_FOUND',
      identifier: 'user',
      message: 'not found',
    });
    assert.deepEqual(codeOf(await askForToken(client, { origin: 'https://elsewhere.example' })), {
      code: 'FORBIDDEN',
      identifier: 'origin',
      message: 'forbidden',
    });
    const { token } = (await askForToken(client)).body;
    assert.equal((await exchange(other, token)).status, 401);
    assert.equal((await exchange(client, token)).status, 200);
  });

  it('AMB-082 a deactivated user, the staff of the provider and a closed account get no token', async () => {
    const staff = await addClient({ userGroup: PROVIDER_USER_GROUP });
    assert.equal((await askForToken(staff)).status, 404);
    const client = await addClient();
    const { token } = (await askForToken(client)).body;
    const closed = (await askForToken(client)).body.token as string;
    await server.database.kysely
      .updateTable('users')
      .set({ account_status: ACCOUNT_STATUSES.DEACTIVATED })
      .where('id', '=', client.userId)
      .execute();
    assert.equal((await exchange(client, token)).status, 401);
    assert.equal((await askForToken(client)).status, 404);
    await server.database.kysely
      .updateTable('users')
      .set({ account_status: ACCOUNT_STATUSES.ACTIVE })
      .where('id', '=', client.userId)
      .execute();
    await identity.identity.admin.disable(client.subject);
    assert.equal((await exchange(client, closed)).status, 401);
  });

  it('a token is good for a minute, and the clean-up deletes what nobody exchanged', async () => {
    const client = await addClient();
    const { issuer, signHostToken } = identity.identity;
    const { kysely } = server.database;
    const service = new HostSessionsService({
      kysely,
      identity: { issuer, signHostToken },
      config: { brand: BRAND, embedOrigins: [ORIGIN] },
      clock: clock.now,
    });
    const caller = { clientId: client.clientId, address: '192.0.2.1' };
    const ask = async () =>
      (await service.createToken(caller, client.secret, { user: client.email, origin: ORIGIN })).token;
    const [inTime, late] = [await ask(), await ask()];
    await ask();
    clock.advance(TOKEN_SECONDS * 1000 - 1);
    assert.equal((await service.createSession(caller, inTime, ORIGIN)).expiresIn, 3600);
    clock.advance(1);
    await assert.rejects(service.createSession(caller, late, ORIGIN), { code: 'UNAUTHENTICATED' });
    assert.match(await operate(['credential-log', client.clientId]), /session {2}refused: expired/);
    await deleteExpiredTokens(kysely, clock.now());
    const left = await kysely
      .selectFrom('embed_tokens')
      .select('token_hash')
      .where('credential_id', '=', client.id)
      .execute();
    assert.deepEqual(left, []);
    clock.advance(400 * 24 * 60 * 60_000 + 1);
    await deleteExpiredTokens(kysely, clock.now());
    assert.equal(await operate(['credential-log', client.clientId]), 'Nothing was asked for yet.');
  });

  it('with a user pool, command and calls are refused with a sentence', async () => {
    const client = await addClient();
    const sentence = /only the pool signs their tokens\. Pass the identity token of the pool by getToken/;
    await assert.rejects(operate(['credential-add', client.clientId, 'Portal'], true), { message: sentence });
    const service = new HostSessionsService({
      kysely: server.database.kysely,
      identity: { issuer: 'pool', signHostToken: null },
      config: { brand: BRAND, embedOrigins: [ORIGIN] },
      clock: clock.now,
    });
    const caller = { clientId: client.clientId, address: '192.0.2.1' };
    const asked = service.createToken(caller, client.secret, { user: client.email, origin: ORIGIN });
    await assert.rejects(asked, ({ code, details }: { code: string; details: { reason: string } }) => {
      assert.equal(code, 'HOST_TOKENS_UNAVAILABLE');
      assert.match(details.reason, sentence);
      return true;
    });
    await assert.rejects(service.createSession(caller, 'any', ORIGIN), { code: 'HOST_TOKENS_UNAVAILABLE' });
  });

  it('AMB-125 commands refuse what does not exist', async () => {
    const { clientId } = await addClient();
    await assert.rejects(operate(['credential-add', 'nobody', 'Portal']), {
      message: /There is no client nobody/,
    });
    await assert.rejects(operate(['credential-add', clientId, ' ']), { message: /1 to 100 characters/ });
    await assert.rejects(operate(['credential-add', clientId]), { message: /not a command.*\nUsage: / });
    await assert.rejects(operate(['credential-remove', clientId, 'x']), { message: /has no credential x/ });
    const unknown = randomUUID();
    await assert.rejects(operate(['credential-remove', clientId, unknown]), {
      message: `The client has no credential ${unknown}.`,
    });
  });

  it('one credential asks a limited number of times in a minute, whichever processes it reaches', async () => {
    const client = await addClient();
    const { kysely } = server.database;
    const line = {
      client_id: client.clientId,
      credential_id: client.id,
      credential_name: 'Portal',
      user_email: client.email,
      origin: ORIGIN,
      address: '198.51.100.8',
      action: 'token',
      outcome: 'done',
    };
    // As other processes have written them.
    const write = (count: number, secondsAgo: number) =>
      kysely
        .insertInto('embed_audit')
        .values(
          Array.from({ length: count }, () => ({ ...line, at: new Date(Date.now() - secondsAgo * 1000) })),
        )
        .execute();
    await write(LOAD_LIMITS.hostRequestsPerMinute, 61);
    await write(LOAD_LIMITS.hostRequestsPerMinute - 1, 1);
    assert.equal((await askForToken(client)).status, 200);
    assert.equal((await askForToken(client)).status, 429);
    assert.equal((await askForToken(await addClient())).status, 200);
  });

  it('one address asks a limited number of times in a minute', async () => {
    const send = () =>
      server.send({
        method: 'POST',
        url: '/api/clients/one/embedding/tokens',
        payload: { user: 'ada@portal.example', origin: ORIGIN },
        remoteAddress: '198.51.100.7',
      });
    const statuses = new Set<number>();
    // Twice the limit, for a minute that begins meanwhile.
    for (let index = 0; index < 2 * LOAD_LIMITS.hostRequestsPerMinute + 2; index += 1)
      statuses.add((await send()).status);
    assert.deepEqual([...statuses], [401, 429]);
  });
});

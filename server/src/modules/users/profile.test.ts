import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ProtocolError } from '../../identity/index.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let codes: { to: string; code: string }[] = [];
let moved: string[] = [];
let refusal: Error | null = null;

before(async () => {
  const nothing = async () => undefined;
  const admin = {
    createUser: async () => ({ subject: randomUUID() }),
    remove: nothing,
    disable: nothing,
    enable: nothing,
    async updateEmail(_subject: string, email: string) {
      if (refusal) throw refusal;
      moved.push(email);
    },
    recover: nothing,
  };
  const sendEmailCode = ({ email: to }: { email: string }, code: string) => void codes.push({ to, code });
  const sendAccountChange = () => undefined;
  const checkPassword = async () => 'wrong' as const;
  server = await startTestServer({
    people: {
      issuer: 'urn:test',
      admin,
      sendEmailCode,
      sendAccountChange,
      checkPassword,
      signHostToken: null,
    },
  });
});
after(() => server.close());
beforeEach(() => {
  codes = [];
  moved = [];
  refusal = null;
});

const signIn = (clientId = `client-${randomUUID().slice(0, 8)}`) => server.signIn(0, { clientId });
const change = async (user: TestUser, body: object) => (await user.call('PATCH', 'users/current', body)).body;
const confirm = (user: TestUser, code: string) => user.call('POST', 'users/current/email', { code });
const ownRow = async (user: TestUser) => (await user.call('GET', 'settings')).body.user;
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const lastCode = () => codes.at(-1)?.code ?? '';
const anAddress = () => `${randomUUID()}@new.example`;

async function expectCode(user: TestUser, code: string, refusedAs: string): Promise<void> {
  assert.equal((await confirm(user, code)).body.errors[0].code, refusedAs);
}

describe('PATCH users/current', () => {
  it('API-033 PROF-003 changes the name immediately, and leaves the e-mail alone when none or the same one is given', async () => {
    const user = await signIn();
    assert.deepEqual(await change(user, { name: '  Nora Newname ' }), {});
    const { name, email } = await ownRow(user);
    assert.equal(name, 'Nora Newname');
    assert.deepEqual(await change(user, { name, email: email.toUpperCase() }), {});
    assert.deepEqual(codes, []);
    assert.deepEqual(await change(user, {}), {});
  });

  it('API-033 PROF-004 PROF-005 PROF-006 PROF-009 returns the reason why input is invalid, and stores nothing', async () => {
    const user = await signIn();
    const before = await ownRow(user);
    for (const [body, words] of [
      [{ name: ' ' }, 'Required'],
      [{ email: '' }, 'Required'],
      [{ name: 'Nora', email: 'nora' }, 'Invalid email'],
      [{ name: 'x'.repeat(201) }, 'This name is too long'],
    ] as const)
      assert.deepEqual(await change(user, body), { errors: words });
    assert.deepEqual(await ownRow(user), before);
  });

  it('PROF-009 AMB-084 returns that the address is in use when another user of the client has it', async () => {
    const user = await signIn();
    const other = await signIn(user.clientId);
    const { email } = await ownRow(other);
    assert.deepEqual(await change(user, { email }), { errors: 'This email is already in use' });
    const stranger = await ownRow(await signIn());
    assert.equal((await change(user, { email: stranger.email })).pendingEmail, stranger.email);
  });

  it('PROF-003 refuses changes by a user whose identity provider manages their name and address', async () => {
    const user = await signIn();
    await server.database.kysely.updateTable('users').set({ sso: true }).where('id', '=', user.id).execute();
    assert.equal((await user.call('PATCH', 'users/current', { name: 'Nora' })).status, 403);
    assert.equal((await confirm(user, '000000')).status, 403);
  });
});

describe('e-mail change', () => {
  it('API-033 AMB-084 takes effect when the mailed code is entered, also for signing in, and the code works once', async () => {
    const user = await signIn();
    const before = await ownRow(user);
    const email = anAddress();
    assert.deepEqual(await change(user, { name: 'Nora', email: ` ${email.toUpperCase()}` }), {
      pendingEmail: email,
    });
    assert.deepEqual(
      codes.map(({ to }) => to),
      [email],
    );
    assert.equal((await ownRow(user)).email, before.email);
    assert.equal((await ownRow(user)).name, 'Nora');
    assert.deepEqual((await confirm(user, lastCode())).body, { email });
    assert.equal((await ownRow(user)).email, email);
    assert.deepEqual(moved, [email]);
    await expectCode(user, lastCode(), 'CODE_EXPIRED');
  });

  it('refuses a wrong code, a code of another user, and any code after five wrong attempts', async () => {
    const user = await signIn();
    await change(user, { email: anAddress() });
    const code = lastCode();
    await expectCode(await signIn(), code, 'CODE_EXPIRED');
    for (let tries = 0; tries < 5; tries++) await expectCode(user, wrongFor(code), 'CODE_MISMATCH');
    await expectCode(user, code, 'CODE_EXPIRED');
    assert.deepEqual(moved, []);
  });

  it('refuses a code after an hour or once another code is sent', async () => {
    const user = await signIn();
    await change(user, { email: anAddress() });
    const first = lastCode();
    await change(user, { email: anAddress() });
    if (first !== lastCode()) await expectCode(user, first, 'CODE_MISMATCH');
    await server.database.kysely
      .updateTable('user_email_changes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('user_id', '=', user.id)
      .execute();
    await expectCode(user, lastCode(), 'CODE_EXPIRED');
  });

  it('sends at most five codes an hour', async () => {
    const user = await signIn();
    for (let sent = 0; sent < 5; sent++) await change(user, { email: anAddress() });
    const refused = await user.call('PATCH', 'users/current', { email: anAddress() });
    assert.equal(refused.status, 429);
    assert.equal(codes.length, 5);
    await server.database.kysely
      .updateTable('user_email_changes')
      .set({ first_sent_at: new Date(Date.now() - 3_600_001) })
      .where('user_id', '=', user.id)
      .execute();
    assert.equal(typeof (await change(user, { email: anAddress() })).pendingEmail, 'string');
  });

  it('AMB-084 keeps the former address when the new one has been taken here or at the identity service', async () => {
    const [user, other] = [await signIn(), await signIn()];
    const email = anAddress();
    const before = await ownRow(user);
    await change(user, { email });
    refusal = new ProtocolError('AliasExistsException', 'An account with the email already exists.');
    assert.deepEqual((await confirm(user, lastCode())).body, { errors: 'This email is already in use' });
    refusal = null;
    await server.database.kysely
      .updateTable('users')
      .set({ email, client_id: user.clientId })
      .where('id', '=', other.id)
      .execute();
    assert.deepEqual((await confirm(user, lastCode())).body, { errors: 'This email is already in use' });
    assert.equal((await ownRow(user)).email, before.email);
    assert.deepEqual(moved, []);
  });

  it('records in the audit log who requested the change, and the former and the new address', async () => {
    const user = await signIn();
    const { email: former } = await ownRow(user);
    const email = anAddress();
    await change(user, { name: 'Nora', email });
    await confirm(user, lastCode());
    const admin = await server.signIn(8, { clientId: user.clientId });
    const { items } = (await admin.call('GET', `users/changes?user=${user.id}&kind=email&kind=name`)).body;
    assert.deepEqual(
      items.map(({ action, from, to, changedById }: Record<string, unknown>) => [
        action,
        from,
        to,
        changedById === user.id,
      ]),
      [
        ['email', former, email, true],
        ['emailRequested', former, email, true],
        ['name', user.name, 'Nora', true],
      ],
    );
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Endpoint } from '@assay/shared/contracts';
import {
  ACCOUNT_STATUSES,
  ALL_PERMISSIONS_MASK,
  NEW_USER_GROUP,
  PERMISSION_NAMES,
  PERMISSIONS,
  PROVIDER_USER_GROUP,
  SWITCH_NAMES,
} from '@assay/shared/domain';
import {
  addressesOf,
  bodyOf,
  createTestTokens,
  ENDPOINTS,
  NOBODYS,
  type IdSource,
} from './testing/access-matrix.ts';
import { hostSessionAccessTo } from './plugins/host-session-calls.ts';
import {
  CALLS_OF_SWITCHED_EDITORS,
  CALLS_OF_THE_SCHEMA_BUILDER,
  RIGHTS_OF_CALLS,
  type Right,
} from './testing/rights-of-calls.ts';
import { startTestServer, type TestResponse, type TestServer } from './testing/test-server.ts';
import { ACCOUNT, addVerifiedDocument } from './testing/verified-document.ts';

const FOR_USERS = ENDPOINTS.filter(({ permission }) => permission !== 'public');

let server: TestServer;
let tokens: Awaited<ReturnType<typeof createTestTokens>>;
let responses = 0;
/** What no call may take, by what it is, and a good token, which none may take as a part of its address. */
let broken: Readonly<Record<string, string>>;
let good: string;
before(async () => {
  tokens = await createTestTokens();
  server = await startTestServer({
    issuer: tokens.issuer,
    verifyToken: tokens.verifyToken,
    routes: (app) =>
      void app.get(
        '/api/client/:clientId/unlisted',
        { config: { access: 'signedIn' }, schema: { hide: true } },
        async () => ({}),
      ),
  });
  const deactivated = { accountStatus: ACCOUNT_STATUSES.DEACTIVATED };
  const subject = await somebody(ALL_PERMISSIONS_MASK);
  good = await tokens.valid(subject);
  broken = {
    ...(await tokens.broken(subject)),
    'a token of a deactivated user': await tokens.valid(await somebody(ALL_PERMISSIONS_MASK, deactivated)),
  };
});
after(() => server.close());

async function ask(
  { method }: Endpoint,
  url: string,
  token: string,
  payload?: object,
): Promise<TestResponse> {
  responses += 1;
  return server.send({
    method,
    url,
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  });
}

type Person = NonNullable<Parameters<TestServer['signIn']>[1]>;

async function somebody(permissions: number, person: Person = {}): Promise<string> {
  const user = await server.signIn(permissions, person);
  const { subject } = await server.database.kysely
    .selectFrom('user_identities')
    .select('subject')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return subject;
}

/** A user for each single permission, one without any and one with all, created once for all calls. */
const people = new Map<string, Promise<string>>();
function tokenOf(name: string, permissions: number): Promise<string> {
  const known = people.get(name) ?? somebody(permissions).then((subject) => tokens.valid(subject));
  people.set(name, known);
  return known;
}

function assertRefused(
  { status, body }: TestResponse,
  code: 'UNAUTHENTICATED' | 'FORBIDDEN',
  what: string,
): void {
  assert.equal(status, code === 'FORBIDDEN' ? 403 : 401, what);
  assert.equal(body.errors[0].code, code, what);
}

/** The caller may make the request, even if the request itself fails. */
function assertAllowed({ status, text }: TestResponse, what: string): void {
  assert.ok(status !== 401 && status !== 403 && status < 500, `${what}: ${status} ${text.slice(0, 200)}`);
}

async function checkTokens(endpoint: Endpoint, url: string): Promise<void> {
  for (const [what, token] of Object.entries(broken))
    assertRefused(await ask(endpoint, url, token), 'UNAUTHENTICATED', `${what} at ${url}`);
  const address = `${url}?authorization=Bearer%20${good}`;
  assertRefused(await ask(endpoint, address, ''), 'UNAUTHENTICATED', `a good token in the address of ${url}`);
}

/** Masks by which a right shows: each permission alone, all but each, none and all. */
const MASKS: readonly (readonly [name: string, mask: number])[] = [
  ...PERMISSION_NAMES.map((name) => [name, PERMISSIONS[name].value] as const),
  ...PERMISSION_NAMES.map(
    (name) => [`all but ${name}`, ALL_PERMISSIONS_MASK & ~PERMISSIONS[name].value] as const,
  ),
  ['none', 0],
  ['all', ALL_PERMISSIONS_MASK],
];

/** Whether a right covers a user with this mask. */
function isCovered(right: Right | undefined, mask: number): boolean {
  if (right === 'signedIn') return true;
  if (right === undefined || right === 'public') return false;
  return right.some((names) => names.every((name) => (mask & PERMISSIONS[name].value) !== 0));
}

async function checkPermissions(
  endpoint: Endpoint,
  url: string,
  masks: typeof MASKS = MASKS,
  { right = RIGHTS_OF_CALLS[endpoint.id], body }: { right?: Right | undefined; body?: object } = {},
): Promise<void> {
  for (const [name, mask] of masks) {
    const response = await ask(endpoint, url, await tokenOf(name, mask), body);
    if (isCovered(right, mask)) assertAllowed(response, `${name} at ${url}`);
    else assertRefused(response, 'FORBIDDEN', `${name} at ${url}`);
  }
}

async function addConfirmedDocument(): Promise<string> {
  const id = await addVerifiedDocument(server, 'one', ACCOUNT);
  const { kysely } = server.database;
  await kysely.updateTable('document_requests').set({ is_verified: true }).where('id', '=', id).execute();
  return id;
}

/** Requests whose body or document narrows the right of their call, each on a new document of another user. */
const NARROWED: readonly {
  readonly id: string;
  readonly of: string;
  readonly right: Right;
  readonly stage?: string;
  readonly add?: () => Promise<string>;
  readonly body: (documentId: string) => object;
}[] = [
  {
    id: 'documentRequests.delete',
    of: 'a document of somebody else',
    right: [['CAN_DELETE_DOCUMENTS']],
    stage: 'TRASHED',
    body: (id) => ({ uuids: [id] }),
  },
  {
    id: 'documentRequests.setState',
    of: 'a move',
    right: [['CAN_EDIT_DOCUMENTS']],
    stage: 'TRASHED',
    body: () => ({ stage: 'EXT_DONE' }),
  },
  {
    id: 'documentRequests.setState',
    of: 'a confirmation',
    right: [['CAN_VERIFY_DOCUMENTS']],
    body: () => ({ stage: 'EXT_DONE', is_verified: true }),
  },
  {
    id: 'verification.saveDatapoints',
    of: 'a verified value of a confirmed document',
    right: [['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS']],
    add: addConfirmedDocument,
    body: (documentRequestId) => ({
      documentRequestId,
      verified: false,
      documentType: ACCOUNT.documentType,
      metrics: [{ fin: 'fund', dataType: 'ENTITY_NAME', datapoints: [{ value: 'Fund II' }] }],
    }),
  },
  {
    id: 'userAcceptance.makeTransition',
    of: 'a submission',
    right: [['CAN_VERIFY_DOCUMENTS']],
    body: () => ({ transition: 'submit' }),
  },
  {
    id: 'userAcceptance.makeTransition',
    of: 'an approval',
    right: [['CAN_APPROVE_DOCUMENTS']],
    body: () => ({ transition: 'approve' }),
  },
  {
    id: 'userAcceptance.makeTransition',
    of: 'a rejection',
    right: [['CAN_APPROVE_DOCUMENTS']],
    body: () => ({ transition: 'reject', justification: 'The fund is another one.' }),
  },
];

function endpointOf(id: string): Endpoint {
  const endpoint = ENDPOINTS.find((one) => one.id === id);
  assert.ok(endpoint, `${id} is a call`);
  return endpoint;
}

describe('access by call and kind of caller', () => {
  it('AMB-035 AMB-126 AMB-130 AMB-139 the table of rights names every call, and only calls', () => {
    assert.deepEqual(Object.keys(RIGHTS_OF_CALLS).toSorted(), ENDPOINTS.map(({ id }) => id).toSorted());
  });

  for (const endpoint of FOR_USERS) {
    it(`PERM-001 API-002 ${endpoint.id} checks the token, the client and every permission`, async () => {
      const [first = '', other = ''] = addressesOf(endpoint, 'one', NOBODYS);
      for (const url of [first, other]) await checkTokens(endpoint, url);
      await checkPermissions(endpoint, first);
      await checkPermissions(endpoint, other, MASKS.slice(-2));
      for (const url of addressesOf(endpoint, 'two', NOBODYS)) {
        const all = await tokenOf('all', ALL_PERMISSIONS_MASK);
        assertRefused(await ask(endpoint, url, all), 'FORBIDDEN', `another client at ${url}`);
      }
    });
  }

  for (const id of [...CALLS_OF_THE_SCHEMA_BUILDER, ...CALLS_OF_SWITCHED_EDITORS]) {
    it(`FLAG-004 AMB-126 ${id} is refused while its switch is off`, async () => {
      const endpoint = endpointOf(id);
      const isOpenToStaff = CALLS_OF_THE_SCHEMA_BUILDER.includes(id);
      const switchesOff = Object.fromEntries(SWITCH_NAMES.map((name) => [name, false]));
      for (const [clientId, switches] of [['one', {}] as const, ['switched-off', switchesOff] as const]) {
        for (const userGroup of [NEW_USER_GROUP, PROVIDER_USER_GROUP]) {
          const subject = await somebody(ALL_PERMISSIONS_MASK, { clientId, userGroup });
          await server.database.kysely
            .updateTable('clients')
            .set({ switches: JSON.stringify(switches) })
            .where('id', '=', clientId)
            .execute();
          const isStaff = userGroup === PROVIDER_USER_GROUP;
          const [url = ''] = addressesOf(endpoint, clientId, NOBODYS);
          const response = await ask(endpoint, url, await tokens.valid(subject));
          if (clientId === 'one' || (isStaff && isOpenToStaff))
            assertAllowed(response, `${clientId}, ${userGroup}`);
          else assertRefused(response, 'FORBIDDEN', `${clientId}, group ${userGroup}`);
        }
      }
    });
  }

  it('FLAG-004 AMB-126 no other call is closed by a switch', async () => {
    const clientId = 'all-off';
    const switchesOff = Object.fromEntries(SWITCH_NAMES.map((name) => [name, false]));
    const token = await tokens.valid(await somebody(ALL_PERMISSIONS_MASK, { clientId }));
    await server.database.kysely
      .updateTable('clients')
      .set({ switches: JSON.stringify(switchesOff) })
      .where('id', '=', clientId)
      .execute();
    const closed = [...CALLS_OF_THE_SCHEMA_BUILDER, ...CALLS_OF_SWITCHED_EDITORS];
    for (const endpoint of FOR_USERS.filter(({ id }) => !closed.includes(id))) {
      const [url = ''] = addressesOf(endpoint, clientId, NOBODYS);
      assertAllowed(await ask(endpoint, url, token), url);
    }
  });

  for (const { id, of, right, stage = 'EXT_DONE', add, body } of NARROWED) {
    it(`PERM-001 AMB-035 AMB-130 AMB-139 ${id} checks every permission for ${of}`, async () => {
      const endpoint = endpointOf(id);
      for (const mask of MASKS) {
        const uuid = await (add?.() ?? server.addDocument('one', { stage }));
        const [url = ''] = addressesOf(endpoint, 'one', { ...NOBODYS, uuid });
        await checkPermissions(endpoint, url, [mask], { right, body: body(uuid) });
      }
    });
  }

  it('PERM-004 PERM-005 PERM-006 users.update checks which of the two rights a change needs', async () => {
    const endpoint = endpointOf('users.update');
    for (const [right, change] of [
      [[['CAN_UPDATE_USERS']], { permissions: 0, account_status: ACCOUNT_STATUSES.ACTIVE }],
      [
        [['CAN_UPDATE_USER_ACCOUNT_STATUS']],
        { permissions: PERMISSIONS.CAN_VERIFY_DOCUMENTS.value, account_status: ACCOUNT_STATUSES.DEACTIVATED },
      ],
    ] as const) {
      for (const mask of MASKS) {
        const { id } = await server.signIn(PERMISSIONS.CAN_VERIFY_DOCUMENTS.value);
        const url = addressesOf(endpoint, 'one', NOBODYS)[0]?.replace(NOBODYS.uuid, String(id)) ?? '';
        await checkPermissions(endpoint, url, [mask], { right, body: change });
      }
    }
  });

  it('only calls of the table are open to anybody, and each API route has a contract', async () => {
    const open = ENDPOINTS.filter(({ permission }) => permission === 'public');
    const expected = Object.keys(RIGHTS_OF_CALLS).filter((id) => RIGHTS_OF_CALLS[id] === 'public');
    assert.deepEqual(open.map(({ id }) => id).toSorted(), expected.toSorted());
    const { paths } = (await server.send({ url: '/api/openapi.json' })).body as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    const mounted = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map(({ operationId }) => operationId ?? path),
    );
    // File addresses are signed individually; all other routes need a token.
    const isFile = (name: string) => name.startsWith('/files/');
    assert.deepEqual(
      mounted.filter((name) => !isFile(name)).toSorted(),
      ENDPOINTS.map(({ id }) => id).toSorted(),
    );
  });
});

/** Calls on users, the profile and review settings. */
const REFUSED_TO_HOSTS = [
  'settings.getReview',
  'settings.updateReview',
  'users.changes',
  'users.confirmEmail',
  'users.create',
  'users.enterCurrent',
  'users.list',
  'users.update',
  'users.updateProfile',
];

describe('sessions that the credential of a host opened', () => {
  it('AMB-140 work on documents and data as their user may, and never on users, the profile or review settings', async () => {
    for (const { id } of ENDPOINTS) assert.ok(hostSessionAccessTo(id), `${id} is not in the table`);
    const subject = await somebody(ALL_PERMISSIONS_MASK);
    const rightless = await tokens.ofHost(await somebody(0));
    const token = await tokens.ofHost(subject);
    const own = await tokens.valid(subject);
    for (const endpoint of FOR_USERS) {
      for (const url of addressesOf(endpoint, 'one', NOBODYS)) {
        const response = await ask(endpoint, url, token);
        if (REFUSED_TO_HOSTS.includes(endpoint.id)) assertRefused(response, 'FORBIDDEN', url);
        else assertAllowed(response, url);
        assertAllowed(await ask(endpoint, url, own), url);
        if (RIGHTS_OF_CALLS[endpoint.id] !== 'signedIn')
          assertRefused(await ask(endpoint, url, rightless), 'FORBIDDEN', `without rights at ${url}`);
      }
    }
  });

  it('AMB-140 are told by the settings what they are', async () => {
    const subject = await somebody(ALL_PERMISSIONS_MASK);
    const settings = ENDPOINTS.find(({ id }) => id === 'settings.get');
    assert.ok(settings);
    const [url = ''] = addressesOf(settings, 'one', NOBODYS);
    assert.equal((await ask(settings, url, await tokens.ofHost(subject))).body.is_host_session, true);
    assert.equal((await ask(settings, url, await tokens.valid(subject))).body.is_host_session, false);
  });

  it('AMB-140 are refused a route that the table does not name', async () => {
    const subject = await somebody(ALL_PERMISSIONS_MASK);
    const send = (token: string) =>
      server.send({ url: '/api/client/one/unlisted', headers: { authorization: `Bearer ${token}` } });
    assert.equal((await send(await tokens.valid(subject))).status, 200);
    assertRefused(await send(await tokens.ofHost(subject)), 'FORBIDDEN', 'a route that is not in the table');
  });
});

const SECRET = 'Confidential of client two';

/** All rows of the second client, and of the tables without a client. */
async function rowsOfOthers(): Promise<string> {
  const { kysely } = server.database;
  const { rows: tables } = await sql<{ name: string; isTenants: boolean }>`
    select t.table_name as name, bool_or(c.column_name = 'client_id') as "isTenants"
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`.execute(kysely);
  const dumps = tables
    .filter(({ name }) => !['users', 'user_identities', 'clients', 'schema_versions'].includes(name))
    .map(async ({ name, isTenants }) => {
      const table = sql.table(name);
      const where = isTenants ? sql`where client_id = 'two'` : sql``;
      const { rows } = await sql`select * from ${table} ${where} order by 1`.execute(kysely);
      return `${name} ${JSON.stringify(rows)}`;
    });
  return (await Promise.all(dumps)).join('\n');
}

async function idsOfClientTwo(): Promise<IdSource[]> {
  const { kysely } = server.database;
  const owner = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'two' });
  await kysely.updateTable('users').set({ name: SECRET }).where('id', '=', owner.id).execute();
  const documents = ['EXT_DONE', 'TRASHED', 'ARCHIVED'].map((stage) =>
    server.addDocument('two', { stage, file_name: `${SECRET}.pdf`, uploaded_by_id: owner.id }),
  );
  const { rows } = await sql<{ id: string }>`
    insert into entities (client_id, name) values ('two', ${SECRET}) returning id`.execute(kysely);
  const schemas = await kysely.selectFrom('schemas').select('id').where('client_id', '=', 'two').execute();
  const uuids = [...(await Promise.all(documents)), ...[...rows, ...schemas.slice(0, 1)].map(({ id }) => id)];
  return uuids.map((uuid) => ({ uuid, number: owner.id }));
}

describe('ids of another client', () => {
  it('AMB-022 no call changes or reveals a row of another client', async () => {
    const foreign = await idsOfClientTwo();
    const before = await rowsOfOthers();
    const all = await tokenOf('all', ALL_PERMISSIONS_MASK);
    for (const endpoint of ENDPOINTS) {
      for (const ids of foreign) {
        const [url = ''] = addressesOf(endpoint, 'one', ids);
        const response = await ask(endpoint, url, all, bodyOf(endpoint, ids));
        assert.ok(response.status < 500, `${endpoint.id}: ${response.text.slice(0, 300)}`);
        assert.ok(!response.text.includes(SECRET), `${endpoint.id} reveals another client`);
        const namesOne = endpoint.path.includes(':');
        if (namesOne) assert.ok(response.status >= 400, `${endpoint.id} accepts the id of another client`);
      }
    }
    assert.equal(await rowsOfOthers(), before);
  });

  it('the matrix checks more than 60 responses per call', (context) => {
    context.diagnostic(`access matrix: ${FOR_USERS.length} calls, ${responses} answers`);
    assert.ok(responses > FOR_USERS.length * 60);
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as contracts from '@assay/shared/contracts';
import { ACCOUNT_STATUSES, ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { watchStore } from './storage/store-watch.ts';
import { openLog } from './platform/logger.ts';
import type { MetricsAccess } from './plugins/metrics-access.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

/** A token that the test server accepts for the user of this row. */
async function tokenFor(permissions: number, clientId: string): Promise<string> {
  const { id } = await server.signIn(permissions, { clientId });
  const { subject } = await server.database.kysely
    .selectFrom('user_identities')
    .select('subject')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return `Bearer test:${subject}`;
}

describe('access', () => {
  it('API-002 returns the same 401 without a token, with an invalid token and for a deactivated user', async () => {
    const user = await server.signIn(ALL_PERMISSIONS_MASK, { accountStatus: ACCOUNT_STATUSES.DEACTIVATED });
    const refusals = [
      await server.send({ url: '/api/clients/one/settings' }),
      await server.send({ url: '/api/clients/one/settings', headers: { authorization: 'Bearer nonsense' } }),
      await user.call('GET', 'settings'),
    ];
    for (const { status, body } of refusals) {
      assert.equal(status, 401);
      assert.deepEqual(body, { errors: [{ code: 'UNAUTHENTICATED', message: 'unauthenticated' }] });
    }
  });

  it('refuses the next request of a user whose row is deactivated', async () => {
    const user = await server.signIn(0);
    assert.equal((await user.call('GET', 'settings')).status, 200);
    await server.database.kysely
      .updateTable('users')
      .set({ account_status: ACCOUNT_STATUSES.DEACTIVATED })
      .where('id', '=', user.id)
      .execute();
    assert.equal((await user.call('GET', 'settings')).status, 401);
  });

  it('API-001 serves the same API under client/ and clients/', async () => {
    const headers = { authorization: await tokenFor(0, 'one') };
    for (const base of ['client', 'clients']) {
      for (const path of ['settings', 'documenttype', 'navigation']) {
        assert.equal((await server.send({ url: `/api/${base}/one/${path}`, headers })).status, 200);
      }
    }
  });

  it('hides all documents of a client from other clients', async () => {
    const owner = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'tenant-a' });
    const other = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'tenant-b' });
    const id = await server.addDocument('tenant-a', { file_name: 'secret.pdf', stage: 'TRASHED' });
    assert.equal((await owner.call('GET', 'document-requests?search=secret')).body.totalCount, 1);
    assert.equal((await other.call('GET', 'document-requests?search=secret')).body.totalCount, 0);
    assert.equal((await other.call('GET', 'navigation')).body.TRASHED, 0);
    assert.deepEqual((await other.call('GET', 'documentrequest?stage=TRASHED')).body, []);
    const tries: [method: 'GET' | 'POST', path: string, body?: object][] = [
      ['GET', `documentrequest/${id}`],
      ['GET', `documentrequest/${id}/document`],
      ['POST', `documentrequest/${id}/state`, { stage: 'EXT_DONE' }],
      ['POST', 'documentrequest/state', { ids: [id], stage: 'EXT_DONE' }],
      ['POST', 'documentrequest/requeue', { document_requests: [id] }],
      ['POST', 'documentrequest/export_many', { documentRequests: [id] }],
      ['POST', `documentrequest/${id}/datapoints`, saveBody(id)],
    ];
    for (const [method, path, body] of tries)
      assert.equal((await other.call(method, path, body)).status, 404, path);
    await other.call('POST', 'documentrequest/delete', { uuids: [id] });
    assert.equal((await owner.call('GET', 'document-requests?search=secret')).body.totalCount, 1);
  });
});

function saveBody(documentRequestId: string) {
  return { documentRequestId, verified: false, documentType: 'Capital Call', metrics: [] };
}

describe('errors', () => {
  it('names each invalid field in the common error shape', async () => {
    const user = await server.signIn(ALL_PERMISSIONS_MASK);
    const { status, body } = await user.call('POST', 'documentrequest/state', { ids: ['x'], stage: 1 });
    assert.equal(status, 400);
    assert.deepEqual(
      body.errors.map(({ code, identifier }: { code: string; identifier: string }) => [code, identifier]),
      [
        ['INVALID_REQUEST', 'ids.0'],
        ['INVALID_REQUEST', 'stage'],
      ],
    );
  });

  it('returns the common error shape for invalid JSON, a wrong media type and an unknown address', async () => {
    const authorization = await tokenFor(ALL_PERMISSIONS_MASK, 'one');
    const url = '/api/client/one/documentrequest/state';
    const post = (headers: object, payload: string) =>
      server.send({ method: 'POST', url, headers: { authorization, ...headers }, payload });
    const responses = [
      [await post({ 'content-type': 'application/json' }, '{'), 400, 'INVALID_REQUEST'],
      [await post({ 'content-type': 'text/csv' }, 'a'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
      [await server.send({ url: '/api/client/one/nothing' }), 404, 'NOT_FOUND'],
    ] as const;
    for (const [answer, status, code] of responses) {
      assert.equal(answer.status, status);
      contracts.errorBody.parse(answer.body);
      assert.equal(answer.body.errors[0].code, code);
    }
  });

  it('never sends the message of an internal error', async () => {
    const app = await createApp({
      database: server.database,
      verifyToken: async () => null,
      checksResponses: true,
      modules: [
        (scope) => {
          scope.get('/fails', { config: { public: true } }, async () => {
            throw new Error('password of the database is hunter2');
          });
        },
      ],
    });
    const { statusCode, body } = await app.inject('/fails');
    assert.equal(statusCode, 500);
    assert.deepEqual(JSON.parse(body), { errors: [{ code: 'INTERNAL_ERROR', message: 'internal error' }] });
    await app.close();
  });
});

describe('server', () => {
  it('refuses to start with a route that neither names a permission nor declares itself public', async () => {
    const start = createApp({
      database: server.database,
      verifyToken: async () => null,
      checksResponses: true,
      modules: [(scope) => void scope.get('/open', async () => 'hello')],
    });
    await assert.rejects(start, /GET \/open names neither an action nor that it is public/);
  });

  it('sends Cache-Control: no-store with every API response, including refusals', async () => {
    const user = await server.signIn(0);
    const responses = [
      await user.call('GET', 'settings'),
      await server.send({ url: '/api/clients/one/settings' }),
      await server.send({ url: '/api/client/one/nothing' }),
      await server.send({ url: '/files/documents/nothing' }),
    ];
    assert.deepEqual(
      responses.map(({ status }) => status),
      [200, 401, 404, 403],
    );
    for (const { headers } of responses) assert.equal(headers['cache-control'], 'no-store');
  });

  it('serves metrics to this machine or with the token, regardless of the address a caller claims', async () => {
    const { database } = server;
    const token = 'a-token-of-the-operators';
    const start = (metrics: MetricsAccess) =>
      createApp({
        database,
        verifyToken: async () => null,
        modules: [],
        checksResponses: false,
        trustProxy: true,
        metrics,
      });
    const statusFrom = async (
      app: FastifyInstance,
      remoteAddress: string,
      headers: Readonly<Record<string, string>> = {},
    ) => (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    const authorization = `Bearer ${token}`;

    const alone = await start({ token });
    assert.equal(await statusFrom(alone, '127.0.0.1'), 200);
    assert.equal(await statusFrom(alone, '::1'), 200);
    assert.equal(await statusFrom(alone, '192.0.2.1'), 403);
    assert.equal(await statusFrom(alone, '192.0.2.1', { 'x-forwarded-for': '127.0.0.1' }), 403);
    assert.equal(await statusFrom(alone, '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }), 403);
    assert.equal(await statusFrom(alone, '192.0.2.1', { authorization }), 200);
    assert.equal(await statusFrom(alone, '192.0.2.1', { authorization: `${authorization}x` }), 403);
    await alone.close();

    const behind = await start({ isBehindProxy: true });
    assert.equal(await statusFrom(behind, '127.0.0.1'), 403);
    assert.equal(await statusFrom(behind, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }), 403);
    assert.equal(await statusFrom(behind, '127.0.0.1', { authorization }), 403);
    await behind.close();
  });

  it('refuses what a proxy forwards without the address of its caller, but not what operators ask past the proxy', async () => {
    const lines: string[] = [];
    const behind = await createApp({
      database: server.database,
      verifyToken: async () => null,
      modules: [],
      checksResponses: false,
      trustProxy: true,
      log: openLog('error', { write: (line: string) => void lines.push(line) }),
    });
    const send = (url: string, headers = {}) => behind.inject({ url, headers });
    const refused = await send('/api/openapi.json');
    assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [503, '5']);
    await send('/api/openapi.json');
    assert.equal((await send('/readyz')).statusCode, 200);
    assert.equal((await send('/api/openapi.json', { 'x-forwarded-for': '192.0.2.1' })).statusCode, 200);
    await behind.close();
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /the proxy does not send X-Forwarded-For/);
  });

  it('serves health and readiness to every caller, and metrics to this machine', async () => {
    assert.deepEqual((await server.send({ url: '/healthz' })).body, { status: 'ok' });
    assert.deepEqual((await server.send({ url: '/readyz' })).body, { status: 'ready' });
    await server.send({ url: '/api/client/one/nothing' });
    const { text } = await server.send({ url: '/metrics' });
    assert.match(
      text,
      /assay_http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/,
    );
  });

  it('reports that it is not ready when its database is closed', async () => {
    const other = await startTestServer();
    const { app } = other;
    await other.jobs.stop();
    await other.database.close();
    const { statusCode, body } = await app.inject('/readyz');
    assert.equal(statusCode, 503);
    assert.match(body, /"identifier":"database"/);
    await app.close();
  });

  it('names a failing store of files, and is not ready after three failed looks of its own', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] });
    let looks = 0;
    let isThere = true;
    const look = async () => {
      looks += 1;
      if (!isThere) throw new Error('no such bucket');
    };
    const log = { warn: t.mock.fn(), info: t.mock.fn() };
    const app = await createApp({
      database: server.database,
      verifyToken: async () => null,
      modules: [],
      checksResponses: false,
      storeWatch: watchStore(look, log),
    });
    /** What the process says once five seconds have passed. */
    const later = async () => {
      t.mock.timers.tick(5000);
      await new Promise(setImmediate);
      const { statusCode, body } = await app.inject('/readyz');
      const [up] = /assay_store_up{store="files"} [01]/.exec((await app.inject('/metrics')).body) ?? [];
      return [statusCode, JSON.parse(body), up?.at(-1)] as const;
    };
    assert.deepEqual(await later(), [200, { status: 'ready' }, '1']);
    isThere = false;
    for (let failed = 1; failed <= 2; failed += 1)
      assert.deepEqual(await later(), [200, { status: 'ready', failing: ['files'] }, '0']);
    const [status, body, up] = await later();
    assert.deepEqual([status, body.errors[0].identifier, up], [503, 'files', '0']);
    assert.equal(looks, 4);
    isThere = true;
    assert.deepEqual(await later(), [200, { status: 'ready' }, '1']);
    assert.deepEqual([log.warn.mock.callCount(), log.info.mock.callCount()], [1, 1]);
    await app.close();
  });
});

describe('settings and document types', () => {
  it('API-027 returns the settings of the client and the user with the resolved switches', async () => {
    const user = await server.signIn(7, { clientId: 'settings' });
    const grantor = await server.signIn(8, { clientId: 'settings' });
    await server.signIn(8, { clientId: 'settings', accountStatus: ACCOUNT_STATUSES.DEACTIVATED });
    await server.database.kysely
      .updateTable('clients')
      .set({ switches: JSON.stringify({ schemaBuilder: false }) })
      .where('id', '=', 'settings')
      .execute();
    const { body } = await user.call('GET', 'settings');
    const { switches, ...settings } = body;
    assert.deepEqual(settings, {
      default_currency: 'USD',
      default_language: 'en-gb',
      interface_language: null,
      is_trial: false,
      limited_uploads: false,
      user: {
        id: user.id,
        name: user.name,
        email: settings.user.email,
        permissions: 7,
        account_status: 2,
        user_group: 1,
        user_management_scope: 1,
        sso: false,
        language: null,
      },
      client: { id: 'settings', name: 'settings' },
      administrators: [grantor.name],
      is_provider: false,
      is_host_session: false,
      trial: null,
      upload_limit_bytes: 1_000_000,
    });
    assert.equal(switches.schemaBuilder, false);
    assert.equal(switches.sftpIntegration, false, 'off at the environment level');
  });

  it('API-043 API-053 API-068 lists the built-in metrics, the entities and the schemas of the client', async () => {
    const user = await server.signIn(0);
    const metrics = (
      await user.call('GET', 'schemas/metric-identifiers/summaries?type=ENTITY_NAME&maxPageSize=5')
    ).body;
    assert.equal(metrics.metricCount, 5);
    assert.ok(metrics.totalMetricCount > 5);
    const found = (await user.call('GET', 'schemas/metric-identifiers/summaries?search=REPORTING%20da')).body;
    assert.deepEqual(
      found.metrics.map(({ fin }: { fin: string }) => fin),
      ['reporting_date'],
    );
    assert.deepEqual((await user.call('GET', 'inter-document-entity/overview?name=x')).body, {
      entities: [],
      totalEntityCount: 0,
    });
    const published = (await user.call('GET', 'schemas/metadata?isTemplate=false')).body.items;
    assert.equal(published.length, 4);
    assert.equal(published[0].versionedDocumentTypes[0].documentType, published[0].name);
    const templates = (await user.call('GET', 'schemas/metadata?isTemplate=true')).body.items;
    assert.ok(templates.every(({ isTemplate }: { isTemplate: boolean }) => isTemplate));
  });
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { errorBody, type Endpoint } from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK, INPUT_LIMITS } from '@assay/shared/domain';
import { ENDPOINTS } from './testing/access-matrix.ts';
import { addExtractedDocument } from './testing/extracted-document.ts';
import { requestsTo, type CallersRequest } from './testing/arbitrary-requests.ts';
import { startTestServer, type TestResponse, type TestServer, type TestUser } from './testing/test-server.ts';

/** Requests per call, which together take some seconds. */
const RUNS = 50;
const SEED = 20_261_122;

let server: TestServer;
let user: TestUser;
let documentId: string;
let ids: string[];
let documented: ReadonlyMap<string, ReadonlySet<number>>;

before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  const colleague = await server.signIn(0);
  documentId = await addExtractedDocument(server, user.clientId, 'Performance');
  const { kysely } = server.database;
  const metrics = await kysely.selectFrom('document_metrics').select('id').limit(3).execute();
  const entity = await kysely
    .insertInto('entities')
    .values({ client_id: user.clientId, name: 'Fund I', types: ['fund'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  ids = [documentId, ...metrics.map(({ id }) => id), entity.id, String(colleague.id)];
  documented = await readDocumentedStatuses();
});
after(() => server.close());

/** The statuses that the API description lists for each call. */
async function readDocumentedStatuses(): Promise<Map<string, Set<number>>> {
  const { paths } = (await server.send({ url: '/api/openapi.json' })).body as {
    paths: Record<string, Record<string, { operationId?: string; responses: Record<string, unknown> }>>;
  };
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  return new Map(
    calls.map(({ operationId = '', responses }) => [
      operationId,
      new Set(Object.keys(responses).map(Number)),
    ]),
  );
}

async function ask({ method }: Endpoint, { url, payload }: CallersRequest): Promise<TestResponse> {
  const headers = { authorization: user.authorization, 'content-type': 'application/json' };
  return server.send({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
}

function assertAnswered({ id }: Endpoint, { status, body, text }: TestResponse): void {
  assert.ok(status < 500, `${status} ${text.slice(0, 300)}`);
  assert.ok(documented.get(id)?.has(status), `${status} is not a documented status of ${id}`);
  if (status >= 400) assert.ok(errorBody.safeParse(body).success, `${status} in another shape: ${text}`);
}

describe('arbitrary input', () => {
  for (const endpoint of ENDPOINTS) {
    it(`${endpoint.id} answers any input with a status of its contract, never with 5xx`, async () => {
      await fc.assert(
        fc.asyncProperty(requestsTo(endpoint, user.clientId, ids), async (request) =>
          assertAnswered(endpoint, await ask(endpoint, request)),
        ),
        { seed: SEED, numRuns: RUNS },
      );
    });
  }

  const refusals: [
    title: string,
    method: 'GET' | 'POST',
    path: () => string,
    body: () => object | undefined,
    field: string,
  ][] = [
    [
      'NUL in a file name',
      'POST',
      () => 'documentrequest',
      () => ({ filename: 'a\0.pdf', doc_type: 1 }),
      'filename',
    ],
    [
      'NUL in a tag',
      'POST',
      () => 'documentrequest/tags',
      () => ({ ids: [documentId], add: ['ok', 'a\0'], remove: [] }),
      'add.1',
    ],
    ['NUL in a search', 'GET', () => 'document-requests?search=a%00', () => undefined, 'search'],
    ['NUL in a path', 'GET', () => `documentrequest/${documentId}%00`, () => undefined, 'id'],
    [
      'half a surrogate pair',
      'POST',
      () => 'documentrequest',
      () => ({ filename: '\ud800', doc_type: 1 }),
      'filename',
    ],
    [
      'a number out of range',
      'POST',
      () => 'documentrequest',
      () => ({ filename: 'a.pdf', doc_type: 2 ** 31 }),
      'doc_type',
    ],
    ['a user id out of range', 'GET', () => `users/changes?user=${2 ** 31}`, () => undefined, 'user'],
    [
      'a day of the year 0000',
      'GET',
      () => 'document-requests?reportedFrom=0000-01-01',
      () => undefined,
      'reportedFrom',
    ],
    [
      'a moment of the year 0000',
      'GET',
      () => 'document-requests?uploadedFrom=0000-01-01T00:00:00.000Z',
      () => undefined,
      'uploadedFrom',
    ],
    ['an offset out of range', 'GET', () => `document-requests?offset=${2 ** 31}`, () => undefined, 'offset'],
    ['150,000 ids to delete', 'POST', () => 'documentrequest/delete', () => ({ uuids: manyIds() }), 'uuids'],
    [
      '150,000 ids to move',
      'POST',
      () => 'documentrequest/state',
      () => ({ ids: manyIds(), stage: 'TRASHED' }),
      'ids',
    ],
    [
      '150,000 ids to export',
      'POST',
      () => 'documentrequest/export_many',
      () => ({ documentRequests: manyIds() }),
      'documentRequests',
    ],
    [
      '150,000 ids to re-process',
      'POST',
      () => 'documentrequest/requeue',
      () => ({ document_requests: manyIds() }),
      'document_requests',
    ],
  ];
  const manyIds = () => Array.from({ length: 150_000 }, () => documentId);
  for (const [title, method, path, body, field] of refusals) {
    it(`refuses ${title} with 400 and names ${field}`, async () => {
      const response = await user.call(method, path(), body());
      assert.deepEqual([response.status, response.body.errors[0].code], [400, 'INVALID_REQUEST']);
      assert.equal(response.body.errors[0].identifier, field);
    });
  }

  it('accepts the largest number of ids that the limits allow', async () => {
    const uuids = Array.from({ length: INPUT_LIMITS.ids }, () => randomUUID());
    assert.equal((await user.call('POST', 'documentrequest/delete', { uuids })).status, 200);
  });

  it('stores a file name of the maximum length, whatever its characters', async () => {
    const filename = Array.from({ length: INPUT_LIMITS.fileName / 2 }, (_, index) =>
      String.fromCodePoint(0x20000 + ((index * 7919) % 40_000)),
    ).join('');
    assert.equal((await user.call('POST', 'documentrequest', { filename, doc_type: 1 })).status, 200);
  });

  it('refuses an undecodable address in the common error shape', async () => {
    const { status, body } = await user.call('GET', 'documentrequest/%E0%A4%A');
    assert.deepEqual([status, body.errors[0].code], [400, 'INVALID_REQUEST']);
  });

  it('refuses unsigned forms and file addresses in the common error shape', async () => {
    const boundary = 'b';
    const part = (name: string, value: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a\0.pdf"\r\n\r\n\0\r\n--${boundary}--\r\n`;
    const multipart = `multipart/form-data; boundary=${boundary}`;
    const forms: [type: string, payload: string][] = [
      [multipart, part('key', 'a\0') + file],
      [multipart, part('policy', Buffer.from('{"conditions":[{"\0":1}]}').toString('base64')) + file],
      [multipart, part('__proto__', 'x') + file],
      [multipart, part('key', 'x'.repeat(20_000)) + file],
      [multipart, part('key', 'cut off').slice(0, -9)],
      [multipart, ''],
      ['multipart/form-data', 'x'],
      ['application/json', '{}'],
    ];
    for (const [type, payload] of forms) {
      const headers = { 'content-type': type };
      const { status, body } = await server.send({
        method: 'POST',
        url: '/files/documents',
        headers,
        payload,
      });
      assert.ok(
        status >= 400 && status < 500 && errorBody.safeParse(body).success,
        `${status} ${JSON.stringify(payload.slice(0, 160))}`,
      );
    }
    for (const url of [
      'a%00?filename=a&type=b&expires=9999999999&signature=x',
      'a?filename=a&filename=b&type=b&expires=1e999&signature=%00',
      'a?filename=%ED%A0%80&type=%00&expires=-1&signature=',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    ]) {
      const { status, body } = await server.send({ url: `/files/documents/${url}` });
      assert.ok(status >= 400 && status < 500 && errorBody.safeParse(body).success, `${status} ${url}`);
    }
  });
});

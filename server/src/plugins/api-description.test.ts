import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { listSchemas, saveDatapoints } from '@assay/shared/contracts';
import { isErrorCode } from '@assay/shared/domain';
import { ENDPOINTS } from '../testing/access-matrix.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

interface Operation {
  readonly operationId?: string;
  readonly description?: string;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

let server: TestServer;
let operations: readonly Operation[];
before(async () => {
  server = await startTestServer();
  const { body } = await server.send({ url: '/api/openapi.json' });
  const { paths } = body as { paths: Record<string, Record<string, Operation>> };
  const all = Object.values(paths).flatMap((path) => Object.values(path));
  operations = all.filter(({ operationId }) => operationId !== undefined);
});
after(() => server.close());

function codesOf({ responses }: Operation): string[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([, { description }]) => description.split(', '));
}

it('the API description lists the refusals of each call by status', () => {
  const saving = operations.find(({ operationId }) => operationId === saveDatapoints.id);
  assert.match(saving?.responses[409]?.description ?? '', /VALUE_CONFLICT/);
  for (const endpoint of ENDPOINTS) {
    const operation = operations.find(({ operationId }) => operationId === endpoint.id);
    if (operation === undefined) continue;
    const codes = codesOf(operation);
    for (const code of endpoint.errors ?? []) assert.ok(codes.includes(code), `${endpoint.id}: ${code}`);
  }
});

it('the API description lists, for each call, the refusals that are common to all calls', () => {
  assert.ok(operations.length > 20);
  for (const operation of operations) {
    const codes = codesOf(operation);
    assert.ok(codes.every(isErrorCode), codes.join());
    for (const status of [400, 401, 403, 413, 415, 429, 500, 503, 507])
      assert.ok(operation.responses[status], `${operation.operationId} ${status}`);
  }
});

it('AMB-126 the API description says whom the rule of a call admits', () => {
  const listing = operations.find(({ operationId }) => operationId === listSchemas.id);
  assert.match(listing?.description ?? '', /Refused \(403\).*switch schemaBuilder.*provider/);
});

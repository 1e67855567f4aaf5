import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { DocumentType } from '@assay/shared/contracts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

it('API-009 DT-001 DT-003 returns the four built-in document types with all their fields', async () => {
  const user = await server.signIn(0);
  const { body } = await user.call('GET', 'documenttype');
  const category = { id: 'private_markets', name: 'Private Markets' };
  const types = body as DocumentType[];
  assert.deepEqual(
    types.map((type) => [type.id, type.backendId, type.displayName, type.keyEntityType]),
    [
      ['Capital Account', 1, 'Capital Account', 'limited_partner'],
      ['Capital Call', 2, 'Capital Call', 'limited_partner'],
      ['Capital Distribution', 3, 'Capital Distribution', 'limited_partner'],
      ['Performance', 4, 'Performance', 'company'],
    ],
  );
  assert.ok(types.every(({ reportingEntityType }) => reportingEntityType === 'fund'));
  for (const type of types) assert.deepEqual(type.category, category);
});

it('DT-002 AMB-117 requires the metrics of both entity types of a document type, each once, as they are now', async () => {
  const user = await server.signIn(0, { clientId: 'required' });
  const required = async () => {
    const { body } = await user.call('GET', 'documenttype');
    return (body as DocumentType[]).map(({ requiredMetrics }) => requiredMetrics);
  };
  const notice = ['reporting_date', 'fund', 'limited_partner'];
  assert.deepEqual(await required(), [notice, notice, notice, ['reporting_date', 'fund', 'investment_name']]);
  await server.database.kysely
    .updateTable('entity_types')
    .set({ required_metrics: ['reporting_date', 'limited_partner', 'commitment'] })
    .where('client_id', '=', 'required')
    .where('fin', '=', 'limited_partner')
    .execute();
  assert.deepEqual((await required())[1], [...notice, 'commitment']);
});

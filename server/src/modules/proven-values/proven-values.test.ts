import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, PERMISSIONS } from '@assay/shared/domain';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let clientId: string;
let user: TestUser;
let ids: string[];

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  clientId = `p${randomUUID().slice(0, 8)}`;
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
  ids = [
    await addExtractedDocument(server, clientId, 'Performance'),
    await addExtractedDocument(server, clientId, 'Performance'),
  ];
});

const first = () => ids[0] ?? '';
const counts = async (by = user) => (await by.call('POST', 'document-requests/review-counts', { ids })).body;
const verify = (by = user) => by.call('POST', 'document-requests/verify-proven', { ids });
const undo = (batchId: string, by = user) =>
  by.call('POST', `document-requests/verify-proven/${batchId}/undo`);
const verifiedFins = async (id: string) =>
  (await reviewOf(user, id).read()).metrics
    .filter(({ validated }) => validated)
    .map(({ identifier }) => identifier.value)
    .sort();

describe('counting the fields of documents', () => {
  it('AMB-122 counts each field once, in the order of the ids', async () => {
    const { documents } = await counts();
    assert.deepEqual(
      documents.map(({ id }: { id: string }) => id),
      ids,
    );
    const { metrics } = await reviewOf(user, first()).read();
    const [{ verified, proven, found, doubtful, missing }] = documents;
    assert.equal(verified + proven + found + doubtful + missing, metrics.length);
    assert.deepEqual([verified, proven, found, doubtful], [0, 4, 0, 0]);
  });

  it('AMB-122 counts a value that the page contradicts as one that needs review', async () => {
    await server.database.kysely
      .updateTable('document_datapoints')
      .set({ value: 'Fund III' })
      .where('document_request_id', '=', first())
      .where('value', '=', 'Fund I')
      .execute();
    const [one, two] = (await counts()).documents;
    assert.deepEqual([one.proven, one.doubtful], [3, 1]);
    assert.deepEqual([two.proven, two.doubtful], [4, 0]);
    assert.equal((await verify()).body.verified, 7);
    assert.ok(!(await verifiedFins(first())).includes('fund'));
  });
});

describe('verifying the proven values of documents', () => {
  it('AMB-122 verifies them in all documents, with audit and author, and nothing twice', async () => {
    const { status, body } = await verify();
    assert.equal(status, 200);
    assert.deepEqual([body.verified, body.documents], [8, 2]);
    assert.deepEqual(await verifiedFins(first()), [
      'fund',
      'investment_name',
      'investment_name',
      'reporting_date',
    ]);
    const { front } = await reviewOf(user, first()).metricOf('fund');
    assert.equal(front.isVerified, true);
    assert.equal(typeof front.verifiedBy, 'string');
    const audit = await server.database.kysely
      .selectFrom('datapoint_audit')
      .select(['field', 'from_value', 'to_value', 'reason'])
      .where('document_request_id', '=', first())
      .execute();
    assert.equal(audit.length, 4);
    assert.deepEqual(audit[0], {
      field: 'verified',
      from_value: 'false',
      to_value: 'true',
      reason: 'verifiedAsProven',
    });
    assert.deepEqual((await verify()).body, { batchId: null, verified: 0, documents: 0 });
    const { items } = (await user.call('GET', 'document-requests')).body;
    assert.deepEqual(
      items.map(({ metricsVerified }: { metricsVerified: number }) => metricsVerified),
      [4, 4],
    );
  });

  it('AMB-122 is undone at once, but for what was changed since', async () => {
    const { batchId } = (await verify()).body;
    const review = reviewOf(user, first());
    await review.save([await review.edit('fund', { value: 'Fund IX', isVerified: true })]);
    assert.deepEqual((await undo(batchId)).body, { undone: 7 });
    assert.deepEqual(await verifiedFins(first()), ['fund']);
    assert.equal((await undo(batchId)).status, 404);
  });

  it('is undone by the user who did it only', async () => {
    const other = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
    const { batchId } = (await verify()).body;
    assert.equal((await undo(batchId, other)).status, 404);
    assert.equal((await undo(batchId)).body.undone, 8);
  });

  it('AMB-035 takes both permissions', async () => {
    const verifier = await server.signIn(PERMISSIONS.CAN_VERIFY_DOCUMENTS.value, { clientId });
    assert.equal((await verify(verifier)).status, 403);
  });

  it('leaves archived documents as they are, and knows no documents of other clients', async () => {
    await reviewOf(user, first()).setState({ stage: 'ARCHIVED' });
    assert.deepEqual((await verify()).body.documents, 1);
    assert.deepEqual(await verifiedFins(first()), []);
    const stranger = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `q${randomUUID().slice(0, 8)}` });
    assert.equal((await verify(stranger)).status, 404);
    assert.equal((await stranger.call('POST', 'document-requests/review-counts', { ids })).status, 404);
  });
});

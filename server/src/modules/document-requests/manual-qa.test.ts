import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, PROVIDER_USER_GROUP } from '@assay/shared/domain';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import {
  startTestServer,
  type TestResponse,
  type TestServer,
  type TestUser,
} from '../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

const newClient = () => server.signIn(ALL_PERMISSIONS_MASK, { clientId: `c${randomUUID().slice(0, 8)}` });
const namesIn = ({ body }: TestResponse) => body.items.map((item: { file_name: string }) => item.file_name);

async function stageOf(id: string): Promise<string> {
  const { stage } = await server.database.kysely
    .selectFrom('document_requests')
    .select('stage')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return stage;
}

describe('manual QA', () => {
  async function staffOf({ clientId }: TestUser): Promise<TestUser> {
    return server.signIn(ALL_PERMISSIONS_MASK, { clientId, userGroup: PROVIDER_USER_GROUP });
  }

  it('AMB-126 lists its documents for staff of the provider only', async () => {
    const user = await newClient();
    await server.addDocument(user.clientId, { file_name: 'held', stage: 'EXT_MANUAL_QA' });
    await server.addDocument(user.clientId, { file_name: 'done' });
    const staff = await staffOf(user);
    for (const query of [
      'stage=EXT_MANUAL_QA',
      'stage=EXT_DONE&stage=EXT_MANUAL_QA',
      'stage=EXT_DONE,EXT_MANUAL_QA',
    ]) {
      const refused = await user.call('GET', `document-requests?${query}`);
      assert.deepEqual([refused.status, refused.body.errors[0].code], [403, 'FORBIDDEN'], query);
      assert.ok(namesIn(await staff.call('GET', `document-requests?${query}`)).includes('held'), query);
    }
    assert.deepEqual(namesIn(await user.call('GET', 'document-requests')), ['done']);
    const values = 'document-requests/filter-values?column=fund&stage=EXT_MANUAL_QA';
    assert.equal((await user.call('GET', values)).status, 403);
    assert.equal((await staff.call('GET', values)).status, 200);
    const processing = await user.call('GET', 'documentrequest?stage=EXT_MANUAL_QA,EXT_FAILED');
    assert.equal(processing.body.length, 1, 'the processing list shows it as extracting');
  });

  it('AMB-126 only staff of the provider tag its documents, or archive one by a revision of it', async () => {
    const user = await newClient();
    const staff = await staffOf(user);
    const file = { file_hash: 'b'.repeat(64), mime_type: 'application/pdf' };
    const id = await server.addDocument(user.clientId, { ...file, stage: 'EXT_MANUAL_QA' });
    const duplicate = await server.addDocument(user.clientId, { ...file, stage: 'EXT_FAILED_DUPLICATE' });
    const tag = (by: TestUser) =>
      by.call('POST', 'documentrequest/tags', { ids: [id], add: ['seen'], remove: [] });
    const revise = (by: TestUser) =>
      by.call('POST', `documentrequest/${duplicate}/duplicate`, { as: 'revision' });
    assert.deepEqual([(await tag(user)).status, (await revise(user)).status], [403, 403]);
    assert.deepEqual([(await tag(staff)).status, (await revise(staff)).status], [200, 200]);
  });

  it('AMB-126 only staff of the provider take documents out of it', async () => {
    const user = await newClient();
    const staff = await staffOf(user);
    const moves: ((id: string, by: TestUser) => Promise<{ status: number }>)[] = [
      (id, by) => by.call('POST', 'documentrequest/state', { ids: [id], stage: 'EXT_DONE' }),
      (id, by) => by.call('POST', `documentrequest/${id}/state`, { stage: 'TRASHED' }),
      (id, by) =>
        by.callVersion2('POST', 'documents/reprocess', { documents: [{ id, documentType: 'Capital Call' }] }),
      (id, by) => by.call('POST', 'documentrequest/requeue', { document_requests: [id] }),
    ];
    for (const move of moves) {
      const id = await server.addDocument(user.clientId, { stage: 'EXT_MANUAL_QA' });
      assert.equal((await move(id, user)).status, 403);
      assert.equal(await stageOf(id), 'EXT_MANUAL_QA');
      assert.equal((await move(id, staff)).status, 200);
      assert.notEqual(await stageOf(id), 'EXT_MANUAL_QA');
    }
  });

  it('AMB-009 AMB-127 a correction changes the stored value, counts in the accuracy, and marks what was exported before as changed', async () => {
    const user = await newClient();
    const staff = await staffOf(user);
    const id = await addExtractedDocument(server, user.clientId, 'Performance');
    const { kysely } = server.database;
    await kysely
      .updateTable('document_requests')
      .set({ stage: 'EXT_MANUAL_QA' })
      .where('id', '=', id)
      .execute();
    const review = reviewOf(staff, id);
    await review.verify('fund');
    const documentRequests = [id];
    const exported = await staff.call('POST', 'documentrequest/export_many?content=json', {
      documentRequests,
    });
    assert.equal(exported.status, 200, exported.text);
    const isChangedOn = async (by: TestUser, stage: string) => {
      const { items } = (await by.call('GET', `document-requests?stage=${stage}`)).body;
      return items.find((item: { id: string }) => item.id === id).changedSinceExport ?? false;
    };
    assert.equal(await isChangedOn(staff, 'EXT_MANUAL_QA'), false);

    const correction = await review.edit('fund', { value: 'Fund X', isVerified: true });
    assert.equal((await review.save([correction])).status, 200);
    assert.equal(await stageOf(id), 'EXT_MANUAL_QA', 'a correction takes nothing out of it');
    assert.equal((await review.metricOf('fund')).front.value, 'Fund X');
    assert.equal(await isChangedOn(staff, 'EXT_MANUAL_QA'), true);
    const accuracy = async () => {
      const { metrics } = (await user.call('GET', 'dashboards/performance')).body;
      return metrics.map((one: { id: string; extracted: number; corrected: number }) => [
        one.id,
        one.extracted,
        one.corrected,
      ]);
    };
    assert.deepEqual(await accuracy(), [], 'what is not confirmed is not counted');

    assert.equal((await review.confirm()).status, 200);
    assert.equal(await stageOf(id), 'EXT_DONE');
    assert.deepEqual(await accuracy(), [
      ['fund', 1, 1],
      ['investment_name', 2, 0],
      ['reporting_date', 1, 0],
    ]);
    const { items: months } = (await user.call('GET', 'usage/accuracy')).body;
    assert.equal(months.at(-1).accuracy, 0.75);
    assert.equal((await reviewOf(user, id).metricOf('fund')).front.value, 'Fund X');
    assert.equal(await isChangedOn(user, 'EXT_DONE'), true);
    const { items } = (await user.call('GET', `exports/changes/${id}`)).body;
    assert.deepEqual(
      items[0].changes.map(({ kind, fin, before, now }: Record<string, { value: string }>) => [
        kind,
        fin,
        before?.value,
        now?.value,
      ]),
      [['changed', 'fund', 'Fund I', 'Fund X']],
    );
  });
});

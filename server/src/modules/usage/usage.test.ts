import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { ALL_PERMISSIONS_MASK, withPermission } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `c${randomUUID().slice(0, 8)}` });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const get = async (path: string) => (await user.call('GET', path)).body;
const uploads = async () => {
  const { items } = (await get('usage/upload')) as { items: { date: string; count: number }[] };
  return new Map(items.map(({ date, count }) => [date, count]));
};
const namesBehind = async (query: string) =>
  ((await get(`usage/documents?${query}`)).items as { file_name: string }[])
    .map(({ file_name: name }) => name)
    .toSorted();
const insights = async () => {
  const { url } = await get('insights');
  const address = new URL(url, 'http://localhost');
  return (await server.send({ url: `${address.pathname}${address.search}` })).body;
};

/** A document with the values that an extraction found in it, by fin; empty where it found none. */
async function addExtracted(values: Readonly<Record<string, string>>, columns: object = {}): Promise<string> {
  const { kysely } = server.database;
  const id = await server.addDocument(user.clientId, columns);
  const groupingId = randomUUID();
  await kysely
    .insertInto('groupings')
    .values({ id: groupingId, document_request_id: id, group_display: 'Summary', table_index: 0 })
    .execute();
  for (const [index, [fin, value]] of Object.entries(values).entries()) {
    const metricId = randomUUID();
    await kysely
      .insertInto('document_metrics')
      .values({
        id: metricId,
        document_request_id: id,
        grouping_id: groupingId,
        index,
        fin,
        display_label: fin,
        data_type: 'STRING',
        order_position: index,
      })
      .execute();
    await kysely
      .insertInto('document_datapoints')
      .values({ metric_id: metricId, document_request_id: id, rank: 0, value })
      .execute();
  }
  return id;
}

const confirm = (id: string, isVerified = true) =>
  user.call('POST', `documentrequest/${id}/state`, { stage: 'EXT_DONE', is_verified: isVerified });

/** Types a value as a reviewer does. */
async function type(documentId: string, fin: string, value: string): Promise<void> {
  const { status, text } = await user.call('POST', `documentrequest/${documentId}/datapoints`, {
    documentRequestId: documentId,
    verified: false,
    documentType: 'Capital Call',
    metrics: [{ fin, dataType: 'STRING', datapoints: [{ value, isVerified: true }] }],
  });
  assert.equal(status, 200, text);
}

describe('usage', () => {
  it('USE-001 PERM-001 is refused without CAN_VIEW_SYSTEM_PERFORMANCE', async () => {
    const others = withPermission(ALL_PERMISSIONS_MASK, 'CAN_VIEW_SYSTEM_PERFORMANCE', false);
    const other = await server.signIn(others, { clientId: user.clientId });
    for (const path of ['insights', 'usage/upload', 'usage/accuracy', 'usage/documents'])
      assert.equal((await other.call('GET', path)).status, 403, path);
  });

  it('API-028 USE-002 counts the uploads of each of the last 365 days; deleted documents and other clients do not count', async () => {
    const today = dayOf(new Date());
    await server.addDocument(user.clientId, { file_name: 'a.pdf' });
    const deleted = await server.addDocument(user.clientId, { file_name: 'b.pdf', stage: 'TRASHED' });
    await server.addDocument(user.clientId, { file_name: 'old.pdf', upload_date: daysAgo(30) });
    await server.addDocument(user.clientId, { upload_date: daysAgo(500) });
    await server.addDocument(`${user.clientId}x`, {});
    const before = await uploads();
    assert.equal(before.size, 365);
    assert.equal([...before.keys()].at(-1), today);
    assert.deepEqual(
      [before.get(today), before.get(dayOf(daysAgo(30))), before.get(dayOf(daysAgo(1)))],
      [2, 1, 0],
    );
    assert.deepEqual(await namesBehind(`uploadedFrom=${today}&uploadedTo=${today}`), ['a.pdf', 'b.pdf']);
    await user.call('POST', 'documentrequest/delete', { uuids: [deleted] });
    assert.equal((await uploads()).get(today), 1);
  });

  it('API-023 USE-006 insights answer the address of a file with the number of verified metrics and of all', async () => {
    assert.deepEqual(await insights(), { metricsVerified: 0, metricsTotal: 0 });
    const id = await server.addDocument(user.clientId, { metrics_total: 20, metrics_verified: 5 });
    await server.addDocument(user.clientId, { metrics_total: 10 });
    assert.deepEqual(await insights(), { metricsVerified: 5, metricsTotal: 30 });
    const { kysely } = server.database;
    await kysely
      .updateTable('document_requests')
      .set({ metrics_verified: 20 })
      .where('id', '=', id)
      .execute();
    assert.deepEqual(await insights(), { metricsVerified: 20, metricsTotal: 30 });
    await kysely.deleteFrom('document_requests').where('id', '=', id).execute();
    assert.deepEqual(await insights(), { metricsVerified: 0, metricsTotal: 10 });
  });

  it('API-029 USE-003 USE-005 AMB-074 accuracy is the share of extracted values of confirmed documents that nobody changed', async () => {
    const month = dayOf(new Date()).slice(0, 7);
    const thisMonth = async () => {
      const { items } = await get('usage/accuracy');
      assert.equal(items.length, 12);
      return items.at(-1);
    };
    const kept = await addExtracted({ fund: 'Calder', note: '' }, { file_name: 'kept.pdf' });
    const changed = await addExtracted(
      { fund: 'Calder', call_reference: '7', note: '' },
      { file_name: 'changed.pdf' },
    );
    await type(changed, 'call_reference', '8');
    await type(changed, 'note', 'added');
    const { accuracy, documents, from_date: from, to_date: to } = await thisMonth();
    assert.deepEqual([accuracy, documents, from.slice(0, 7), to.slice(0, 7)], [null, 0, month, month]);
    assert.equal((await confirm(kept)).status, 200);
    assert.equal((await confirm(changed)).status, 200);
    const period = await thisMonth();
    assert.deepEqual([period.accuracy, period.documents], [0.6667, 2]);
    const span = `confirmedFrom=${period.from_date}&confirmedTo=${period.to_date}`;
    assert.deepEqual(await namesBehind(span), ['changed.pdf', 'kept.pdf']);
    assert.deepEqual(await namesBehind(`${span}&outcome=touchless`), ['kept.pdf']);
    assert.deepEqual(await namesBehind('correctedMetric=call_reference'), ['changed.pdf']);
    assert.deepEqual(await namesBehind(`confirmedBy=${user.id}&outcome=corrected`), ['changed.pdf']);
    await confirm(changed, false);
    assert.deepEqual([(await thisMonth()).accuracy, (await thisMonth()).documents], [1, 1]);
    await sql`delete from clients where id = ${user.clientId}`.execute(server.database.kysely);
  });

  it('a value that was changed and changed back counts as extracted right', async () => {
    const id = await addExtracted({ call_reference: '7' });
    await type(id, 'call_reference', '8');
    await type(id, 'call_reference', '7');
    await confirm(id);
    assert.equal((await get('usage/accuracy')).items.at(-1).accuracy, 1);
  });

  it('USE-007 counts documents by stage, and shows those behind each count', async () => {
    await server.addDocument(user.clientId, { file_name: 'done.pdf' });
    await server.addDocument(user.clientId, { file_name: 'failed.pdf', stage: 'EXT_FAILED' });
    const counts = await get(
      'document-requests/summary-counts?stage=EXT_DONE&stage=EXT_FAILED&stage=TRASHED',
    );
    assert.deepEqual(counts, { EXT_DONE: 1, EXT_FAILED: 1, TRASHED: 0 });
    assert.deepEqual(await namesBehind('stage=EXT_FAILED'), ['failed.pdf']);
    assert.deepEqual(await namesBehind('stage=EXT_FAILED&stage=EXT_DONE'), ['done.pdf', 'failed.pdf']);
  });
});

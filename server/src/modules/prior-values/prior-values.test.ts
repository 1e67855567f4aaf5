import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `p${randomUUID().slice(0, 8)}` });
});

/** A performance report of Fund I for a date, with verified values; confirmed unless it is only read. */
async function addReport(
  reportingDate: string,
  tvpi: string,
  { fund = 'Fund I', isConfirmed = true, isLinkedTo = undefined as string | undefined } = {},
): Promise<string> {
  const id = await addExtractedDocument(server, user.clientId, 'Performance');
  const review = reviewOf(user, id);
  const linkedEntity = isLinkedTo === undefined ? {} : { linkedEntity: { selectedEntityId: isLinkedTo } };
  const saved = await review.save([
    await review.edit('reporting_date', { value: reportingDate, isVerified: true }),
    await review.edit('fund', { value: fund, isVerified: true, ...linkedEntity }),
    await review.edit('tvpi', { value: tvpi, isVerified: true }),
  ]);
  assert.equal(saved.status, 200);
  if (isConfirmed) assert.equal((await review.confirm()).status, 200);
  return id;
}

/** The reporting date, and the stored values of TVPI as `date value document`. */
async function priorOf(id: string): Promise<[string | null, string[]]> {
  const { body } = await user.call('GET', `document-requests/${id}/prior-values`);
  const { metric } = await reviewOf(user, id).metricOf('tvpi');
  type Value = { reportingDate: string; value: string; source: { documentRequestId: string } | null };
  const item = body.items.find(({ metricId }: { metricId: string }) => metricId === metric.id);
  const values = (item?.history ?? []).map(({ reportingDate, value, source }: Value) =>
    [reportingDate, value, source?.documentRequestId].join(' '),
  );
  return [body.reportingDate, values];
}

const akasOf = async (name: string, akas: readonly string[]) => {
  const { kysely } = server.database;
  const entity = await kysely
    .selectFrom('entities')
    .select('id')
    .where('client_id', '=', user.clientId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  for (const [position, aka] of akas.entries())
    await kysely.insertInto('entity_akas').values({ entity_id: entity.id, name: aka, position }).execute();
  return entity.id;
};

describe('values of earlier periods', () => {
  it('are those of the entity that the document names, the newest first, with their documents', async () => {
    const first = await addReport('2023-12-31', '1.2');
    const second = await addReport('2024-03-31', '1.3');
    const later = await addReport('2024-09-30', '1.6');
    const id = await addReport('2024-06-30', '1.5', { isConfirmed: false });
    const expected = [`2024-03-31 1.3 ${second}`, `2023-12-31 1.2 ${first}`];
    assert.deepEqual(await priorOf(id), ['2024-06-30', expected]);
    assert.deepEqual((await priorOf(later))[1], expected);
  });

  it('leave out what the document itself wrote, and hold what another wrote for the same date', async () => {
    const id = await addReport('2024-06-30', '1.5');
    assert.deepEqual((await priorOf(id))[1], []);
    const other = await addReport('2024-06-30', '1.6', { isConfirmed: false });
    assert.deepEqual((await priorOf(other))[1], [`2024-06-30 1.5 ${id}`]);
  });

  it('follow a linked entity, and an AKA that only one entity has', async () => {
    const first = await addReport('2024-03-31', '1.3');
    const fund = await akasOf('Fund I', ['Fund One', 'The Fund']);
    const linked = await addReport('2024-06-30', '1.5', {
      fund: 'Quite another',
      isLinkedTo: fund,
      isConfirmed: false,
    });
    assert.deepEqual((await priorOf(linked))[1], [`2024-03-31 1.3 ${first}`]);
    const known = await addReport('2024-06-30', '1.5', { fund: 'fund one', isConfirmed: false });
    assert.deepEqual((await priorOf(known))[1], [`2024-03-31 1.3 ${first}`]);
    await addReport('2024-03-31', '2.3', { fund: 'Fund II' });
    await akasOf('Fund II', ['The Fund']);
    const unclear = await addReport('2024-06-30', '1.5', { fund: 'The Fund', isConfirmed: false });
    assert.deepEqual((await priorOf(unclear))[1], []);
  });

  it('AMB-122 keep a value that does not go with them from being verified as proven', async () => {
    const countsOf = async (id: string) =>
      (await user.call('POST', 'document-requests/review-counts', { ids: [id] })).body.documents[0];
    await addReport('2024-03-31', '1.3');
    const id = await addReport('2024-06-30', '1.5', { isConfirmed: false });
    const { metric, front } = await reviewOf(user, id).metricOf('tvpi');
    const { kysely } = server.database;
    /** As if it had been read so from the page. */
    const readAs = async (value: string) => {
      const found = { value, text: value, page: 1, confidence: 0.99, modified_by: 1, is_verified: false };
      await kysely.updateTable('document_datapoints').set(found).where('id', '=', front.id).execute();
      await kysely
        .updateTable('document_metrics')
        .set({ is_validated: false })
        .where('id', '=', metric.id)
        .execute();
    };
    await readAs('1.5');
    const plain = await countsOf(id);
    await readAs('1500');
    const odd = await countsOf(id);
    assert.deepEqual([odd.proven, odd.doubtful], [plain.proven - 1, plain.doubtful + 1]);
    await user.call('POST', 'document-requests/verify-proven', { ids: [id] });
    assert.equal((await reviewOf(user, id).metricOf('tvpi')).front.isVerified, false);
  });

  it('create nothing, and are none for an unknown name', async () => {
    const id = await addReport('2024-06-30', '1.5', { isConfirmed: false });
    assert.deepEqual((await priorOf(id))[1], []);
    const entities = await server.database.kysely
      .selectFrom('entities')
      .select('name')
      .where('client_id', '=', user.clientId)
      .execute();
    assert.deepEqual(entities, []);
    assert.equal((await user.call('GET', `document-requests/${randomUUID()}/prior-values`)).status, 404);
  });
});

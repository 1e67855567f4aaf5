import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, PERMISSIONS } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { ExtractionService } from '../extraction/service.ts';
import { updateSamePeriod } from './same-period.repository.ts';

const HASH = 'a'.repeat(64);

let server: TestServer;
let user: TestUser;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

/** A document of a new client, and a refused duplicate of it. */
async function addDuplicate(): Promise<{ original: string; duplicate: string }> {
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `c${randomUUID().slice(0, 8)}` });
  const file = { file_hash: HASH, mime_type: 'application/pdf' };
  const original = await server.addDocument(user.clientId, { ...file, file_name: 'first.pdf', tags: ['q4'] });
  const stage = 'EXT_FAILED_DUPLICATE';
  const duplicate = await server.addDocument(user.clientId, { ...file, file_name: 'again.pdf', stage });
  return { original, duplicate };
}

const rowOf = (id: string) =>
  server.database.kysely
    .selectFrom('document_requests')
    .select(['stage', 'tags', 's3_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Whether the extraction takes the file of a document for one that is there already. */
async function fileStatus(id: string): Promise<string> {
  const { s3_key: key } = await rowOf(id);
  const run = {
    id,
    documentId: id,
    clientId: user.clientId,
    fileName: 'x',
    key,
    documentTypeId: 'x',
    part: null,
    stage: 'DOC_UPLOADED',
    lostWorkers: 0,
    begunAt: 0,
  };
  const service = new ExtractionService(server.database.kysely, server.jobs, server.core);
  return service.recordFile(run, { hash: HASH, size: 1, mimeType: 'application/pdf' });
}

describe('a duplicate', () => {
  it('AMB-051 names the document that it repeats, in whatever list that is', async () => {
    const { original, duplicate } = await addDuplicate();
    await user.call('POST', 'documentrequest/state', { ids: [original], stage: 'TRASHED' });
    const { body } = await user.call('GET', `documentrequest/${duplicate}/duplicate`);
    assert.deepEqual(
      [body.original.id, body.original.fileName, body.original.stage],
      [original, 'first.pdf', 'TRASHED'],
    );
    const foreign = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `c${randomUUID().slice(0, 8)}` });
    assert.equal((await foreign.call('GET', `documentrequest/${duplicate}/duplicate`)).status, 404);
  });

  it('AMB-051 is extracted beside the other when both are kept', async () => {
    const { original, duplicate } = await addDuplicate();
    assert.equal(await fileStatus(duplicate), 'duplicate');
    const kept = await user.call('POST', `documentrequest/${duplicate}/duplicate`, { as: 'copy' });
    assert.equal(kept.status, 200);
    assert.equal((await rowOf(duplicate)).stage, 'DOC_UPLOADED');
    assert.equal(await fileStatus(duplicate), 'original');
    const { stage, tags } = await rowOf(original);
    assert.deepEqual([stage, tags], ['EXT_DONE', ['q4']]);
    const again = await user.call('POST', `documentrequest/${duplicate}/duplicate`, { as: 'copy' });
    assert.deepEqual([again.status, again.body.errors[0].code], [400, 'STAGE_MOVE_NOT_ALLOWED']);
  });

  it('AMB-051 archives the other when it is kept as its revision, which takes the right to move documents', async () => {
    const { original, duplicate } = await addDuplicate();
    const { CAN_REQUEUE_DOCUMENTS } = PERMISSIONS;
    const other = await server.signIn(CAN_REQUEUE_DOCUMENTS.value, { clientId: user.clientId });
    const refused = await other.call('POST', `documentrequest/${duplicate}/duplicate`, { as: 'revision' });
    assert.equal(refused.status, 403);
    assert.equal((await rowOf(original)).stage, 'EXT_DONE');
    await user.call('POST', `documentrequest/${duplicate}/duplicate`, { as: 'revision' });
    const archived = await rowOf(original);
    assert.deepEqual([archived.stage, archived.tags], ['ARCHIVED', ['q4', 'Superseded']]);
    assert.deepEqual((await rowOf(duplicate)).tags, ['Revised']);
  });
});

describe('a document of a period that another one is about', () => {
  const PERIOD = { fund: 'Calder IV', reporting_date: '2024-03-31', document_type_id: 'Capital Account' };

  /** A document with values, as an extraction leaves it. */
  async function addStatement(values: Readonly<Record<string, string>>, period: object = PERIOD) {
    const id = await server.addDocument(user.clientId, { ...period });
    const { kysely } = server.database;
    const grouping_id = randomUUID();
    await kysely
      .insertInto('groupings')
      .values({ id: grouping_id, document_request_id: id, group_display: 'Summary', table_index: 0 })
      .execute();
    for (const [index, [fin, value]] of Object.entries(values).entries()) {
      const metric_id = randomUUID();
      const about = { document_request_id: id, grouping_id, index, order_position: index };
      const data_type = /^[\d.]+$/.test(value) ? 'NUMERIC' : 'STRING';
      await kysely
        .insertInto('document_metrics')
        .values({ ...about, id: metric_id, fin, display_label: fin, data_type })
        .execute();
      await kysely
        .insertInto('document_datapoints')
        .values({ metric_id, document_request_id: id, rank: 0, value })
        .execute();
    }
    await kysely.transaction().execute((transaction) => updateSamePeriod(transaction, id));
    return id;
  }

  const decisionOn = async (id: string) => {
    const { body } = await user.call('GET', `document-requests?id=${id}`);
    return body.items[0].samePeriodAs;
  };

  before(async () => {
    user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `c${randomUUID().slice(0, 8)}` });
  });

  it('AMB-051 is warned of early, with the values that differ; as a revision it takes the place of the other', async () => {
    const first = await addStatement({ closing: '100.00', units: '5', manager: 'Calder' });
    const second = await addStatement({ closing: '95', units: '5.0', auditor: 'Lindqvist' });
    assert.equal(await decisionOn(second), first);
    const { body } = await user.call('GET', `documentrequest/${second}/duplicate`);
    assert.equal(body.original.id, first);
    assert.deepEqual(
      body.differences.map(({ fin, before, after }: Record<string, { value: string } | string | null>) => [
        fin,
        before && typeof before === 'object' ? before.value : before,
        after && typeof after === 'object' ? after.value : after,
      ]),
      [
        ['closing', '100.00', '95'],
        ['auditor', null, 'Lindqvist'],
        ['manager', 'Calder', null],
      ],
    );
    const kept = await user.call('POST', `documentrequest/${second}/same-period`, { as: 'revision' });
    assert.equal(kept.status, 200);
    const { stage, tags } = await rowOf(first);
    assert.deepEqual([stage, tags], ['ARCHIVED', ['Superseded']]);
    const revision = (await user.call('GET', `document-requests?id=${second}`)).body.items[0];
    assert.deepEqual([revision.revises, revision.samePeriodAs, revision.tags], [first, null, ['Revised']]);
    const again = await user.call('POST', `documentrequest/${second}/same-period`, { as: 'copy' });
    assert.deepEqual([again.status, again.body.errors[0].code], [400, 'STAGE_MOVE_NOT_ALLOWED']);
  });

  it('AMB-051 stays beside the other where both are kept, and where they name different investors or calls', async () => {
    const period = { ...PERIOD, fund: 'Nordlicht', document_type_id: 'Capital Call' };
    const first = await addStatement({ limited_partner: 'Hollis', call_number: '7' }, period);
    const others: Record<string, string>[] = [
      { limited_partner: 'Larkmead' },
      { limited_partner: 'HOLLIS ', call_number: '8' },
    ];
    for (const other of others) assert.equal(await decisionOn(await addStatement(other, period)), null);
    const same = await addStatement({ limited_partner: 'Hollis', call_number: '7' }, period);
    assert.equal(await decisionOn(same), first);
    assert.equal(
      (await user.call('POST', `documentrequest/${same}/same-period`, { as: 'copy' })).status,
      200,
    );
    await server.database.kysely.transaction().execute((transaction) => updateSamePeriod(transaction, same));
    assert.equal(await decisionOn(same), null);
  });
});

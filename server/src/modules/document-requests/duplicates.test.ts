import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, PERMISSIONS } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { ExtractionService } from '../extraction/service.ts';

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
  };
  const service = new ExtractionService(server.database.kysely, server.jobs);
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

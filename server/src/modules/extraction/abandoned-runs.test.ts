import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { createExtractorProcess, type ExtractorProcess } from '../../pipeline/index.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { createExtractionHandler } from './extraction.job.ts';
import { openJobs, type Jobs } from '../job-queues.ts';

const FILE = new URL('../../../../samples/to-upload/capcall_SVR5_20240912_inv3391.pdf', import.meta.url);

let server: TestServer;
let user: TestUser;
let extractor: ExtractorProcess;

before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  extractor = createExtractorProcess();
});
after(async () => {
  await extractor.close();
  await server.close();
});

/** Adds a document with a job in the queue. @returns its id */
async function queued(): Promise<string> {
  const id = await server.addDocument(user.clientId, { stage: 'DOC_REQUESTED' });
  await server.store.put(`${user.clientId}/${id}/source`, readFileSync(FILE));
  const request = { documentId: id, clientId: user.clientId, documentTypeId: 'Capital Call' };
  await server.database.kysely.transaction().execute((rows) => server.jobs.start(rows, request));
  return id;
}

const jobOf = (id: string) => sql`
  name = 'extract-document' and singleton_key in
    (select id::text from document_runs where document_request_id = ${id} and status in ('queued', 'running'))`;

const runOf = (id: string) =>
  server.database.kysely
    .selectFrom('document_runs')
    .select(['status', 'failure_stage', 'failure_detail'])
    .where('document_request_id', '=', id)
    .orderBy('attempt', 'desc')
    .executeTakeFirstOrThrow();

async function stageOf(id: string): Promise<string> {
  const { stage } = await server.database.kysely
    .selectFrom('document_requests')
    .select('stage')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return stage;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(50);
}

/** Starts a worker that claims the next job and never finishes it. @returns its jobs, to stop it */
async function stuckWorker(): Promise<Jobs> {
  const jobs = await openJobs({ database: server.database, log: () => undefined });
  const taken = Promise.withResolvers<undefined>();
  await jobs.work(1, async ({ signal }) => {
    taken.resolve(undefined);
    await new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
  });
  await taken.promise;
  return jobs;
}

const useLastTry = (id: string) =>
  sql`update jobs.job set retry_count = retry_limit where ${jobOf(id)}`.execute(server.database.kysely);

describe('document with an abandoned extraction job', () => {
  it('fails after its last interrupted attempt, and can then be retried and deleted', async () => {
    const id = await queued();
    await useLastTry(id);
    const stuck = await stuckWorker();
    const waiting = await queued();
    // The next start releases the jobs that a killed process had claimed.
    await server.jobs.releaseClaimed();
    await until(async () => (await stageOf(id)) === 'EXT_FAILED');
    assert.deepEqual(await runOf(id), {
      status: 'failed',
      failure_stage: 'EXT_FAILED',
      failure_detail: 'the extraction was interrupted too often',
    });
    assert.equal(await stageOf(waiting), 'DOC_UPLOADED', 'a waiting document keeps waiting');
    await stuck.stop();

    const retried = await user.call('POST', 'documentrequest/requeue', { document_requests: [id] });
    assert.equal(retried.status, 200);
    assert.equal(await stageOf(id), 'DOC_UPLOADED');
    await sql`delete from jobs.job where ${jobOf(id)}`.execute(server.database.kysely);
    await until(async () => (await stageOf(id)) === 'EXT_FAILED');
    assert.equal((await user.call('POST', 'documentrequest/delete', { uuids: [id] })).status, 200);
  });
});

describe('shutdown of an extraction worker', () => {
  it('requeues the document without using up an attempt, so that its last attempt still succeeds', async () => {
    await sql`delete from jobs.job`.execute(server.database.kysely);
    const id = await queued();
    await useLastTry(id);
    const stuck = await stuckWorker();
    await stuck.stop();
    const log = { warn: (details: object) => assert.fail(JSON.stringify(details)) };
    await server.jobs.work(1, createExtractionHandler({ ...server, extractor, log }));
    await until(async () => !/^(DOC_|EXT_START)/u.test(await stageOf(id)));
    assert.equal(await stageOf(id), 'EXT_DONE');
  });
});

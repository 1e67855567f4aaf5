import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { after, afterEach, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { ALL_PERMISSIONS_MASK, AppError } from '@assay/shared/domain';
import { JobGivenBack } from '../../jobs/job-queue.ts';
import { createExtractorProcess, type ExtractorProcess } from '../../pipeline/index.ts';
import { buildPdf } from '../../pipeline/testing/build-pdf.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { openJobs } from '../job-queues.ts';
import { createExtractionHandler } from './extraction.job.ts';
import type { ExtractionTask } from './extraction-queue.ts';
import { runFiles } from './run-files.ts';

/** Makes the extractor process never come back from the second page of a document. */
const STUCK_PAGE = fileURLToPath(
  new URL('../../pipeline/testing/proposers/stuck-page-proposer.ts', import.meta.url),
);

let server: TestServer;
let user: TestUser;
before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
});
after(() => server.close());
afterEach(() => sql`delete from jobs.job`.execute(server.database.kysely));

/** Queues a document. @returns the id of its run */
async function queued(bytes?: Uint8Array): Promise<string> {
  const id = await server.addDocument(user.clientId, { stage: 'DOC_REQUESTED' });
  await server.store.put(`${user.clientId}/${id}/source`, bytes ?? Buffer.from(`file of ${id}`));
  const request = { documentId: id, clientId: user.clientId, documentTypeId: 'Capital Call' };
  await server.database.kysely.transaction().execute((rows) => server.jobs.start(rows, request));
  const run = await server.database.kysely
    .selectFrom('document_runs')
    .select('id')
    .where('document_request_id', '=', id)
    .executeTakeFirstOrThrow();
  return run.id;
}

const runOf = (id: string) =>
  server.database.kysely
    .selectFrom('document_runs')
    .select(['status', 'failure_stage', 'failure_detail', 'unreturned', 'is_long'])
    .select('document_request_id as documentId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

type Extract = ExtractorProcess['extract'];

/** Handles a job as a worker does. */
const handle = (runId: string, extract: Extract, task: Partial<ExtractionTask> = {}) =>
  createExtractionHandler({ ...server, extractor: { extract }, log: { warn: () => undefined } })({
    runId,
    isLong: false,
    signal: new AbortController().signal,
    ...task,
  });

const dies: Extract = async (_job, { onStage }) => {
  onStage?.('EXT_START_DOC_TO_GRAPH');
  return { ok: false, failure: { stage: 'EXT_FAILED', detail: 'killed (SIGKILL)', hasDied: true } };
};
const cancelled: Extract = async () => ({
  ok: false,
  failure: { stage: 'EXT_FAILED', detail: 'cancelled' },
});
const FAILED = { ok: false, failure: { stage: 'EXT_FAILED', detail: 'empty' } } as const;

describe('a document whose extraction does not come to an end', () => {
  it('STATE-010 ends with its cause and the stage that it was in when its reading process has died three times', async () => {
    const id = await queued();
    for (let death = 1; death < 3; death += 1) {
      await assert.rejects(handle(id, dies), /killed \(SIGKILL\)/u);
      assert.equal((await runOf(id)).status, 'queued');
    }
    await handle(id, dies);
    const { status, failure_stage, failure_detail } = await runOf(id);
    assert.deepEqual(
      [status, failure_stage, failure_detail],
      ['failed', 'EXT_FAILED', 'killed (SIGKILL) (at EXT_START_DOC_TO_GRAPH)'],
    );
  });

  it('is given back with all tries left when the process stops, or the database or store is away, however often', async () => {
    const id = await queued();
    const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    for (let time = 0; time < 5; time += 1) {
      const stopped = AbortSignal.abort(new Error('stopping'));
      await assert.rejects(handle(id, cancelled, { signal: stopped }), JobGivenBack);
      await assert.rejects(
        handle(id, () => Promise.reject(lost)),
        JobGivenBack,
      );
      await assert.rejects(
        handle(id, () => Promise.reject(new AppError('SERVICE_UNAVAILABLE'))),
        JobGivenBack,
      );
    }
    const { status, unreturned } = await runOf(id);
    assert.deepEqual([status, unreturned], ['queued', 0]);
    await handle(id, async () => FAILED);
    assert.equal((await runOf(id)).failure_detail, 'empty');
  });

  it('ends when a third worker is lost over it, and is read again after the first two', async () => {
    const id = await queued();
    const extract = async () => assert.fail('the document was read');
    await sql`update document_runs set unreturned = 2 where id = ${id}`.execute(server.database.kysely);
    await assert.rejects(handle(id, async () => Promise.reject(new Error('an unexpected error'))));
    assert.equal((await runOf(id)).status, 'queued');
    await sql`update document_runs set unreturned = 3, stage = 'EXT_START_METRIC_QUERY' where id = ${id}`.execute(
      server.database.kysely,
    );
    await handle(id, extract);
    const { failure_stage, failure_detail } = await runOf(id);
    assert.deepEqual(
      [failure_stage, failure_detail],
      ['EXT_FAILED', '3 workers were lost while they read it (at EXT_START_METRIC_QUERY)'],
    );
  });

  it('ends after four unexpected errors', async () => {
    const id = await queued();
    const fails: Extract = () => Promise.reject(new Error('unexpected'));
    for (let error = 1; error < 4; error += 1) await assert.rejects(handle(id, fails), /unexpected/u);
    await handle(id, fails);
    assert.equal((await runOf(id)).status, 'failed');
  });

  it('goes on among the long ones after 30 s of processor time, however long it waits for the processor', async () => {
    /** Reads as long as it is let, with as much processor time. */
    const reads =
      (milliseconds: number): Extract =>
      async (job, options) => {
        options.onProcessorTime?.(milliseconds);
        return options.signal?.aborted === true ? cancelled(job, options) : FAILED;
      };
    const short = await queued();
    await handle(short, reads(29_999));
    assert.equal((await runOf(short)).failure_detail, 'empty');
    const id = await queued();
    await handle(id, reads(30_000));
    const { status, is_long: isLong, unreturned } = await runOf(id);
    assert.deepEqual([status, isLong, unreturned], ['queued', true, 0]);
    await handle(id, async () => assert.fail('the short slot took it again'));
    await handle(id, reads(500_000), { isLong: true });
    assert.equal((await runOf(id)).failure_detail, 'empty');
  });

  it('goes on among the long ones with the pages that were read', async () => {
    let keptPath = '';
    const isFirstPageKept = () =>
      existsSync(keptPath) && readFileSync(keptPath, 'utf8').includes('"number":1');
    const short = createExtractorProcess({
      proposerPaths: [STUCK_PAGE],
      readings: { processorTime: () => (isFirstPageKept() ? 30_000 : 0) },
    });
    const long = createExtractorProcess();
    const pages = ['First', 'Second', 'Third'].map((text) => [{ x: 60, y: 80, text: `${text} page` }]);
    const id = await queued(await buildPdf(pages));
    const { documentId } = await runOf(id);
    const keys = runFiles({ id, documentId, clientId: user.clientId });
    const ended = Promise.withResolvers<undefined>();
    const jobs = await openJobs({ database: server.database, log: () => undefined });
    await jobs.work(1, async (task) => {
      if (task.runId !== id) return;
      if (task.isLong) {
        // Whatever stands here is taken for what was read: the page is not read again.
        const kept = await server.store.withLocalFile(keys.keptPages, (path) => readFile(path, 'utf8'));
        assert.doesNotMatch(kept, /Second/u);
        await server.store.put(
          keys.keptPages,
          Buffer.from(`${kept.replace('First', 'Kept')}\n{"form":1,"numb`),
        );
        await handle(id, (job, options) => long.extract(job, options), task);
        return ended.resolve(undefined);
      }
      const extract: Extract = (job, options) => {
        keptPath = job.keptPagesPath ?? '';
        return short.extract(job, options);
      };
      await handle(id, extract, task);
    });
    await ended.promise;
    await Promise.all([jobs.stop(), short.close(), long.close()]);
    assert.equal((await runOf(id)).status, 'done');
    const graph = await server.store.withLocalFile(keys.graph, (path) => readFile(path, 'utf8'));
    assert.match(graph, /"Kept".*"Second".*"Third"/su);
    assert.equal(await server.store.sizeOf(keys.keptPages), null);
  });
});

describe('a worker that dies', () => {
  it('has its document given to another one within 30 s', async () => {
    const { kysely } = server.database;
    const { rows } = await sql<{ seconds: number }>`
      select max(heartbeat_seconds + retry_delay_max)::int as seconds from jobs.queue
      where name like 'extract-%document'`.execute(kysely);
    // The queue looks every five seconds, and so does whoever missed its notification.
    assert.ok((rows[0]?.seconds ?? Infinity) + 5 + 5 <= 30);
    const id = await queued();
    const dead = await openJobs({ database: server.database, log: () => undefined });
    const claimed = Promise.withResolvers<undefined>();
    await dead.work(1, async () => {
      claimed.resolve(undefined);
      await new Promise(() => undefined);
    });
    await claimed.promise;
    const living = await openJobs({ database: server.database, log: () => undefined });
    const taken = Promise.withResolvers<string>();
    await living.work(1, async ({ runId }) => taken.resolve(runId));
    await sql`update jobs.job set heartbeat_on = now() - interval '16 seconds' where state = 'active'`.execute(
      kysely,
    );
    assert.equal(await Promise.race([taken.promise, pause(30_000, 'late', { ref: false })]), id);
    await Promise.all([dead.stop(), living.stop()]);
  });
});

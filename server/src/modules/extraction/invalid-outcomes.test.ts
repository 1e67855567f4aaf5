import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { after, before, it } from 'node:test';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { createExtractorProcess, type ExtractorProcess } from '../../pipeline/index.ts';
import { buildPdf, labelRows } from '../../pipeline/testing/build-pdf.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { createExtractionHandler } from './extraction.job.ts';

/** Makes the extractor process return the outcome that the text of the document names. */
const FORGING = fileURLToPath(
  new URL('../../pipeline/testing/proposers/forging-proposer.ts', import.meta.url),
);

let server: TestServer;
let user: TestUser;
let extractor: ExtractorProcess;
/** Resolves with the id of the run that ended. */
let ended = Promise.withResolvers<string>();
const logged: { message: string; details: object }[] = [];

before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  extractor = createExtractorProcess({ proposerPaths: [FORGING] });
  const log = { warn: (details: object, message: string) => void logged.push({ details, message }) };
  const handle = createExtractionHandler({ ...server, extractor, log });
  await server.jobs.work(1, async (task) => {
    await handle(task);
    ended.resolve(task.runId);
  });
});
after(async () => {
  await extractor.close();
  await server.close();
});

/** Extracts a document with this text through the job. @returns its stage and the detail of its failure */
async function extract(text: string): Promise<{ stage: string; detail: string | null }> {
  const { kysely } = server.database;
  const { clientId } = user;
  const documentId = await server.addDocument(clientId);
  const bytes = await buildPdf([
    [{ x: 60, y: 60, text: 'Capital Call Notice', size: 16 }, ...labelRows([['Reference', text]])],
  ]);
  await server.store.put(`${clientId}/${documentId}/source`, bytes);
  const request = { documentId, clientId, documentTypeId: 'Capital Call' };
  ended = Promise.withResolvers();
  await kysely.transaction().execute((transaction) => server.jobs.start(transaction, request));
  const runId = await ended.promise;
  const { stage } = await kysely
    .selectFrom('document_requests')
    .select('stage')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  const { failure_detail: detail } = await kysely
    .selectFrom('document_runs')
    .select('failure_detail')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  return { stage, detail };
}

async function countDocuments(): Promise<number> {
  const rows = await server.database.kysely.selectFrom('document_requests').select('id').execute();
  return rows.length;
}

for (const [forgery, expected] of [
  ['foreign path', /names a file outside its folder/],
  ['wrong shape', /unexpected shape at "result\.metrics\.0\.fin"/],
  ['absurd size', /answer is too large/],
  ['foreign lesson', /names a lesson that it was not given/],
  ['duplicate', /names a failure that only the server can know/],
] as const) {
  it(`STATE-010 fails the document and stores nothing when the process returns an invalid outcome: ${forgery}`, async () => {
    const before = await countDocuments();
    const { stage, detail } = await extract(forgery);
    assert.equal(stage, 'EXT_FAILED');
    assert.match(detail ?? '', expected);
    assert.equal(await countDocuments(), before + 1, 'no attachment became a document');
    const { message, details } = logged.at(-1) ?? {};
    assert.equal(message, 'extraction failed');
    assert.match(JSON.stringify(details), /InvalidOutcomeError.*read-outcome\.ts/, 'the log has the stack');
  });
}

it('extracts the next document after an invalid outcome', async () => {
  assert.deepEqual(await extract('an honest notice'), { stage: 'EXT_DONE', detail: null });
});

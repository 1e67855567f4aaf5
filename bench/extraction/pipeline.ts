/**
 * The whole way of a document with the embedded database: from its stored file to facts, graph and annotations in store
 * and database. Processor time, of the server and of the process that reads, together, over that of
 * `pdftotext -bbox-layout` on the same files, and documents in an hour of one core. Each file is read by pdftotext right
 * before it is taken through the pipeline: the speed of a shared machine changes within a run. Scans have no limit here:
 * what recognition costs has a benchmark of its own.
 *
 *   node bench/extraction/pipeline.ts
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { createExtractionHandler } from '../../server/src/modules/extraction/extraction.job.ts';
import { createExtractorProcess } from '../../server/src/pipeline/process/extractor-process.ts';
import { startTestServer, type TestServer } from '../../server/src/testing/test-server.ts';
import { DIGITAL, filesOf, SCANS } from './bench-documents.ts';
import { checkRatio } from '../harness/limits.ts';
import { canRunPdftotext, ownSeconds, pdftotextSeconds, ReaderCost } from './process-cost.ts';

/** Times the processor time of pdftotext that documents may take. */
const LIMIT = 12;
const WARM_UP = 'warm-up';
/** How often pdftotext reads each file: its processor time is counted in hundredths of a second. */
const PEER_READINGS = 3;

interface Waiting {
  file: string;
  runId: string;
  isLong: boolean;
}

/** Puts files where uploads put them, each with an attempt that waits in the queue, from which nobody else takes it. */
async function upload(
  { database, jobs, store, addDocument }: TestServer,
  client: string,
  files: readonly string[],
) {
  const waiting: Waiting[] = [];
  for (const file of files) {
    const documentId = await addDocument(client);
    await store.put(`${client}/${documentId}/source`, readFileSync(file));
    const request = { documentId, clientId: client, documentTypeId: 'Capital Account', personId: 1 };
    await database.kysely.transaction().execute((transaction) => jobs.start(transaction, request));
    const run = await database.kysely
      .selectFrom('document_runs')
      .select(['id', 'is_long'])
      .where('document_request_id', '=', documentId)
      .executeTakeFirstOrThrow();
    waiting.push({ file, runId: run.id, isLong: run.is_long });
  }
  return waiting;
}

/** What a set of documents took. */
interface Taken {
  readonly pages: number;
  /** Seconds of processor time of the server and the process that reads. */
  readonly seconds: number;
  /** Those of pdftotext for the same files. */
  readonly peerSeconds: number;
}

/** Takes documents through the pipeline. */
async function takeThrough(
  { database }: TestServer,
  handle: ReturnType<typeof createExtractionHandler>,
  { waiting, reader }: { waiting: readonly Waiting[]; reader: ReaderCost },
): Promise<Taken> {
  const runOf = (runId: string) =>
    database.kysely
      .selectFrom('document_runs')
      .select(['status', 'is_long', 'page_count', 'failure_detail'])
      .where('id', '=', runId)
      .executeTakeFirstOrThrow();
  const { signal } = new AbortController();
  const seconds = () => ownSeconds() + reader.look();
  const from = seconds();
  let [peerSeconds, spawning] = [0, 0];
  await reader.during(async () => {
    for (const { file, runId, isLong } of waiting) {
      const before = ownSeconds();
      for (let reading = 0; reading < PEER_READINGS; reading += 1)
        peerSeconds += pdftotextSeconds([file]) / PEER_READINGS;
      spawning += ownSeconds() - before;
      await handle({ runId, isLong, signal });
      const { is_long: isLongNow } = await runOf(runId);
      // One that took long waits for its turn among the long ones.
      if (isLongNow && !isLong) await handle({ runId, isLong: true, signal });
    }
  });
  const taken = seconds() - from - spawning;
  let pages = 0;
  for (const { file, runId } of waiting) {
    const run = await runOf(runId);
    if (run.status !== 'done')
      throw new Error(`${basename(file)} ended as ${run.status}: ${run.failure_detail}`);
    pages += Number(run.page_count);
  }
  return { pages, seconds: taken, peerSeconds };
}

async function main(): Promise<void> {
  if (!canRunPdftotext()) {
    console.log('whole pipeline: skipped, it needs pdftotext and Linux to compare with');
    return;
  }
  const reader = new ReaderCost();
  const server = await startTestServer();
  const extractor = createExtractorProcess({ onStart: reader.start });
  const log = {
    warn: (details: object, message: string) => console.log(`${message} ${JSON.stringify(details)}`),
  };
  const handle = createExtractionHandler({ ...server, extractor, log });
  const digital = filesOf('dev', [], DIGITAL);
  const first = digital.slice(0, 1);
  await takeThrough(server, handle, { waiting: await upload(server, WARM_UP, first), reader }); // starts the child
  // The same documents of another client come to a process that knows the work by now.
  const sets: [string, string[], number][] = [
    ['fund documents, first', digital, LIMIT],
    ['fund documents, again', digital, LIMIT],
    ['scans', filesOf('dev', [], SCANS), Infinity],
  ];
  for (const [name, files, limit] of sets) {
    const waiting = await upload(server, name, files);
    const { pages, seconds, peerSeconds } = await takeThrough(server, handle, { waiting, reader });
    const times = seconds / peerSeconds;
    console.log(
      `${name}: ${files.length} files, ${pages} pages, ${seconds.toFixed(1)} CPU seconds, ${checkRatio(times, limit)} ` +
        `pdftotext -bbox-layout; ${Math.round((files.length / seconds) * 3600)} documents in an hour of one core`,
    );
  }
  await extractor.close();
  await server.close();
}

await main();

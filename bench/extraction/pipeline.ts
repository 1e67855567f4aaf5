/**
 * The whole way of a document with the embedded database: from its stored file to facts, graph and annotations in store
 * and database. Pages per second of processor time, of the server and of the process that reads, together. Scans are
 * left out: what recognition costs has a benchmark of its own.
 *
 *   node bench/extraction/pipeline.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { createExtractionHandler } from '../../server/src/modules/extraction/extraction.job.ts';
import { createRun } from '../../server/src/modules/extraction/run.repository.ts';
import { createExtractorProcess } from '../../server/src/pipeline/process/extractor-process.ts';
import { startTestServer, type TestServer } from '../../server/src/testing/test-server.ts';
import { documentsPath } from './bench-documents.ts';
import { processSeconds } from './process-cost.ts';

const WANTED_PAGES_PER_SECOND = 10;
const WARM_UP = 'warm-up';

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

interface Waiting {
  file: string;
  runId: string;
}

/** Puts files where uploads put them, each with an attempt that waits for its extraction. */
async function upload(
  { database, store, addDocument }: TestServer,
  client: string,
  files: readonly string[],
) {
  const waiting: Waiting[] = [];
  for (const file of files) {
    const documentId = await addDocument(client);
    await store.put(`${client}/${documentId}/source`, readFileSync(file));
    const request = { documentId, clientId: client, documentTypeId: 'Capital Account' };
    const runId = await database.kysely.transaction().execute((transaction) =>
      createRun(transaction, request, {
        clientId: client,
        isLong: false,
        personId: 1,
        turn: 0,
        personTurn: 0,
      }),
    );
    waiting.push({ file, runId });
  }
  return waiting;
}

/** Takes documents through the pipeline. @returns their pages. */
async function takeThrough(
  { database }: TestServer,
  handle: ReturnType<typeof createExtractionHandler>,
  waiting: readonly Waiting[],
): Promise<number> {
  for (const { runId } of waiting)
    await handle({ runId, isLong: false, signal: new AbortController().signal });
  let pages = 0;
  for (const { file, runId } of waiting) {
    const run = await database.kysely
      .selectFrom('document_runs')
      .select(['status', 'page_count'])
      .where('id', '=', runId)
      .executeTakeFirstOrThrow();
    if (run.status !== 'done') throw new Error(`${basename(file)} ended as ${run.status}`);
    pages += Number(run.page_count);
  }
  return pages;
}

function digitalPdfs(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pdf') && !name.endsWith('_scan.pdf'))
    .sort()
    .map((name) => join(folder, name));
}

async function main(): Promise<void> {
  const documents = documentsPath('dev') ?? '';
  const long = documentsPath('bad/pages_2000.pdf') ?? '';
  let pid = 0;
  const server = await startTestServer();
  const extractor = createExtractorProcess({ onStart: (started) => (pid = started) });
  const log = { warn: (details: object, message: string) => say(`${message} ${JSON.stringify(details)}`) };
  const handle = createExtractionHandler({ ...server, extractor, log });
  await takeThrough(server, handle, await upload(server, WARM_UP, digitalPdfs(documents).slice(0, 1))); // starts the child
  // The same documents of another client come to a process that knows the work by now.
  const sets: [string, string[]][] = [
    ['fund documents, first', digitalPdfs(documents)],
    ['fund documents, again', digitalPdfs(documents)],
    ['2,000 pages', [long]],
  ];
  for (const [name, files] of sets) {
    const seconds = (): number => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6 + processSeconds(pid);
    };
    const waiting = await upload(server, name, files);
    const from = seconds();
    const pages = await takeThrough(server, handle, waiting);
    const taken = seconds() - from;
    const speed = pages / taken;
    say(
      `${name}: ${files.length} files, ${pages} pages, ${taken.toFixed(1)} CPU seconds; ${speed.toFixed(1)} pages per ` +
        `CPU second (wanted: at least ${WANTED_PAGES_PER_SECOND})`,
    );
    if (speed < WANTED_PAGES_PER_SECOND) process.exitCode = 1;
  }
  await extractor.close();
  await server.close();
}

await main();

/**
 * The document list at 100,000 documents, `--million` at a million, in CPU time per request of the process that responds, and in
 * bytes of a page:
 * - on PostgreSQL, the API against a bare `pg` query behind node's http, which sends the same statements, that for the user included:
 *   the first page in every order, a filtered one, the deepest one, and the pages beside it by key;
 * - embedded, the API against the same statements of the first page on bare PGlite in its thread.
 * `npm run bench -- document-list` names the PostgreSQL database; a filled one is used again.
 */
import { get } from 'node:http';
import path from 'node:path';
import type { DatabaseClient } from '../../server/src/database/database.ts';
import { BROWSER_ENCODINGS, compareWithBare, reportComparison, type Measured } from '../harness/bare-peer.ts';
import { compare } from '../harness/cpu.ts';
import { fillDocuments } from '../harness/fill-documents.ts';
import { checkLimit, checkRatio } from '../harness/limits.ts';
import { engineIn, prepareRows, withScratch, type Engine } from '../harness/server.ts';
import { userStatements, type MeasuredCall } from '../harness/statements.ts';
import { deepPages, DOCUMENTS, firstPages, isMillion, listCall, PAGE } from './calls.ts';

const LIMIT = 2;
/** Bytes of a page of 50 rows as it travels. */
const PAGE_BYTES = 6144;
const WARM_UP_REQUESTS = 1000;

/** Bytes of a response as a browser gets it. */
function bytesOf({ server, token }: Measured, { path: query }: MeasuredCall): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': BROWSER_ENCODINGS };
  return new Promise((resolve, reject) => {
    get(`${server.url}/api/clients/demo/${query}`, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** What is measured, with the statement for the user before those of each call. */
async function prepare<Calls>(
  engine: Engine,
  read: (kysely: DatabaseClient) => Promise<Calls>,
): Promise<{ calls: Calls; withUser: (call: MeasuredCall) => MeasuredCall }> {
  return prepareRows(
    engine,
    (kysely) => fillDocuments(kysely, DOCUMENTS),
    async (kysely, token) => {
      const user = await userStatements(kysely, token);
      const withUser = (call: MeasuredCall) => ({ ...call, statements: [...user, ...call.statements] });
      return { calls: await read(kysely), withUser };
    },
  );
}

async function measurePostgres(engine: Engine): Promise<void> {
  const { calls, withUser } = await prepare(engine, async (kysely) => ({
    first: await firstPages(kysely),
    deep: await deepPages(kysely),
  }));
  const { deepest, next, previous } = calls.deep;
  const [first] = calls.first;
  if (first === undefined) throw new Error('there is no first page');
  const compared = await compareWithBare(engine, [...calls.first, deepest, next, previous].map(withUser), {
    warmUp: WARM_UP_REQUESTS,
    async further(measured) {
      const { sideOf } = measured;
      for (const call of [deepest, next, previous]) {
        const { ratio, wall, peerWall } = await compare([sideOf(call), sideOf(first)]);
        console.log(`${call.name}, CPU against the first page: ${checkRatio(ratio, LIMIT)}`);
        if (call !== deepest)
          console.log(`${call.name}, time against the first page: ${checkRatio(wall / peerWall, LIMIT)}`);
      }
      const bytes = await bytesOf(measured, first);
      console.log(`${PAGE} rows: ${bytes} bytes (${checkLimit(bytes, `${PAGE_BYTES} bytes`, PAGE_BYTES)})`);
    },
  });
  for (const { call, comparison } of compared) reportComparison(call.name, LIMIT, comparison);
}

async function measureEmbedded(engine: Engine): Promise<void> {
  const { calls, withUser } = await prepare(engine, (kysely) => listCall(kysely, 'first page'));
  for (const { call, comparison } of await compareWithBare(engine, [withUser(calls)]))
    reportComparison(`embedded, ${call.name}`, LIMIT, comparison);
}

const { DATABASE_URL: url = '', BENCH_FOLDER: kept = '' } = process.env;
if (!url || !kept) throw new Error('start it with: npm run bench -- document-list');
await measurePostgres(engineIn(path.join(kept, 'server'), { DATABASE_URL: url }));
if (!isMillion) await withScratch('list', measureEmbedded);

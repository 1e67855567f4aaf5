/**
 * The document list at 100,000 documents, with `--million` at 1,000,000, in CPU time per request of the process that responds:
 * - on PostgreSQL, the API against bare `pg` behind node's http, which sends the same statements, that for the user included:
 *   the first page in every order, a filtered one, the deepest one, and the pages beside it by key;
 * - embedded, the API against the same statements of the first page on bare PGlite in its thread.
 * With `--directus`, also the API against Directus on the same table, which is installed into a scratch folder for it.
 * `npm run bench -- document-list` names the PostgreSQL database; a filled one is used again.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import {
  DOCUMENTS,
  firstPages,
  isMillion,
  LISTED,
  listCall,
  PAGE,
  pageStatement,
  userStatements,
  type ListCall,
  type Statement,
} from './calls.ts';
import { checkLimit, checkRatio, median } from '../limits.ts';
import { compare, measureIdle, type Comparison, type Side } from './cpu.ts';
import { startDirectus } from './directus.ts';
import { fillDocuments } from './fill.ts';
import { startPeer, type Peer } from './peer-process.ts';
import { askApi, benchEnv, signIn, startServer, type Engine, type RunningServer } from './server.ts';

const LIMIT = 2;
/** Bytes of a page of 50 rows as it travels. */
const PAGE_BYTES = 6144;
const DATABASE_ROUNDS = 9;
/** Requests to either side before the first measurement: Node compiles while it is running, and a server runs for days. */
const WARM_UP_REQUESTS = 1000;
/** What a browser takes. */
const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd';
/** CPU per request, of that of Directus on the same table. */
const DIRECTUS_LIMIT = 1 / 4;

async function askServer(
  server: RunningServer,
  token: string,
  { name, path: query }: ListCall,
): Promise<string[]> {
  const response = await askApi(server, token, query, { 'accept-encoding': BROWSER_ENCODINGS });
  const { items } = (await response.json()) as { items: { id: string }[] };
  if (items.length !== PAGE) throw new Error(`${name}: ${items.length} rows`);
  return items.map(({ id }) => id);
}

/** Bytes of a response as a browser gets it. */
function bytesOf({ url }: RunningServer, token: string, { path: query }: ListCall): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': BROWSER_ENCODINGS };
  return new Promise((resolve, reject) => {
    get(`${url}/api/clients/demo/${query}`, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** Milliseconds that the database takes for statements that are run in turn: the middle one of several runs of each. */
async function databaseTimes(url: string, statements: readonly Statement[]): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const times = statements.map((): number[] => []);
  for (let round = 0; round <= DATABASE_ROUNDS; round++)
    for (const [at, { text, values }] of statements.entries()) {
      const start = performance.now();
      await client.query(text, [...values]);
      if (round > 0) times[at]?.push(performance.now() - start);
    }
  await client.end();
  return times.map(median);
}

/** The same page as anybody would write it. */
const bareOffset = (offset: number): Statement => ({
  text: `select * from document_requests where client_id = $1 and stage = $2
    order by upload_date desc, id desc limit ${PAGE} offset ${offset}`,
  values: ['demo', 'EXT_DONE'],
});

/** The deepest full page, and the pages beside it by key: after the last row before it, and before the first row after it. */
async function deepPages(ask: (call: ListCall) => Promise<string[]>) {
  const offset = LISTED - 2 * PAGE;
  const rowsAt = async (at: number) => ask(await listCall('neighbour', { offset: at }));
  const after = (await rowsAt(offset - PAGE)).at(-1);
  const [before] = await rowsAt(offset + PAGE);
  return {
    offset,
    deepest: await listCall('deepest page', { offset }),
    next: await listCall('deepest page, Next by key', { offset, after }),
    previous: await listCall('deepest page, Previous by key', { offset, before }),
  };
}

function report(
  name: string,
  limit: number,
  { ours, peer, ratio, wall }: Omit<Comparison, 'peerWall'>,
): void {
  console.log(
    `${name}: ${checkRatio(ratio, limit)}; ${ours.toFixed(2)} against ${peer.toFixed(2)} ms CPU per request; ${wall.toFixed(1)} ms from request to response`,
  );
}

async function measurePostgres(engine: Engine, url: string): Promise<void> {
  const filled = path.join(engine.folder, 'filled');
  if (!existsSync(filled)) {
    console.log('filling the database; it is kept for the next run');
    await (await startServer(engine)).stop();
    await fillDocuments(engine, DOCUMENTS);
    writeFileSync(filled, '');
  }
  const server = await startServer(engine);
  try {
    await measureServer(engine, url, server);
  } finally {
    await server.stop();
  }
}

async function measureServer(engine: Engine, url: string, server: RunningServer): Promise<void> {
  const token = await signIn(server);
  const ask = (call: ListCall) => askServer(server, token, call);
  const { offset, deepest, next, previous } = await deepPages(ask);
  const calls = [...(await firstPages()), deepest, next, previous];
  const user = await userStatements(token);
  const peer: Peer = await startPeer(
    'postgres',
    engine,
    Object.fromEntries(calls.map(({ name, statements }) => [name, [...user, ...statements]])),
  );
  const sideOf = (call: ListCall) => ({ ask: () => ask(call), cpu: server.cpu, idle: idle.server });
  const idle = { server: await measureIdle(server.cpu), peer: await measureIdle(peer.cpu) };
  try {
    for (let count = 0; count < WARM_UP_REQUESTS; count++) {
      const call = calls[count % calls.length];
      if (call !== undefined) await Promise.all([ask(call), peer.ask(call.name)]);
    }
    for (const call of calls) {
      const comparison = await compare([
        sideOf(call),
        { ask: () => peer.ask(call.name), cpu: peer.cpu, idle: idle.peer },
      ]);
      report(call.name, LIMIT, comparison);
    }
  } finally {
    await peer.stop();
  }
  const first = await listCall('first page');
  for (const call of [deepest, next, previous]) {
    const { ratio, wall, peerWall } = await compare([sideOf(call), sideOf(first)]);
    console.log(`${call.name}, CPU against the first page: ${checkRatio(ratio, LIMIT)}`);
    if (call !== deepest)
      console.log(`${call.name}, time against the first page: ${checkRatio(wall / peerWall, LIMIT)}`);
  }
  const [ours = NaN, bare = NaN] = await databaseTimes(url, [pageStatement(deepest), bareOffset(offset)]);
  console.log(
    `deepest page, database time against a bare OFFSET: ${checkRatio(ours / bare, 1)}; ${ours.toFixed(1)} against ${bare.toFixed(1)} ms`,
  );
  if (process.argv.includes('--directus')) await compareWithDirectus(url, sideOf, { ...deepest, offset });
  const bytes = await bytesOf(server, token, await listCall('first page'));
  console.log(`${PAGE} rows: ${bytes} bytes (${checkLimit(bytes, `${PAGE_BYTES} bytes`, PAGE_BYTES)})`);
}

/** Directus sorts by the columns themselves, and always counts what it has found. */
async function compareWithDirectus(
  url: string,
  sideOf: (call: ListCall) => Side,
  deepest: ListCall & { readonly offset: number },
): Promise<void> {
  const directus = await startDirectus(url);
  const pages = [
    [await listCall('first page'), { sort: '-upload_date,-id' }],
    [await listCall('by fund', { orderBy: 'fund:asc' }), { sort: 'fund,id' }],
    [deepest, { sort: '-upload_date,-id', offset: deepest.offset }],
  ] as const;
  try {
    const idle = await measureIdle(directus.cpu);
    // While Directus was being installed, Node has dropped what it had compiled of our side.
    for (let count = 0; count < WARM_UP_REQUESTS; count++) {
      const [call, order] = pages[count % pages.length] ?? pages[0];
      await Promise.all([sideOf(call).ask(), directus.ask(order)]);
    }
    for (const [call, order] of pages) {
      const theirs = { ask: () => directus.ask(order), cpu: directus.cpu, idle };
      report(`${call.name}, against Directus`, DIRECTUS_LIMIT, await compare([sideOf(call), theirs]));
    }
  } finally {
    await directus.stop();
  }
}

/** PGlite has one process to itself: the peer opens the folder after the server has left it. */
async function measureEmbedded(engine: Engine): Promise<void> {
  await (await startServer(engine)).stop();
  await fillDocuments(engine, DOCUMENTS);
  const server = await startServer(engine);
  const token = await signIn(server);
  const call = await listCall('first page');
  const side = { ask: () => askServer(server, token, call), cpu: server.cpu };
  const ours = { ...side, idle: await measureIdle(server.cpu) };
  const { ours: cpu, wall } = await compare([ours, ours]);
  await server.stop();
  const statements = [...(await userStatements(token)), ...call.statements];
  const peer = await startPeer('pglite', engine, { [call.name]: statements });
  const theirs = { ask: () => peer.ask(call.name), cpu: peer.cpu, idle: await measureIdle(peer.cpu) };
  const { ours: peerCpu } = await compare([theirs, theirs]);
  await peer.stop();
  report('embedded, first page', LIMIT, { ours: cpu, peer: peerCpu, ratio: cpu / peerCpu, wall });
}

const engineOf = (folder: string, env: Record<string, string> = {}): Engine => ({
  folder,
  env: benchEnv(folder, env),
});
const { DATABASE_URL: url = '', BENCH_FOLDER: kept = '' } = process.env;
if (!url || !kept) throw new Error('start it with: npm run bench -- document-list');
await measurePostgres(engineOf(path.join(kept, 'server'), { DATABASE_URL: url }), url);
if (!isMillion) {
  const scratch = path.resolve(import.meta.dirname, '../../.cache/bench-list');
  await rm(scratch, { recursive: true, force: true });
  // The address of PostgreSQL, which this process has in its environment, is not for the server with the embedded one.
  await measureEmbedded(engineOf(scratch, { DATABASE_URL: '' }));
  await rm(scratch, { recursive: true, force: true });
}

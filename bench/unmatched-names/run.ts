/**
 * The inbox of names at 100,000 documents, 10,000 names and 100,000 entities, on PostgreSQL and embedded: CPU time per request of the
 * API against the same statements on bare `pg` or PGlite, time from request to response, and how long the entity list
 * takes while names are listed, suggested for, answered and taken back. `npm run bench -- unmatched-names`.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase, type DatabaseClient } from '../../server/src/database/database.ts';
import { composeDocuments } from '../../server/src/modules/compose-documents.ts';
import {
  UnmatchedNamesService,
  type NameQuery,
} from '../../server/src/modules/entities/unmatched-names.service.ts';
import { recordStatements } from '../data-model/calls.ts';
import { userStatements, type Statement } from '../document-list/calls.ts';
import { compare, measureIdle } from '../document-list/cpu.ts';
import { startPeer } from '../document-list/peer-process.ts';
import {
  askApi,
  benchEnv,
  signIn,
  startServer,
  untilDocumentTypes,
  type Engine,
  type RunningServer,
} from '../document-list/server.ts';
import { checkLimit, checkRatio } from '../limits.ts';
import { fill } from './fill.ts';

const LIMITS = { ratio: 2.5, firstPage: 100, besideInbox: 150, besideInboxRatio: 2 };
const PAGE = 20;
const CLIENT = 'demo';
/** Requests of the entity list, alone and beside the inbox. */
const LIST_REQUESTS = 200;
const INBOX = 'entities/unmatched-names';

const QUERIES: Readonly<Record<string, NameQuery>> = {
  'first page': {},
  'names of documents not yet confirmed': { confirmed: 'false' },
  'two words': { search: 'ridge kestrel' },
  'of a type': { type: ['fund_manager'] },
  'page 400': { offset: 8000 },
};

interface Call {
  readonly name: string;
  readonly path: string;
  readonly statements: readonly Statement[];
}

function pathOf({ offset = 0, search, type, confirmed }: NameQuery): string {
  const query = new URLSearchParams({
    offset: String(offset),
    maxPageSize: String(PAGE),
    suggestions: 'false',
  });
  if (search !== undefined) query.set('search', search);
  if (confirmed !== undefined) query.set('confirmed', confirmed);
  for (const one of type ?? []) query.append('type', one);
  return `${INBOX}?${query.toString()}`;
}

/** The calls with the statements that our own service sends. */
async function readCalls(rows: DatabaseClient): Promise<readonly Call[]> {
  const core = composeDocuments({ learn: () => Promise.resolve() });
  const service = (kysely: DatabaseClient) =>
    new UnmatchedNamesService({ kysely }, { switchesOf: () => Promise.reject(new Error('not asked')), core });
  const calls: Call[] = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const asked = { ...query, maxPageSize: PAGE, suggestions: 'false' as const };
    const statements = await recordStatements(rows, (kysely) => service(kysely).list(CLIENT, asked));
    calls.push({ name, path: pathOf(query), statements });
  }
  return calls;
}

const openRows = ({ env, folder }: Engine) =>
  openDatabase(
    env.DATABASE_URL ? { engine: 'postgres', url: env.DATABASE_URL } : { engine: 'pglite', folder },
  );

/** Migrates and fills the database unless that is done, and reads the calls. */
async function prepare(engine: Engine): Promise<readonly Call[]> {
  const filled = path.join(engine.folder, 'filled');
  const first = await startServer(engine);
  await untilDocumentTypes(first, await signIn(first));
  await first.stop();
  const database = await openRows(engine);
  if (!existsSync(filled)) {
    console.log(`a search of all documents: ${(await fill(database.kysely)).toFixed(1)} s`);
    mkdirSync(engine.folder, { recursive: true });
    writeFileSync(filled, '');
  }
  const calls = await readCalls(database.kysely);
  await database.close();
  return calls;
}

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

async function timesOf(ask: () => Promise<unknown>, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done += 1) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  return times;
}

async function send(server: RunningServer, token: string, place: string, body: object): Promise<unknown> {
  const response = await fetch(`${server.url}/api/clients/${CLIENT}/${place}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${place}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** What a person does in the inbox, page after page: look, get suggestions, answer all, take it back. */
async function workInInbox(server: RunningServer, token: string, isOver: () => boolean) {
  const times: Record<'list' | 'suggest' | 'alike' | 'create' | 'undo', number[]> = {
    list: [],
    suggest: [],
    alike: [],
    create: [],
    undo: [],
  };
  const timed = async <Result>(kind: keyof typeof times, work: Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await work;
    times[kind].push(performance.now() - start);
    return result;
  };
  for (let page = 0; !isOver(); page += 1) {
    const response = await timed(
      'list',
      askApi(server, token, pathOf({ offset: (page % 400) * PAGE, type: ['fund'] })),
    );
    const { items } = (await response.json()) as { items: { name: string }[] };
    const names = items.map(({ name }) => name);
    await timed('suggest', send(server, token, `${INBOX}/suggestions`, { names }));
    await timed('alike', send(server, token, `${INBOX}/alike`, { names }));
    const given = send(server, token, `${INBOX}/answers`, { names, answer: { kind: 'create' } });
    const { answerId } = (await timed('create', given)) as { answerId: string };
    await timed('undo', send(server, token, `${INBOX}/answers/${answerId}/undo`, {}));
  }
  return times;
}

/** The entity list alone and while somebody works in the inbox. */
async function measureBeside(server: RunningServer, token: string, isEmbedded: boolean): Promise<void> {
  const askList = () =>
    askApi(server, token, `inter-document-entity/overview?offset=0&maxPageSize=${PAGE}`).then((response) =>
      response.arrayBuffer(),
    );
  await timesOf(askList, PAGE);
  const alone = quantile(await timesOf(askList, LIST_REQUESTS), 0.95);
  let isOver = false;
  const work = workInInbox(server, token, () => isOver);
  const beside = quantile(await timesOf(askList, LIST_REQUESTS), 0.95);
  isOver = true;
  const times = await work;
  const check = isEmbedded
    ? checkLimit(beside - alone, `${LIMITS.besideInbox} ms more`, LIMITS.besideInbox)
    : checkRatio(beside / alone, LIMITS.besideInboxRatio);
  console.log(
    `entity list, p95: ${alone.toFixed(0)} ms alone, ${beside.toFixed(0)} ms beside the inbox (${check})`,
  );
  for (const [kind, some] of Object.entries(times))
    console.log(
      `${kind}, ${PAGE} names, beside the list: ${quantile(some, 0.5).toFixed(0)} ms, p95 ${quantile(some, 0.95).toFixed(0)} ms`,
    );
}

async function measureEngine(engine: Engine, name: string): Promise<void> {
  const isEmbedded = !engine.env.DATABASE_URL;
  const calls = await prepare(engine);
  const server = await startServer(engine);
  const token = await signIn(server);
  const user = await userStatements(token);
  const results = [];
  const idle = await measureIdle(server.cpu);
  const sideOf = (call: Call) => ({ ask: () => askApi(server, token, call.path), cpu: server.cpu, idle });
  // PGlite has one process to itself: the peer opens the folder after the server has left it.
  if (isEmbedded)
    for (const call of calls) results.push({ call, ...(await compare([sideOf(call), sideOf(call)])) });
  else {
    const statements = Object.fromEntries(calls.map((call) => [call.name, [...user, ...call.statements]]));
    const peer = await startPeer('postgres', engine, statements);
    const peerIdle = await measureIdle(peer.cpu);
    for (const call of calls) {
      const theirs = { ask: () => peer.ask(call.name), cpu: peer.cpu, idle: peerIdle };
      results.push({ call, ...(await compare([sideOf(call), theirs])) });
    }
    await peer.stop();
  }
  await measureBeside(server, token, isEmbedded);
  await server.stop();
  for (const { call, ours, peer, wall } of results) {
    const bare = isEmbedded ? await measureBarePglite(engine, [...user, ...call.statements]) : peer;
    console.log(
      `${name}, ${call.name}: ${wall.toFixed(1)} ms (${checkLimit(wall, `${LIMITS.firstPage} ms`, LIMITS.firstPage)}); ` +
        `${checkRatio(ours / bare, LIMITS.ratio)}, ${ours.toFixed(2)} against ${bare.toFixed(2)} ms CPU`,
    );
  }
}

async function measureBarePglite(engine: Engine, statements: readonly Statement[]): Promise<number> {
  const peer = await startPeer('pglite', engine, { call: statements });
  const side = { ask: () => peer.ask('call'), cpu: peer.cpu, idle: await measureIdle(peer.cpu) };
  const { ours } = await compare([side, side]);
  await peer.stop();
  return ours;
}

const { DATABASE_URL: url = '', BENCH_FOLDER: kept = '' } = process.env;
if (!url || !kept) throw new Error('start it with: npm run bench -- unmatched-names');
const engineOf = (folder: string, env: Record<string, string>): Engine => ({
  folder,
  env: benchEnv(folder, env),
});
await measureEngine(engineOf(path.join(kept, 'server'), { DATABASE_URL: url }), 'PostgreSQL');
const scratch = path.resolve(import.meta.dirname, '../../.cache/bench-unmatched-names-embedded');
await rm(scratch, { recursive: true, force: true });
// The address of PostgreSQL, which this process has in its environment, is not for the server with the embedded one.
await measureEngine(engineOf(scratch, { DATABASE_URL: '' }), 'embedded');
await rm(scratch, { recursive: true, force: true });

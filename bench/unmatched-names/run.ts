/**
 * The inbox of names at 100,000 documents, 10,000 names and 100,000 entities, on PostgreSQL and embedded: CPU time per request of the
 * API against the same statements on bare `pg` or PGlite, time from request to response, and how long the entity list
 * takes while names are listed, suggested for, answered and taken back. `npm run bench -- unmatched-names`.
 */
import path from 'node:path';
import type { DatabaseClient } from '../../server/src/database/database.ts';
import { composeDocuments } from '../../server/src/modules/compose-documents.ts';
import {
  UnmatchedNamesService,
  type NameQuery,
} from '../../server/src/modules/entities/unmatched-names.service.ts';
import { compareWithBare, type Measured } from '../harness/bare-peer.ts';
import { checkLimit, checkRatio, quantile, timeOf } from '../harness/limits.ts';
import { describeBeside, ListWatch } from '../harness/list-watch.ts';
import { askApi, engineIn, prepareRows, withScratch, type Engine } from '../harness/server.ts';
import { recordStatements, userStatements, type MeasuredCall } from '../harness/statements.ts';
import { fill } from './fill.ts';

const LIMITS = { ratio: 2.5, firstPage: 100 };
const PAGE = 20;
const CLIENT = 'demo';
/** Requests of the entity list, alone and beside the inbox. */
const LIST_REQUESTS = 200;
const INBOX = 'entities/unmatched-names';

const QUERIES: Readonly<Record<string, NameQuery>> = {
  'first page': {},
  'names of documents not yet confirmed': { confirmed: 'false' },
  'two words': { search: 'ridge buyout' },
  'of a type': { type: ['fund_manager'] },
  'page 400': { offset: 8000 },
};

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

/** The calls with the statements that our own service sends, after that for the user. */
async function readCalls(rows: DatabaseClient, token: string): Promise<MeasuredCall[]> {
  const core = composeDocuments({ learn: () => Promise.resolve() });
  const service = (kysely: DatabaseClient) =>
    new UnmatchedNamesService({ kysely }, { switchesOf: () => Promise.reject(new Error('not asked')), core });
  const user = await userStatements(rows, token);
  const calls: MeasuredCall[] = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const asked = { ...query, maxPageSize: PAGE, suggestions: 'false' as const };
    const own = await recordStatements(rows, (kysely) => service(kysely).list(CLIENT, asked));
    calls.push({ name, path: pathOf(query), rows: PAGE, statements: [...user, ...own] });
  }
  return calls;
}

/** What a person does in the inbox, page after page: look, get suggestions, answer all, take it back. */
async function workInInbox({ server, token }: Measured, isOver: () => boolean) {
  const kinds = ['list', 'suggest', 'alike', 'create', 'undo'] as const;
  const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]]));
  const timed = async (kind: (typeof kinds)[number], place: string, body?: object) => {
    let result: unknown;
    const time = await timeOf(async () => {
      result = await (await askApi(server, token, place, body && { body })).json();
    });
    times[kind]?.push(time);
    return result;
  };
  for (let page = 0; !isOver(); page += 1) {
    const found = await timed('list', pathOf({ offset: (page % 400) * PAGE, type: ['fund'] }));
    const names = (found as { items: { name: string }[] }).items.map(({ name }) => name);
    await timed('suggest', `${INBOX}/suggestions`, { names });
    await timed('alike', `${INBOX}/alike`, { names });
    const given = await timed('create', `${INBOX}/answers`, { names, answer: { kind: 'create' } });
    await timed('undo', `${INBOX}/answers/${(given as { answerId: string }).answerId}/undo`, {});
  }
  return times;
}

/** The entity list alone and while somebody works in the inbox. */
async function measureBeside(measured: Measured, isEmbedded: boolean): Promise<void> {
  const { server, token } = measured;
  const list = new ListWatch(server, token, `inter-document-entity/overview?offset=0&maxPageSize=${PAGE}`);
  await list.take(PAGE);
  const alone = quantile(await list.take(LIST_REQUESTS), 0.95);
  let isOver = false;
  const work = workInInbox(measured, () => isOver);
  const beside = await list.take(LIST_REQUESTS);
  isOver = true;
  const times = await work;
  console.log(`entity list beside the inbox: ${describeBeside(beside, alone, isEmbedded)}`);
  for (const [kind, some] of Object.entries(times))
    console.log(
      `${kind}, ${PAGE} names, beside the list: ${quantile(some, 0.5).toFixed(0)} ms, p95 ${quantile(some, 0.95).toFixed(0)} ms`,
    );
}

async function measureEngine(engine: Engine, name: string): Promise<void> {
  const calls = await prepareRows(engine, fill, readCalls);
  const further = (measured: Measured) => measureBeside(measured, !engine.env.DATABASE_URL);
  for (const { call, comparison } of await compareWithBare(engine, calls, { further })) {
    const { ours, peer, ratio, wall } = comparison;
    console.log(
      `${name}, ${call.name}: ${wall.toFixed(1)} ms (${checkLimit(wall, `${LIMITS.firstPage} ms`, LIMITS.firstPage)}); ` +
        `${checkRatio(ratio, LIMITS.ratio)}, ${ours.toFixed(2)} against ${peer.toFixed(2)} ms CPU`,
    );
  }
}

const { DATABASE_URL: url = '', BENCH_FOLDER: kept = '' } = process.env;
if (!url || !kept) throw new Error('start it with: npm run bench -- unmatched-names');
await measureEngine(engineIn(path.join(kept, 'server'), { DATABASE_URL: url }), 'PostgreSQL');
await withScratch('unmatched-names-embedded', (engine) => measureEngine(engine, 'embedded'));

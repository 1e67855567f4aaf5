/**
 * The entity list, the history of a metric and the latest values at 100,000 entities and 1,000,000 values, on PostgreSQL and embedded,
 * in CPU time per request of the process that responds: the API against the same statements on bare `pg` or PGlite. What the
 * processes use without requests is taken off. Then the search for possible duplicates among these entities, and the list of entities
 * beside it. `npm run bench -- data-model` names the database and the folder; a filled PostgreSQL is used again.
 */
import path from 'node:path';
import { compareWithBare, reportComparison, type Measured } from '../harness/bare-peer.ts';
import { quantile, timeOf } from '../harness/limits.ts';
import { describeBeside, ListWatch } from '../harness/list-watch.ts';
import { askApi, engineIn, prepareRows, withScratch, type Engine } from '../harness/server.ts';
import { PAGE, prepareCalls } from './calls.ts';
import { compareResolver } from './resolver.ts';
import { seed, SIZES, type Size } from './seed.ts';

const LIMIT = 2.5;
/** The list is asked for so many times without the search. */
const IDLE_REQUESTS = 100;
/** Requests to either side before the first measurement, on PostgreSQL. */
const WARM_UP_REQUESTS = 2000;

const { DATABASE_URL: url = '', BENCH_FOLDER: folder = '', BENCH_SIZE: sizeName = '' } = process.env;
const size = SIZES[sizeName];
if (!url || !folder || size === undefined) throw new Error('start it with: npm run bench -- data-model');

/** Searches for possible duplicates, and asks for the list of entities meanwhile. */
async function measureDuplicates({ server, token }: Measured, isEmbedded: boolean): Promise<void> {
  const list = new ListWatch(server, token, `inter-document-entity/overview?offset=0&maxPageSize=${PAGE}`);
  const idle = quantile(await list.take(IDLE_REQUESTS), 0.95);
  const isSearching = async () => {
    const answer = await askApi(server, token, 'entities/duplicates/search', { body: {} });
    return ((await answer.json()) as { isSearching: boolean }).isSearching;
  };
  const cpu = await server.cpu();
  let searched = 0;
  const times = await list.during(async () => {
    searched = await timeOf(async () => {
      while (await isSearching()) await new Promise((resolve) => setTimeout(resolve, 500));
    });
  });
  const found = await askApi(server, token, 'entities/duplicates');
  const { possibleTotal } = (await found.json()) as { possibleTotal: number };
  console.log(
    `possible duplicates: ${possibleTotal} pairs, ${(searched / 1000).toFixed(1)} s; with the list beside it ` +
      `${(((await server.cpu()) - cpu) / 1000).toFixed(1)} s of the processor; the list, ${describeBeside(times, idle, isEmbedded)}`,
  );
}

async function measureEngine(engine: Engine, name: string, size: Size): Promise<void> {
  const isEmbedded = !engine.env.DATABASE_URL;
  const [calls, resolver] = await prepareRows(
    engine,
    (kysely) => seed(kysely, size),
    async (kysely) => {
      // Of an earlier run: what is up to date is not searched again.
      await kysely.deleteFrom('entity_duplicate_searches').execute();
      return [await prepareCalls(kysely, size), await compareResolver(kysely)] as const;
    },
  );
  reportComparison(`${name}, names of a document to entities`, LIMIT, resolver);
  const further = (measured: Measured) => measureDuplicates(measured, isEmbedded);
  for (const { call, comparison } of await compareWithBare(engine, calls, {
    warmUp: WARM_UP_REQUESTS,
    further,
  }))
    reportComparison(`${name}, ${call.name}`, LIMIT, comparison, `${call.statements.length} statements; `);
}

await measureEngine(engineIn(path.join(folder, 'server'), { DATABASE_URL: url }), 'PostgreSQL', size);
await withScratch('data-model-embedded', (engine) => measureEngine(engine, 'embedded', size));

/**
 * The entity list, the history of a metric and the latest values at 100,000 entities and 1,000,000 values on PostgreSQL, in
 * CPU time per request of the process that responds: the API against a bare `pg` query behind node's http that runs the
 * same statements. What the processes use without requests is taken off. `npm run bench -- data-model` names the database and the folder; a filled database is used again.
 */
import path from 'node:path';
import { compareWithBare, reportComparison } from '../harness/bare-peer.ts';
import { engineIn, prepareRows } from '../harness/server.ts';
import { prepareCalls } from './calls.ts';
import { seed, SIZES } from './seed.ts';

const LIMIT = 2.5;

const { DATABASE_URL: url = '', BENCH_FOLDER: folder = '', BENCH_SIZE: sizeName = '' } = process.env;
const size = SIZES[sizeName];
if (!url || !folder || size === undefined) throw new Error('start it with: npm run bench -- data-model');
const engine = engineIn(path.join(folder, 'server'), { DATABASE_URL: url });
const calls = await prepareRows(
  engine,
  (kysely) => seed(kysely, size),
  (kysely) => prepareCalls(kysely, size),
);
for (const { call, comparison } of await compareWithBare(engine, calls))
  reportComparison(call.name, LIMIT, comparison, `${call.statements.length} statements; `);

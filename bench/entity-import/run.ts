/**
 * An import of 100,000 entities in the background: its time, the processor time of the server against bare SQL that writes the
 * same rows in the same run, and how long the entity list takes while it runs. `npm run bench -- entity-import` runs it on the
 * embedded database and on PostgreSQL.
 */
import path from 'node:path';
import type { EntityImport } from '@assay/shared/contracts';
import { openDatabase } from '../../server/src/database/database.ts';
import { emptyDatabaseForProcess, TEST_ENGINE } from '../../server/src/database/testing.ts';
import { measureIdle } from '../harness/cpu.ts';
import { checkRatio, quantile, timeOf } from '../harness/limits.ts';
import { describeBeside, ListWatch } from '../harness/list-watch.ts';
import { postgresTime } from '../harness/postgres-time.ts';
import { askApi, engineIn, signIn, startServer, type RunningServer } from '../harness/server.ts';
import { writeBare } from './bare.ts';
import { entityRows, fileOf, type EntityRow } from './rows.ts';

const { BENCH_FOLDER: folder = '', BENCH_ROWS = '100000' } = process.env;
if (!folder) throw new Error('start it with: npm run bench -- entity-import');
const isEmbedded = TEST_ENGINE === 'pglite';
const ROWS = Number(BENCH_ROWS);
const { DATABASE_URL_TEST: url } = process.env;
const databaseTime = isEmbedded || url === undefined ? () => 0 : await postgresTime(url);
/** The most times the processor time of bare SQL. */
const CPU_LIMIT = 2.5;
/** The list is asked for so many times without an import. */
const IDLE_REQUESTS = 200;

async function readImport(server: RunningServer, token: string): Promise<EntityImport> {
  const { items } = (await (await askApi(server, token, 'entities/imports')).json()) as {
    items: EntityImport[];
  };
  const [latest] = items;
  if (latest === undefined) throw new Error('there is no import');
  return latest;
}

/** Waits until the latest import has ended. */
async function untilEnded(server: RunningServer, token: string): Promise<EntityImport> {
  for (;;) {
    const found = await readImport(server, token);
    if (!['queued', 'running', 'undoing'].includes(found.status)) return found;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function measureServer(rows: readonly EntityRow[]) {
  const { environment, drop } = await emptyDatabaseForProcess();
  const server = await startServer(engineIn(path.join(folder, 'data'), environment));
  try {
    const token = await signIn(server, 'admin@demo.example');
    const post = async (place: string, body: object) =>
      (await askApi(server, token, place, { body })).json() as Promise<{ plan: string }>;
    const file = { format: 'csv', content: fileOf(rows), background: true };
    const preview = async () => ({ ...file, plan: (await post('entities/import/preview', file)).plan });
    const idleCpu = await measureIdle(server.cpu);
    const list = new ListWatch(server, token, 'inter-document-entity/overview?offset=0&maxPageSize=20');
    let [planned, previewMs] = [file, 0];
    const previewTimes = await list.during(async () => {
      previewMs = await timeOf(async () => (planned = await preview()));
    });
    const cpuBefore = await server.cpu();
    const databaseBefore = databaseTime();
    const startMs = await timeOf(() => post('entities/import', planned));
    const wall = startMs + (await timeOf(() => untilEnded(server, token)));
    const cpu = (await server.cpu()) - cpuBefore - idleCpu * wall;
    const database = databaseTime() - databaseBefore;
    const done = await readImport(server, token);
    if (done.created !== rows.length) throw new Error(`${JSON.stringify(done)}`);
    console.log(
      `preview ${seconds(previewMs)}; start answered after ${startMs.toFixed(0)} ms; import ${seconds(wall)}`,
    );
    const idle = quantile(await list.take(IDLE_REQUESTS), 0.95);
    let undoMs = 0;
    const undoTimes = await list.during(async () => {
      undoMs = await timeOf(async () => {
        await post(`entities/imports/${done.id}/undo`, {});
        await untilEnded(server, token);
      });
    });
    console.log(`undo ${seconds(undoMs)}`);
    const again = await preview();
    const importTimes = await list.during(async () => {
      await post('entities/import', again);
      await untilEnded(server, token);
    });
    const beside = {
      'a file is previewed': previewTimes,
      'it is imported': importTimes,
      'it is undone': undoTimes,
    };
    for (const [name, times] of Object.entries(beside))
      console.log(`entity list while ${name}: ${describeBeside(times, idle, isEmbedded)}`);
    return { cpu, database };
  } finally {
    await server.stop();
    await drop();
  }
}

/** Writes the rows by bare SQL into a database of its own. @returns its processor time in ms, and that of PostgreSQL */
async function measureBare(rows: readonly EntityRow[]) {
  const { environment, drop } = await emptyDatabaseForProcess();
  const { DATABASE_URL: url } = environment;
  const database = await openDatabase(
    url === undefined ? { engine: 'pglite', folder: path.join(folder, 'bare') } : { engine: 'postgres', url },
  );
  try {
    const [before, databaseBefore] = [process.cpuUsage(), databaseTime()];
    console.log(`bare SQL ${seconds(await timeOf(() => writeBare(database.kysely, rows)))}`);
    const { user, system } = process.cpuUsage(before);
    return { cpu: (user + system) / 1000, database: databaseTime() - databaseBefore };
  } finally {
    await database.close();
    await drop();
  }
}

console.log(`${isEmbedded ? 'embedded' : 'PostgreSQL'}: ${ROWS} new entities, each with an AKA and an ID`);
const rows = entityRows(ROWS);
const bare = await measureBare(rows);
const ours = await measureServer(rows);
// Embedded, the database is a part of the process; PostgreSQL counts as much.
const [whole, bareWhole] = [ours.cpu + ours.database, bare.cpu + bare.database];
const ofServer = isEmbedded
  ? ''
  : `; without PostgreSQL ${(ours.cpu / bare.cpu).toFixed(1)} ×, ${seconds(ours.cpu)} against ${seconds(bare.cpu)}`;
console.log(
  `processor time: ${checkRatio(whole / bareWhole, CPU_LIMIT)}; ${seconds(whole)} against ${seconds(bareWhole)}${ofServer}`,
);

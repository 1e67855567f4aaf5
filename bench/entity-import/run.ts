/**
 * An import of 100,000 entities in the background: its time, the processor time of the server against bare SQL that writes the
 * same rows in the same run, and how long the entity list takes while it runs. `npm run bench -- entity-import` runs it on the
 * embedded database and on PostgreSQL.
 */
import path from 'node:path';
import type { EntityImport, ImportPreview } from '@assay/shared/contracts';
import { openDatabase } from '../../server/src/database/database.ts';
import { emptyDatabaseForProcess, TEST_ENGINE } from '../../server/src/database/testing.ts';
import { measureIdle } from '../document-list/cpu.ts';
import { askApi, benchEnv, signIn, startServer, type RunningServer } from '../document-list/server.ts';
import { checkLimit, checkRatio } from '../limits.ts';
import { writeBare } from './bare.ts';
import { entityRows, fileOf, type EntityRow } from './rows.ts';

const { BENCH_FOLDER: folder = '', BENCH_ROWS = '100000' } = process.env;
if (!folder) throw new Error('start it with: npm run bench -- entity-import');
const isEmbedded = TEST_ENGINE === 'pglite';
const ROWS = Number(BENCH_ROWS);
/** The most times the processor time of bare SQL. */
const CPU_LIMIT = 2.5;
/** What the list may take longer, embedded, in ms; on PostgreSQL it may take so many times as long. */
const [EXTRA_MS, EXTRA_TIMES] = [150, 2];
/** The list is asked for so many times without an import. */
const IDLE_REQUESTS = 200;

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

/** A page of the entity list, in ms. */
async function timeList(server: RunningServer, token: string): Promise<number> {
  const start = performance.now();
  await (await askApi(server, token, 'inter-document-entity/overview?offset=0&maxPageSize=20')).json();
  return performance.now() - start;
}

async function post<Answer>(server: RunningServer, token: string, place: string, body: object) {
  const response = await fetch(`${server.url}/api/clients/demo/${place}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${place}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function readImport(server: RunningServer, token: string): Promise<EntityImport> {
  const { items } = (await (await askApi(server, token, 'entities/imports')).json()) as {
    items: EntityImport[];
  };
  const [latest] = items;
  if (latest === undefined) throw new Error('there is no import');
  return latest;
}

/** Asks for the list one request after the other until `isOver`. @returns what each took, in ms */
async function askListUntil(server: RunningServer, token: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    times.push(await timeList(server, token));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return times;
}

/** Runs work while the list is asked for. @returns what the list took */
async function whileListing(
  server: RunningServer,
  token: string,
  work: () => Promise<unknown>,
): Promise<number[]> {
  let isOver = false;
  const times = askListUntil(server, token, () => isOver);
  await work();
  isOver = true;
  return times;
}

/** Waits until the latest import has ended. */
async function untilEnded(server: RunningServer, token: string): Promise<EntityImport> {
  for (;;) {
    const found = await readImport(server, token);
    if (!['queued', 'running', 'undoing'].includes(found.status)) return found;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function reportList(name: string, times: readonly number[], idle: number): void {
  const p95 = percentile(times, 0.95);
  const limit = isEmbedded ? idle + EXTRA_MS : idle * EXTRA_TIMES;
  const written = isEmbedded ? `idle + ${EXTRA_MS} ms` : `${EXTRA_TIMES} × idle`;
  console.log(
    `entity list while ${name}: p95 ${p95.toFixed(1)} ms of ${times.length} requests, the longest ${Math.max(...times).toFixed(0)} ms; ` +
      `idle p95 ${idle.toFixed(1)} ms (${checkLimit(p95, written, limit)})`,
  );
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function measureServer(rows: readonly EntityRow[]) {
  const { environment, drop } = await emptyDatabaseForProcess();
  const server = await startServer({ env: benchEnv(path.join(folder, 'data'), environment) });
  try {
    const token = await signIn(server, 'admin@demo.example');
    const file = { format: 'csv', content: fileOf(rows), background: true };
    const idleCpu = await measureIdle(server.cpu);
    let plan = '';
    const previewStart = performance.now();
    const previewTimes = await whileListing(server, token, async () => {
      ({ plan } = await post<ImportPreview>(server, token, 'entities/import/preview', file));
    });
    const previewMs = performance.now() - previewStart;
    const [cpuBefore, start] = [await server.cpu(), performance.now()];
    await post(server, token, 'entities/import', { ...file, plan });
    const startMs = performance.now() - start;
    const done = await untilEnded(server, token);
    const wall = performance.now() - start;
    const cpu = (await server.cpu()) - cpuBefore - idleCpu * wall;
    if (done.created !== rows.length) throw new Error(`${JSON.stringify(done)}`);
    console.log(
      `preview ${seconds(previewMs)}; start answered after ${startMs.toFixed(0)} ms; import ${seconds(wall)}`,
    );
    const idle: number[] = [];
    for (let count = 0; count < IDLE_REQUESTS; count++) idle.push(await timeList(server, token));
    const idleP95 = percentile(idle, 0.95);
    const undoStart = performance.now();
    const undoTimes = await whileListing(server, token, async () => {
      await post(server, token, `entities/imports/${done.id}/undo`, {});
      await untilEnded(server, token);
    });
    console.log(`undo ${seconds(performance.now() - undoStart)}`);
    const { plan: again } = await post<ImportPreview>(server, token, 'entities/import/preview', file);
    const importTimes = await whileListing(server, token, async () => {
      await post(server, token, 'entities/import', { ...file, plan: again });
      await untilEnded(server, token);
    });
    reportList('a file is previewed', previewTimes, idleP95);
    reportList('it is imported', importTimes, idleP95);
    reportList('it is undone', undoTimes, idleP95);
    return cpu;
  } finally {
    await server.stop();
    await drop();
  }
}

/** Writes the rows by bare SQL into a database of its own. @returns its processor time in ms */
async function measureBare(rows: readonly EntityRow[]): Promise<number> {
  const { environment, drop } = await emptyDatabaseForProcess();
  const { DATABASE_URL: url } = environment;
  const database = await openDatabase(
    url === undefined ? { engine: 'pglite', folder: path.join(folder, 'bare') } : { engine: 'postgres', url },
  );
  try {
    const before = process.cpuUsage();
    const start = performance.now();
    await writeBare(database.kysely, rows);
    const { user, system } = process.cpuUsage(before);
    console.log(`bare SQL ${seconds(performance.now() - start)}`);
    return (user + system) / 1000;
  } finally {
    await database.close();
    await drop();
  }
}

console.log(`${isEmbedded ? 'embedded' : 'PostgreSQL'}: ${ROWS} new entities, each with an AKA and an ID`);
const rows = entityRows(ROWS);
const bare = await measureBare(rows);
const ours = await measureServer(rows);
console.log(
  `processor time: ${checkRatio(ours / bare, CPU_LIMIT)}; ${seconds(ours)} against ${seconds(bare)}`,
);

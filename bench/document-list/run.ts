/**
 * The document list at 100,000 documents, in CPU time per request of the process that answers:
 * - on PostgreSQL, the API against a bare `pg` query behind node's http, which runs the same page and count statements;
 * - embedded, the API against the same statements on bare PGlite in its thread.
 * Prints both ratios. PostgreSQL is named by DATABASE_URL_TEST; without it that half is left out and said so.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fillDocuments, freshPostgres } from './fill.ts';
import { signIn, startServer, type RunningServer } from './server.ts';
import { startPeer } from './peer-process.ts';

const ROUNDS = 5;
const REQUESTS = 100;
const LIST =
  '/api/clients/demo/document-requests?stage=EXT_DONE&maxPageSize=100&offset=0&orderBy=uploadedDate:desc';

/** CPU milliseconds per request over a run of requests one after the other. */
async function cpuPerRequest(ask: () => Promise<unknown>, cpu: () => Promise<number>): Promise<number> {
  const before = await cpu();
  for (let n = 0; n < REQUESTS; n++) await ask();
  return ((await cpu()) - before) / REQUESTS;
}

async function askServer({ url }: RunningServer, token: string): Promise<void> {
  const answer = await fetch(url + LIST, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`the list answered ${answer.status}`);
  const { items } = (await answer.json()) as { items: unknown[] };
  if (items.length !== 100) throw new Error(`the list has ${items.length} rows`);
}

/** Runs both sides in turn and answers the least CPU of each: noise only ever adds. */
async function compare(ours: () => Promise<number>, peers: () => Promise<number>) {
  await ours();
  await peers();
  const runs: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round++) runs.push([await ours(), await peers()]);
  const least = (side: 0 | 1) => Math.min(...runs.map((run) => run[side]));
  return { ours: least(0), peer: least(1), ratio: least(0) / least(1) };
}

async function measure(
  name: string,
  limit: number,
  engine: { env: Record<string, string>; folder: string },
): Promise<void> {
  const first = await startServer(engine);
  await first.stop();
  const statements = await fillDocuments(engine);
  const server = await startServer(engine);
  const token = await signIn(server);
  const oursOnly = async () => cpuPerRequest(() => askServer(server, token), server.cpu);
  // PGlite has one process to itself: the peer opens the folder after the server has left it.
  const isEmbedded = engine.env.DATABASE_URL === undefined;
  if (isEmbedded) {
    await oursOnly();
    const ours = [await oursOnly(), await oursOnly(), await oursOnly(), await oursOnly(), await oursOnly()];
    await server.stop();
    const peer = await startPeer('pglite', engine, { list: statements });
    const askPeer = () => peer.ask('list');
    await cpuPerRequest(askPeer, peer.cpu);
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) theirs.push(await cpuPerRequest(askPeer, peer.cpu));
    await peer.stop();
    report(name, limit, {
      ours: Math.min(...ours),
      peer: Math.min(...theirs),
      ratio: Math.min(...ours) / Math.min(...theirs),
    });
    return;
  }
  const peer = await startPeer('postgres', engine, { list: statements });
  const askPeer = () => cpuPerRequest(() => peer.ask('list'), peer.cpu);
  report(name, limit, await compare(oursOnly, askPeer));
  await peer.stop();
  await server.stop();
}

function report(
  name: string,
  limit: number,
  { ours, peer, ratio }: { ours: number; peer: number; ratio: number },
): void {
  const verdict = ratio <= limit ? 'within' : 'OVER';
  console.log(
    `${name}: ${ratio.toFixed(2)} × (limit ${limit} ×, ${verdict}); ${ours.toFixed(2)} against ${peer.toFixed(2)} ms CPU per request`,
  );
}

const scratch = path.resolve(import.meta.dirname, '../../.cache/bench-list');
await rm(scratch, { recursive: true, force: true });
const base = {
  ASSAY_MODE: 'demo',
  ASSAY_DEMO_PASSWORD: 'Bench-only-7',
  ASSAY_SAMPLES: path.join(scratch, 'none'),
  PORT: '8197',
};
const postgres = await freshPostgres();
if (postgres) {
  await measure('document list on PostgreSQL, API against bare pg behind http', 2.5, {
    env: { ...base, DATABASE_URL: postgres.url, ASSAY_DATA: path.join(scratch, 'postgres') },
    folder: path.join(scratch, 'postgres'),
  });
  await postgres.drop();
} else console.log('document list on PostgreSQL: left out, DATABASE_URL_TEST is not set');
await measure('document list embedded, API against bare PGlite in its thread', 2, {
  env: { ...base, ASSAY_DATA: path.join(scratch, 'embedded') },
  folder: path.join(scratch, 'embedded'),
});
await rm(scratch, { recursive: true, force: true });

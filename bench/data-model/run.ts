/**
 * The entity list, the history of a metric and the latest values at 100,000 entities and 1,000,000 values on PostgreSQL, in
 * CPU time per request of the process that responds: the API against a bare `pg` query behind node's http that runs the
 * same statements. What the processes use without requests is taken off. `npm run bench -- data-model` names the database and the folder; a filled database is used again.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../server/src/database/database.ts';
import { compare, measureIdle, type Side } from '../document-list/cpu.ts';
import { checkRatio } from '../limits.ts';
import { startPeer, type Peer } from '../document-list/peer-process.ts';
import { askApi, benchEnv, signIn, startServer, type RunningServer } from '../document-list/server.ts';
import { prepareCalls, type MeasuredCall } from './calls.ts';
import { seed, SIZES, type Size } from './seed.ts';

const LIMIT = 2.5;

const { DATABASE_URL: url = '', BENCH_FOLDER: folder = '', BENCH_SIZE: sizeName = '' } = process.env;
const size = SIZES[sizeName];
if (!url || !folder || size === undefined) throw new Error('start it with: npm run bench -- data-model');
const engine = { folder, env: benchEnv(path.join(folder, 'data'), { DATABASE_URL: url }) };

/** Fills the database on the first run, and reads the statements of the calls. */
async function prepare(size: Size): Promise<MeasuredCall[]> {
  const filled = path.join(folder, 'filled');
  const database = await openDatabase({ engine: 'postgres', url });
  try {
    if (!existsSync(filled)) {
      console.log('filling the database; it is kept for the next run');
      await seed(database.kysely, size);
      writeFileSync(filled, '');
    }
    return await prepareCalls(database.kysely, size);
  } finally {
    await database.close();
  }
}

interface Processes {
  readonly server: RunningServer;
  readonly peer: Peer;
  readonly token: string;
  readonly idle: { readonly server: number; readonly peer: number };
}

function sidesOf(call: MeasuredCall, { server, peer, token, idle }: Processes): [Side, Side] {
  const askServer = async () => {
    const response = await askApi(server, token, call.path);
    const body = (await response.json()) as { items?: unknown[]; entities?: unknown[] };
    const count = (body.items ?? body.entities ?? []).length;
    if (count !== call.count) throw new Error(`${call.name}: ${count} rows instead of ${call.count}`);
  };
  return [
    { ask: askServer, cpu: server.cpu, idle: idle.server },
    { ask: () => peer.ask(call.name), cpu: peer.cpu, idle: idle.peer },
  ];
}

async function report(call: MeasuredCall, sides: readonly [Side, Side]): Promise<void> {
  const { ours, peer, ratio, wall } = await compare(sides);
  console.log(
    `${call.name}: ${checkRatio(ratio, LIMIT)}; ${ours.toFixed(2)} against ${peer.toFixed(2)} ms CPU per request; ` +
      `${call.statements.length} statements; ${wall.toFixed(1)} ms from request to response`,
  );
}

// The first start migrates and creates the client.
await (await startServer(engine)).stop();
const calls = await prepare(size);
const server = await startServer(engine);
const peer = await startPeer(
  'postgres',
  engine,
  Object.fromEntries(calls.map(({ name, statements }) => [name, statements])),
);
try {
  const token = await signIn(server);
  const idle = { server: await measureIdle(server.cpu), peer: await measureIdle(peer.cpu) };
  console.log(
    `without requests: ${(idle.server * 1000).toFixed(2)} and ${(idle.peer * 1000).toFixed(2)} ms CPU a second`,
  );
  for (const call of calls) await report(call, sidesOf(call, { server, peer, token, idle }));
} finally {
  await peer.stop();
  await server.stop();
}

/**
 * What telemetry costs: CPU time per request of an API that sends metrics and, as it does by itself, a share of its traces, and of
 * one that sends all of them, against one beside them that sends nothing, on the same PostgreSQL, in turn. The collector takes everything and is no part of either. PostgreSQL is named by
 * DATABASE_URL_TEST.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listPath } from '../document-list/calls.ts';
import { measure, measureIdle, type Side } from '../harness/cpu.ts';
import { fillDocuments } from '../harness/fill-documents.ts';
import { checkRatio, median } from '../harness/limits.ts';
import {
  askApi,
  engineIn,
  fillRows,
  signIn,
  startServer,
  withScratch,
  type RunningServer,
} from '../harness/server.ts';

const LIMIT = 1.1;
const DOCUMENTS = 100_000;
const ROUNDS = 15;
/** Enough that spans are sent in every round. */
const REQUESTS = 200;
const PORTS = { on: '8197', off: '8198', all: '8199' };

async function startCollector() {
  let bytes = 0;
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, bytes: () => bytes, close: () => server.close() };
}

async function sideOf(server: RunningServer, token: string, query: string): Promise<Side> {
  const ask = async () => (await askApi(server, token, query)).arrayBuffer();
  return { ask, cpu: server.cpu, idle: await measureIdle(server.cpu) };
}

/** CPU milliseconds per request of each side: the middle of several rounds, in which each begins as often as the others. */
async function compareInTurn<Name extends string>(sides: Record<Name, Side>): Promise<Record<Name, number>> {
  const names = Object.keys(sides) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round <= ROUNDS; round += 1)
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length];
      if (name === undefined) continue;
      const { cpu } = await measure(sides[name], REQUESTS);
      // The first round warms them up.
      if (round > 0) times[name].push(cpu);
    }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}

const { DATABASE_URL_TEST: url } = process.env;
if (!url) throw new Error('start it with: npm run bench -- telemetry');

await withScratch('telemetry', async ({ folder }) => {
  const engine = engineIn(folder, { DATABASE_URL: url });
  await fillRows(engine, (kysely) => fillDocuments(kysely, DOCUMENTS));
  const collector = await startCollector();
  const collected = { ...engine.env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  const running: RunningServer[] = [];
  const start = async (env: Record<string, string>) => {
    const server = await startServer({ env });
    running.push(server);
    return server;
  };
  try {
    const off = await start({ ...engine.env, PORT: PORTS.off });
    const on = await start({ ...collected, PORT: PORTS.on });
    const all = await start({ ...collected, PORT: PORTS.all, OTEL_TRACES_SAMPLER_ARG: '1' });
    const token = await signIn(off);
    for (const query of [listPath(), 'navigation']) {
      const times = await compareInTurn({
        on: await sideOf(on, token, query),
        off: await sideOf(off, token, query),
        all: await sideOf(all, token, query),
      });
      const per = `${times.on.toFixed(2)} against ${times.off.toFixed(2)} ms CPU per request`;
      const whole = `with all traces ${(times.all / times.off).toFixed(2)} ×, ${times.all.toFixed(2)} ms`;
      console.log(
        `telemetry, ${query.split('?')[0]}: ${checkRatio(times.on / times.off, LIMIT)}; ${per}; ${whole}`,
      );
    }
    if (collector.bytes() === 0) throw new Error('nothing was sent to the collector');
    console.log(`${(collector.bytes() / 1e6).toFixed(1)} MB were sent to the collector`);
  } finally {
    for (const server of running) await server.stop();
    collector.close();
  }
});

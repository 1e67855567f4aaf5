/**
 * What telemetry costs: CPU time per request of an API that sends traces and metrics, against one beside it that does not,
 * on the same PostgreSQL, in turn. The collector takes everything and is no part of either. PostgreSQL is named by
 * DATABASE_URL_TEST.
 */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { listCall } from '../document-list/calls.ts';
import { measure, measureIdle, type Side } from '../document-list/cpu.ts';
import { fillDocuments, freshPostgres } from '../document-list/fill.ts';
import { signIn, startServer, type RunningServer } from '../document-list/server.ts';
import { checkRatio } from '../limits.ts';

const LIMIT = 1.1;
const DOCUMENTS = 100_000;
const ROUNDS = 11;
/** Enough that spans are sent in every round. */
const REQUESTS = 200;
const PORTS = { on: '8197', off: '8198' };

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

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
  const ask = async () => {
    const response = await fetch(`${server.url}/api/clients/demo/${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${query}: ${response.status}`);
    await response.arrayBuffer();
  };
  return { ask, cpu: server.cpu, idle: await measureIdle(server.cpu) };
}

/** CPU milliseconds per request of either side, in turn. */
async function compareInTurn(on: Side, off: Side): Promise<{ on: number; off: number }> {
  const times: { on: number[]; off: number[] } = { on: [], off: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const first = round % 2 === 0;
    const before = first ? await measure(on, REQUESTS) : undefined;
    const { cpu } = await measure(off, REQUESTS);
    const { cpu: cpuOn } = before ?? (await measure(on, REQUESTS));
    // The first round warms both up.
    if (round === 0) continue;
    times.on.push(cpuOn);
    times.off.push(cpu);
  }
  return { on: median(times.on), off: median(times.off) };
}

const postgres = await freshPostgres();
if (postgres === null) throw new Error('DATABASE_URL_TEST is not set');
const folder = path.resolve(import.meta.dirname, '../../.cache/bench-telemetry');
await rm(folder, { recursive: true, force: true });
const env = {
  ASSAY_MODE: 'demo',
  ASSAY_DEMO_PASSWORD: 'Bench-only-7',
  ASSAY_SAMPLES: path.join(folder, 'none'),
  ASSAY_DATA: folder,
  DATABASE_URL: postgres.url,
};
const collector = await startCollector();
const running: RunningServer[] = [];
try {
  const off = await startServer({ env: { ...env, PORT: PORTS.off } });
  running.push(off);
  await fillDocuments({ env, folder }, DOCUMENTS);
  const on = await startServer({
    env: { ...env, PORT: PORTS.on, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
  });
  running.push(on);
  const token = await signIn(off);
  const { path: list } = await listCall('first page');
  for (const query of [list, 'navigation']) {
    const times = await compareInTurn(await sideOf(on, token, query), await sideOf(off, token, query));
    console.log(
      `telemetry, ${query.split('?')[0]}: ${checkRatio(times.on / times.off, LIMIT)}; ${times.on.toFixed(2)} against ${times.off.toFixed(2)} ms CPU per request`,
    );
  }
  if (collector.bytes() === 0) throw new Error('nothing was sent to the collector');
  console.log(`${(collector.bytes() / 1e6).toFixed(1)} MB were sent to the collector`);
} finally {
  for (const server of running) await server.stop();
  collector.close();
  await postgres.drop();
  await rm(folder, { recursive: true, force: true });
}

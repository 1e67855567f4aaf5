/**
 * Compares the API with the same statements sent barely: by `pg` behind node's http, or on PGlite in its thread. What any server
 * pays at least.
 */
import { checkRatio } from './limits.ts';
import { compare, measureIdle, type Comparison, type Side } from './cpu.ts';
import { startPeer } from './peer-process.ts';
import { askApi, signIn, startServer, type Engine, type RunningServer } from './server.ts';
import type { MeasuredCall } from './statements.ts';

/** What a browser takes. */
export const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd';

/** A server that is measured, with a person who is signed in. */
export interface Measured {
  readonly server: RunningServer;
  readonly token: string;
  /** The side of a call in a comparison. @throws Error for a response without the rows of the call */
  sideOf(call: MeasuredCall): Side;
}

async function measured(server: RunningServer): Promise<Measured> {
  const token = await signIn(server);
  const idle = await measureIdle(server.cpu);
  const ask = async ({ name, path, rows }: MeasuredCall) => {
    const response = await askApi(server, token, path, { headers: { 'accept-encoding': BROWSER_ENCODINGS } });
    const body = (await response.json()) as { items?: unknown[]; entities?: unknown[] };
    const { length } = body.items ?? body.entities ?? [];
    if (length !== rows) throw new Error(`${name}: ${length} rows instead of ${rows}`);
  };
  return { server, token, sideOf: (call) => ({ ask: () => ask(call), cpu: server.cpu, idle }) };
}

/** A call with what either side took for it. */
export interface ComparedCall {
  readonly call: MeasuredCall;
  readonly comparison: Comparison;
}

interface Options {
  /** Requests to either side before the first measurement: Node compiles while it is running, and a server runs for days. */
  readonly warmUp?: number;
  /** What else is measured on the running server, after the comparison. */
  readonly further?: (server: Measured) => Promise<void>;
}

async function compareOnPostgres(
  engine: Engine,
  calls: readonly MeasuredCall[],
  { sideOf }: Measured,
  warmUp: number,
): Promise<ComparedCall[]> {
  const peer = await startPeer('postgres', engine, calls);
  try {
    const idle = await measureIdle(peer.cpu);
    for (let count = 0; count < warmUp; count++) {
      const call = calls[count % calls.length];
      if (call !== undefined) await Promise.all([sideOf(call).ask(), peer.ask(call.name)]);
    }
    const compared: ComparedCall[] = [];
    for (const call of calls) {
      const theirs = { ask: () => peer.ask(call.name), cpu: peer.cpu, idle };
      compared.push({ call, comparison: await compare([sideOf(call), theirs]) });
    }
    return compared;
  } finally {
    await peer.stop();
  }
}

/** PGlite has one process to itself: the peer opens the folder after the server has left it. */
async function compareOnPglite(engine: Engine, { call, comparison }: ComparedCall): Promise<ComparedCall> {
  const peer = await startPeer('pglite', engine, [call]);
  const side = { ask: () => peer.ask(call.name), cpu: peer.cpu, idle: await measureIdle(peer.cpu) };
  const { ours, wall } = await compare([side, side]);
  await peer.stop();
  return {
    call,
    comparison: { ...comparison, peer: ours, peerWall: wall, ratio: comparison.ours / ours },
  };
}

/** Compares calls of the API with the same statements on the bare database, in CPU time per request of the process that responds. */
export async function compareWithBare(
  engine: Engine,
  calls: readonly MeasuredCall[],
  { warmUp = 0, further }: Options = {},
): Promise<ComparedCall[]> {
  const isEmbedded = !engine.env.DATABASE_URL;
  const server = await startServer(engine);
  const compared: ComparedCall[] = [];
  try {
    const ours = await measured(server);
    if (isEmbedded)
      for (const call of calls)
        compared.push({ call, comparison: await compare([ours.sideOf(call), ours.sideOf(call)]) });
    else compared.push(...(await compareOnPostgres(engine, calls, ours, warmUp)));
    await further?.(ours);
  } finally {
    await server.stop();
  }
  if (!isEmbedded) return compared;
  const withPeer: ComparedCall[] = [];
  for (const one of compared) withPeer.push(await compareOnPglite(engine, one));
  return withPeer;
}

/** Prints a comparison with its limit. */
export function reportComparison(
  name: string,
  limit: number,
  { ours, peer, ratio, wall }: Comparison,
  further = '',
): void {
  console.log(
    `${name}: ${checkRatio(ratio, limit)}; ${ours.toFixed(2)} against ${peer.toFixed(2)} ms CPU per request; ${further}${wall.toFixed(1)} ms from request to response`,
  );
}

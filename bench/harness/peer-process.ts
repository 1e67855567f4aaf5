import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Engine } from './server.ts';
import type { MeasuredCall, Statement } from './statements.ts';

const PEER_URL = 'http://localhost:8198';

/** What the process of a peer is sent: first the statements of all calls. */
export type PeerMessage = { readonly calls: Readonly<Record<string, readonly Statement[]>> } | 'cpu' | 'run';

/** The bare side of a comparison, in a process of its own. */
export interface Peer {
  /** Runs the statements of a call. On PGlite, which is given one call, those of that. */
  ask(call: string): Promise<unknown>;
  /** CPU milliseconds that the process has used so far, all its threads included. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the bare peer of an engine: it runs the statements of each call and nothing else. */
export async function startPeer(
  kind: 'postgres' | 'pglite',
  engine: Engine,
  calls: readonly MeasuredCall[],
): Promise<Peer> {
  const child = fork(path.join(import.meta.dirname, `${kind}-peer.ts`), {
    env: { ...process.env, ...engine.env, NODE_ENV: 'production', PEER_FOLDER: engine.folder },
    serialization: 'advanced',
  });
  const ask = async (message: PeerMessage): Promise<unknown> => {
    child.send(message);
    const [reply] = (await once(child, 'message')) as [unknown];
    return reply;
  };
  await ask({ calls: Object.fromEntries(calls.map(({ name, statements }) => [name, statements])) });
  return {
    ask:
      kind === 'postgres'
        ? async (call) => (await fetch(`${PEER_URL}/${encodeURIComponent(call)}`)).json()
        : () => ask('run'),
    cpu: async () => Number(await ask('cpu')),
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

import type { PeerMessage } from './peer-process.ts';
import type { Statement } from './statements.ts';

/** CPU milliseconds that this process has used so far. */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Peer {
  /** Gets ready for the calls. */
  open(calls: Readonly<Record<string, readonly Statement[]>>): Promise<unknown>;
  /** Runs the statements of the one call. */
  run?(): Promise<unknown>;
  close(): Promise<unknown>;
}

/** Responds to what the process of the benchmark sends to this one, and ends with it. */
export function respondToBenchmark({ open, run, close }: Peer): void {
  const respond = async (message: PeerMessage): Promise<unknown> => {
    if (message === 'cpu') return cpuMilliseconds();
    await (message === 'run' ? run?.() : open(message.calls));
    return 'done';
  };
  process.on('message', (message: PeerMessage) => {
    void respond(message).then((reply) => process.send?.(reply));
  });
  process.on('disconnect', () => void close().then(() => process.exit(0)));
}

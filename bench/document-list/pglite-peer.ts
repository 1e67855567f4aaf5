/** The list's statements on bare PGlite in its thread: what any embedded server pays at least. */
import path from 'node:path';
import { PGliteThread } from '../../server/src/database/pglite/thread.ts';
import type { Statement } from './calls.ts';

let thread: PGliteThread | undefined;
let statements: readonly Statement[] = [];

async function respond(
  message: { calls: Readonly<Record<string, readonly Statement[]>> } | 'cpu' | 'run',
): Promise<unknown> {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
  if (message === 'run') {
    for (const { text, values } of statements) await thread?.query(text, [...values]);
    return 'done';
  }
  statements = Object.values(message.calls).flat();
  thread = await PGliteThread.open({ folder: path.join(process.env.PEER_FOLDER ?? '', 'rows') });
  return 'ready';
}

process.on('message', (message: Parameters<typeof respond>[0]) => {
  void respond(message).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => void thread?.close().then(() => process.exit(0)));

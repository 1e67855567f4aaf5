/** The statements of a call on bare PGlite in its thread: what any embedded server pays at least. */
import path from 'node:path';
import { PGliteThread } from '../../server/src/database/pglite/thread.ts';
import { respondToBenchmark } from './peer-messages.ts';
import type { Statement } from './statements.ts';

let thread: PGliteThread | undefined;
let statements: readonly Statement[] = [];

respondToBenchmark({
  async open(calls) {
    statements = Object.values(calls).flat();
    thread = await PGliteThread.open({ folder: path.join(process.env.PEER_FOLDER ?? '', 'rows') });
  },
  async run() {
    for (const { text, values } of statements) await thread?.query(text, [...values]);
  },
  close: async () => thread?.close(),
});

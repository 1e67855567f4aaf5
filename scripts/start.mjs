// npm start: install what is missing, build what is stale, start everything in one process with the demo client.
import { ensureInstalled } from './lib/install.mjs';
import { runForeground } from './lib/run.mjs';

ensureInstalled();
const built = await runForeground('scripts/build.mjs', []);
if (built !== 0) process.exit(built);
process.exit(await runForeground('server/src/main.ts', [], { ASSAY_MODE: process.env.ASSAY_MODE ?? 'demo' }));

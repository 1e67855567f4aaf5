// npm run soak [-- SCENARIO…] [--times N] [--seed N]: the suite under harm; every file of soak/scenarios is one.
import { ensureInstalled } from './lib/install.mjs';
import { runForeground } from './lib/run.mjs';

ensureInstalled();
process.exit(await runForeground('soak/run.ts', process.argv.slice(2)));

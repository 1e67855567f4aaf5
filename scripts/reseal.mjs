// npm run -s reseal: seals all secrets with the newest of ASSAY_SEALING_KEYS (docs/operations.md).
import { ensureInstalled } from './lib/install.mjs';
import { runForeground } from './lib/run.mjs';

ensureInstalled();
process.exit(await runForeground('server/src/main-reseal.ts', process.argv.slice(2)));

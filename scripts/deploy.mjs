// npm run deploy -- REMOTE --to DIR: installs what is missing, then deploys (scripts/deploy/run.mjs).
import { ensureInstalled } from './lib/install.mjs';
import { runForeground } from './lib/run.mjs';

ensureInstalled();
process.exit(await runForeground('scripts/deploy/run.mjs', process.argv.slice(2)));

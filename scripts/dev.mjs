// npm run dev -- documents [--alone]: installs what is missing, then serves that remote live (scripts/dev/live.mjs).
import { ensureInstalled } from './lib/install.mjs';
import { runForeground } from './lib/run.mjs';

ensureInstalled();
process.exit(await runForeground('scripts/dev/live.mjs', process.argv.slice(2)));

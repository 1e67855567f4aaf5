// npm run doctor -- REMOTE_URL --shell SHELL_URL: installs what is missing, then checks (scripts/doctor/run.mjs).
import { ensureInstalled } from './lib/install.mjs';
import { runForeground } from './lib/run.mjs';

ensureInstalled();
process.exit(await runForeground('scripts/doctor/run.mjs', process.argv.slice(2)));

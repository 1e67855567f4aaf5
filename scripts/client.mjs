// npm run -s client -- list | show CLIENT | set CLIENT key=value …: the configuration of clients (docs/settings.md).
import { ensureInstalled } from './lib/install.mjs';
import { runForeground } from './lib/run.mjs';

ensureInstalled();
process.exit(await runForeground('server/src/main-client.ts', process.argv.slice(2)));

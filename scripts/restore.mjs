// npm run -s restore -- --from DIR: restores a backup into an empty data folder and database (docs/operations.md).
import { ensureInstalled } from './lib/install.mjs';
import { runForeground } from './lib/run.mjs';

ensureInstalled();
process.exit(await runForeground('server/src/main-restore.ts', process.argv.slice(2)));

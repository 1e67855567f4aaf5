// npm run -s backup -- --to DIR: copies the installation, rows, files and keys, into a new folder (docs/operations.md).
import { ensureInstalled } from './lib/install.mjs';
import { runForeground } from './lib/run.mjs';

ensureInstalled();
process.exit(await runForeground('server/src/main-backup.ts', process.argv.slice(2)));

// npm run -s migrate: brings the tables of DATABASE_DIRECT_URL or DATABASE_URL up to this version (docs/operations.md).
import { ensureInstalled } from './lib/install.mjs';
import { runForeground } from './lib/run.mjs';

ensureInstalled();
process.exit(await runForeground('server/src/main-migrate.ts', process.argv.slice(2)));

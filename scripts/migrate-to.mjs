// npm run -s migrate-to -- --database URL --storage URL: moves an embedded installation (docs/operations.md).
import { ensureInstalled } from './lib/install.mjs';
import { runForeground } from './lib/run.mjs';

ensureInstalled();
process.exit(await runForeground('server/src/main-migrate-to.ts', process.argv.slice(2)));

// npm run -s outbox: prints the messages to users that are sealed in PostgreSQL (docs/operations.md).
import { ensureInstalled } from './lib/install.mjs';
import { runForeground } from './lib/run.mjs';

ensureInstalled();
process.exit(await runForeground('server/src/main-outbox.ts', process.argv.slice(2)));

// npm run -s extract -- [--type "Capital Call"] [--without PASS] [--explain FIN | --passes] FILE…: the extraction pipeline without a server. Standard output carries
// nothing but the results, one JSON line a file; with --explain, how the value of one metric came about.
import { ensureInstalled } from './lib/install.mjs';
import { runForeground } from './lib/run.mjs';

ensureInstalled();
process.exit(await runForeground('server/src/main-extract.ts', process.argv.slice(2)));

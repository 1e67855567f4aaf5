/**
 * Live development: `npm run dev -- documents verification` serves the shell and those remotes with fast refresh, the
 * other remotes from their last build, and passes calls to the running server (`npm start`).
 * `npm run dev -- documents --alone` serves that remote alone against demo data, without a server.
 */
import path from 'node:path';
import { readArguments, refuseArguments } from '../../server/src/processes/run-command.ts';
import { ROOT } from '../lib/install.mjs';
import { REMOTE_FOLDERS, remoteNameOf } from '../lib/remotes.mjs';

const USAGE = `npm run dev -- ${REMOTE_FOLDERS.map(remoteNameOf).join(' | ')} …
  [--port 3000]                     of the shell; the live remotes have the ports after it
  [--server http://localhost:8080]  where calls go
  [--alone]                         one remote against demo data, without shell and server`;

const { values, positionals: names } = readArguments({
  usage: USAGE,
  options: { port: 'optional', server: 'optional', alone: 'flag' },
  hasPositionals: true,
});
const fail = (sentence) => refuseArguments(USAGE, sentence);
const port = Number(values.port ?? 3000);
const api = values.server ?? process.env.ASSAY_SERVER ?? 'http://localhost:8080';
const unknown = names.find((name) => !REMOTE_FOLDERS.map(remoteNameOf).includes(name));
if (names.length === 0) fail('A remote is missing.');
if (unknown) fail(`There is no remote "${unknown}".`);
if (!Number.isInteger(port) || port < 1 || port + names.length > 65_535) fail('--port is a number.');
if (values.alone && names.length > 1) fail('--alone serves one remote.');

process.env.NODE_ENV = 'development';
const { serveAlone, serveRemote, serveShell } = await import('./servers.mjs');
const live = names.map((name, index) => ({
  name,
  folder: path.join(ROOT, `mfe-${name}`),
  port: port + 1 + index,
}));
if (values.alone) await serveAlone(live[0].folder, { port });
else await Promise.all([serveShell(live, { port, api }), ...live.map(serveRemote)]);
console.log(`${names.join(', ')}: live at http://localhost:${port}`);

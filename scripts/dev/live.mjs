/**
 * Live development: `npm run dev -- documents verification` serves the shell and those remotes with fast refresh, the
 * other remotes from their last build, and passes calls to the running server (`npm start`).
 * `npm run dev -- documents --alone` serves that remote alone against demo data, without a server.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../lib/install.mjs';
import { REMOTE_FOLDERS, remoteNameOf } from '../lib/remotes.mjs';
import { serveAlone, serveRemote, serveShell } from './servers.mjs';

const USAGE = `npm run dev -- ${REMOTE_FOLDERS.map(remoteNameOf).join(' | ')} …
  [--port 3000]                     of the shell; the live remotes have the ports after it
  [--server http://localhost:8080]  where calls go
  [--alone]                         one remote against demo data, without shell and server`;

function fail(message) {
  console.error(message);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        port: { type: 'string', default: '3000' },
        server: { type: 'string', default: process.env.ASSAY_SERVER ?? 'http://localhost:8080' },
        alone: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`);
  }
}

const { values, positionals: names } = readOptions();
const port = Number(values.port);
const unknown = names.find((name) => !REMOTE_FOLDERS.map(remoteNameOf).includes(name));
if (names.length === 0) fail(USAGE);
if (unknown) fail(`There is no remote "${unknown}".\n${USAGE}`);
if (!Number.isInteger(port) || port < 1 || port + names.length > 65_535)
  fail(`--port is a number.\n${USAGE}`);
if (values.alone && names.length > 1) fail('--alone serves one remote.');

process.env.NODE_ENV = 'development';
const live = names.map((name, index) => ({
  name,
  folder: path.join(ROOT, `mfe-${name}`),
  port: port + 1 + index,
}));
if (values.alone) await serveAlone(live[0].folder, { port });
else await Promise.all([serveShell(live, { port, api: values.server }), ...live.map(serveRemote)]);
console.log(`${names.join(', ')}: live at http://localhost:${port}`);

/**
 * Live development: `npm run dev -- documents` serves the shell and that remote with fast refresh, the other remotes
 * from their last build, and passes calls to the running server (`npm start`; another one by ASSAY_SERVER).
 * `npm run dev -- documents --alone` serves that remote alone against demo data, without a server.
 */
import path from 'node:path';
import { ROOT } from '../lib/install.mjs';
import { REMOTE_FOLDERS, remoteNameOf } from '../lib/remotes.mjs';
import { serveAlone, serveRemote, serveShell, SHELL_PORT } from './servers.mjs';

const names = REMOTE_FOLDERS.map(remoteNameOf);
const [name, ...flags] = process.argv.slice(2);
const relative = REMOTE_FOLDERS.find((folder) => remoteNameOf(folder) === name);
if (!relative) {
  console.error(`Which remote? npm run dev -- ${names.join(' | ')} [--alone]`);
  process.exit(1);
}

process.env.NODE_ENV = 'development';
const folder = path.join(ROOT, relative);
const api = process.env.ASSAY_SERVER ?? 'http://localhost:8080';
if (flags.includes('--alone')) await serveAlone(folder);
else await Promise.all([serveShell(folder, { api }), serveRemote(folder)]);
console.log(`${name} is live at http://localhost:${SHELL_PORT}`);

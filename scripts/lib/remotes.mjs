import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './install.mjs';

/** The folders of the remotes: every `mfe-*` with a package.json. Everything that needs this list reads it here. */
export const REMOTE_FOLDERS = readdirSync(ROOT)
  .filter((folder) => folder.startsWith('mfe-') && existsSync(path.join(ROOT, folder, 'package.json')))
  .sort();

/** The name of a remote: that of its folder without `mfe-`. */
export const remoteNameOf = (folder) => path.basename(folder).replace(/^mfe-/, '');

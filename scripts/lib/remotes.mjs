import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './install.mjs';

const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

/** The folders of the remotes: the workspaces `mfe-*` of package.json. Everything that needs this list reads it here. */
export const REMOTE_FOLDERS = workspaces.filter((folder) => folder.startsWith('mfe-'));

/** The name of a remote: that of its folder without `mfe-`. */
export const remoteNameOf = (folder) => path.basename(folder).replace(/^mfe-/, '');

#!/usr/bin/env node
// The extraction pipeline without a server: npm run -s extract -- [--type "Capital Call"] FILE…
// Relaunches under the project's own Node when started by an older one; standard output carries nothing but the results.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const ownNode = join(root, 'node_modules', '.bin', 'node');
const isOldNode = Number(process.versions.node.split('.')[0]) < 24;

if (isOldNode && !existsSync(ownNode)) {
  process.stderr.write('Run "npm ci" first: the project brings its own Node.\n');
  process.exit(1);
}
const cli = join(root, 'server', 'src', 'pipeline', 'cli.ts');
const { status } = spawnSync(isOldNode ? ownNode : process.execPath, [cli, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);

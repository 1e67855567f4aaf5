// Checks the types of both worlds side by side with TypeScript 7 (docs/adr/0048-checks-in-seconds.md). It is called by its
// path: its `tsc` and that of TypeScript 6, which libraries ask for their syntax trees, have one name in `node_modules/.bin`.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from '../../server/src/processes/run-command.ts';
import { NODE, ROOT } from '../lib/install.mjs';

readArguments({ usage: 'npm run check:types\n  Checks the types of browser and server.' });

const TSC = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');
const WORLDS = { browser: 'tsconfig.json', server: 'tsconfig.server.json' };

/** One checker each: more of them check much twice, and two processes fill two cores. */
const argumentsFor = ([world, config]) => [
  TSC,
  ...['-p', config, '--checkers', '1', '--incremental'],
  ...['--tsBuildInfoFile', `.cache/typescript-7/${world}.tsbuildinfo`],
];

/** Another version than the pinned one would check by other rules. */
function assertVersion() {
  const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const pinned = devDependencies['typescript-7'].replace('npm:typescript@', '');
  const { stdout } = spawnSync(NODE, [TSC, '--version'], { encoding: 'utf8' });
  if (stdout.trim() !== `Version ${pinned}`)
    throw new Error(`Types are checked by TypeScript ${pinned}, but ${TSC} says: ${stdout.trim()}`);
  console.log(`TypeScript ${pinned}`);
}

const check = (world) =>
  new Promise((resolve, reject) => {
    const child = spawn(NODE, argumentsFor(world), { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', resolve);
  });

assertVersion();
const codes = await Promise.all(Object.entries(WORLDS).map(check));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

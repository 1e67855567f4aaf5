// Whether the tests of rules notice faults: `npm run test:mutation -- [--count 300] [--seed 1] [--jobs 2] [PART OF A PATH]`.
// By hand, not with `npm test`. Each mutant is one small fault, put in while the file is loaded, and is killed by the first
// test that fails or takes too long.
import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments, refuseArguments } from '../server/src/processes/run-command.ts';
import { NODE, ROOT } from './lib/install.mjs';
import { drawMutants } from './mutation/mutants.mjs';

const FILES = [
  'shared/domain/{permissions,switches,decimals,formats}/*.ts',
  'server/src/modules/*/*policy*.ts',
];
/** How long the tests of one file may take, in milliseconds. */
const LIMIT = 240_000;
const HERE = path.join(ROOT, 'scripts/mutation');

const USAGE = `npm run test:mutation -- [--count 300] [--seed 1] [--jobs 2] [PART OF A PATH…]
  Whether the tests of rules notice small faults (docs/mutation.md).`;
const { values: given, positionals } = readArguments({
  usage: USAGE,
  options: { count: 'optional', seed: 'optional', jobs: 'optional' },
  hasPositionals: true,
});
const { count = '300', seed = '1', jobs = '2' } = given;
const values = { count, seed, jobs };
for (const [name, value] of Object.entries(values))
  if (!/^\d+$/.test(value)) refuseArguments(USAGE, `--${name} is a number.`);

const isTest = (file) => file.endsWith('.test.ts');
const sources = globSync(FILES, { cwd: ROOT })
  .filter((file) => !isTest(file))
  .sort();
const permissions = [
  ...readFileSync(path.join(ROOT, 'shared/domain/permissions/permission.ts'), 'utf8').matchAll(
    /^ {2}(CAN_\w+):/gm,
  ),
].map(([, name]) => name);

/** The tests of a file: the unit test beside it, then those named after the folder, then the folder's others. */
function testsOf(file) {
  const folder = path.dirname(file);
  const first = [file.replace(/\.ts$/, '.test.ts'), `${folder}/${path.basename(folder)}.test.ts`];
  const others = globSync(`${folder}/*.test.ts`, { cwd: ROOT }).sort();
  return [...new Set([...first.filter((name) => existsSync(path.join(ROOT, name))), ...others])];
}

/** Whether a command passes within the limit. */
function passes(parameters, env) {
  return new Promise((resolve) => {
    const child = spawn(NODE, parameters, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'ignore',
      timeout: LIMIT,
      killSignal: 'SIGKILL',
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** The tests of one run: those of a folder of unit tests together, each file of the server's alone. */
const runsOf = (tests) =>
  tests.every((file) => file.startsWith('shared/')) ? [tests] : tests.map((file) => [file]);

/** Whether the tests of a run pass with a mutant, or without one. */
async function runPasses(tests, mutant) {
  const env = mutant ? { MUTANT: JSON.stringify(mutant) } : {};
  if (tests[0].startsWith('shared/')) {
    const config = path.join(HERE, 'jest.config.mjs');
    return passes(['node_modules/.bin/jest', '--config', config, '--bail', '-w', '1', ...tests], env);
  }
  const hooks = `--import=${path.join(HERE, 'node-hooks.mjs')}`;
  const parameters = ['--liftoff-only', hooks, '--test', '--test-force-exit', ...tests];
  return passes(parameters, { ...env, TEST_ENGINE: 'pglite' });
}

const sound = new Map();
/** Ends the command where a test fails without a mutant too: it would seem to kill all of them. */
async function requireSound(tests) {
  const name = tests.join(' ');
  if (!sound.has(name)) sound.set(name, runPasses(tests));
  if (await sound.get(name)) return;
  console.error(`This fails without a mutant: ${name}`);
  process.exit(1);
}

/** Whether a run of tests fails with the mutant. */
async function isKilled(mutant) {
  for (const tests of runsOf(testsOf(mutant.file))) {
    if (tests.length === 0 || (await runPasses(tests, mutant))) continue;
    await requireSound(tests);
    return true;
  }
  return false;
}

const mutants = drawMutants(sources, {
  permissions,
  count: Number(values.count),
  seed: Number(values.seed),
}).filter(({ file }) => positionals.every((part) => file.includes(part)));
console.log(`${mutants.length} mutants of ${new Set(mutants.map(({ file }) => file)).size} files`);

const survivors = [];
let done = 0;
const queue = [...mutants];
async function work() {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const wasKilled = await isKilled(mutant);
    done += 1;
    if (done % 25 === 0) console.log(`${done} of ${mutants.length}, ${survivors.length} survive`);
    if (wasKilled) continue;
    survivors.push(mutant);
    const { file, line, kind, original, text } = mutant;
    console.log(`${done}/${mutants.length} survives: ${file}:${line} ${kind}: ${original} → ${text}`);
  }
}

await Promise.all(Array.from({ length: Number(values.jobs) }, work));
const killed = mutants.length - survivors.length;
console.log(`${killed} of ${mutants.length} killed: ${((killed / mutants.length) * 100).toFixed(1)} %`);
process.exit(killed / mutants.length >= 0.8 ? 0 : 1);

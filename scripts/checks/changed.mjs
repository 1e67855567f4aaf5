// npm run check -- --changed: what answers within a minute about the files that differ from the main branch.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/install.mjs';
import { REPORTS } from '../lib/reports.mjs';
import { runCaptured } from '../lib/run-captured.mjs';

/** As many files of tests of each kind as run within half a minute: those nearest to a changed file. */
const MAX_TESTS = { unit: 6, server: 3 };
/** A step that takes longer hangs. */
const STEP_MINUTES = 10;

const NOT_RUN =
  'the build, browser tests, server tests on PostgreSQL, callers, dead code, citations, requirements';

const git = (...parameters) => execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' }).trim();
const lines = (text) => text.split('\n').filter((line) => line !== '');

/** Files that are not as on the main branch, with those that nothing has committed yet. */
function changedFiles() {
  const base = git('merge-base', 'HEAD', 'main');
  const named = [
    ...lines(git('diff', '--name-only', '--diff-filter=d', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  return [...new Set(named)].filter((file) => existsSync(path.join(ROOT, file)));
}

/** The tests of the product that import a changed file, the nearest first. */
function testsOf(changed) {
  const importersOf = JSON.parse(readFileSync(REPORTS.importers, 'utf8'));
  const seen = new Set(changed);
  // A set is walked in the order in which it grows.
  for (const file of seen) for (const importer of importersOf[file] ?? []) seen.add(importer);
  const tests = [...seen].filter((file) => /\.test\.tsx?$/.test(file));
  const isServer = (file) => /^(server|soak)\//.test(file);
  return { unit: tests.filter((file) => !isServer(file)), server: tests.filter(isServer) };
}

async function step(name, command, parameters, env = {}) {
  const started = performance.now();
  const { code, output } = await runCaptured(command, parameters, env, { minutes: STEP_MINUTES });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

/** Steps one after the other; all of them run even when one fails. */
async function inTurn(steps) {
  const passed = [];
  for (const run of steps) passed.push(await run());
  return passed;
}

const isCode = (file) => /\.(tsx?|m?js|cjs|mts)$/.test(file);

async function checkTests(changed) {
  const tests = testsOf(changed);
  const chosen = {
    unit: tests.unit.slice(0, MAX_TESTS.unit),
    server: tests.server.slice(0, MAX_TESTS.server),
  };
  const left = tests.unit.length + tests.server.length - chosen.unit.length - chosen.server.length;
  const passed = await inTurn([
    ...(chosen.unit.length > 0
      ? [() => step(`${chosen.unit.length} files of unit tests`, 'jest', ['--maxWorkers=1', ...chosen.unit])]
      : []),
    ...(chosen.server.length > 0
      ? [
          () =>
            step(
              `${chosen.server.length} files of server tests, on the embedded database`,
              'node',
              ['--liftoff-only', '--test', '--test-concurrency=1', '--test-force-exit', ...chosen.server],
              { TEST_ENGINE: 'pglite' },
            ),
        ]
      : []),
  ]);
  return { passed, left };
}

/** Checks what differs from the main branch, and says what it did not run. @returns whether all passed */
export async function checkChanged() {
  const changed = changedFiles();
  if (changed.length === 0) {
    console.log('Nothing differs from the main branch.');
    return true;
  }
  const code = changed.filter(isCode);
  const checks = [
    () => step('format', 'oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...changed]),
    ...(code.length > 0 ? [() => step('lint', 'scripts/checks/lint.mjs', code)] : []),
    () => step('types', 'scripts/checks/types.mjs', []),
  ];
  const importers = () => step('boundaries', 'scripts/checks/boundaries.mjs', []);
  const [first, [boundaries, tests]] = await Promise.all([
    inTurn(checks),
    inTurn([importers, () => checkTests(changed)]),
  ]);
  const further =
    tests.left > 0 ? `; ${tests.left} files of tests that import a changed file from further away` : '';
  console.log(`\nNot run: ${NOT_RUN}${further}. npm test runs everything.`);
  return [...first, boundaries, ...tests.passed].every(Boolean);
}

// npm test: every check and every test. Two steps run side by side; the browser tests have the machine to themselves. Checks
// take only the processor time that is left, from the moment when no step waits any more. All steps run even when one fails,
// so that one run shows the whole state.
import { createServer } from 'node:net';
import { failedTests } from './checks/read-reports.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { clearReports, dearestFiles, REPORTS } from './lib/reports.mjs';
import { runCaptured } from './lib/run-captured.mjs';
import { useOwnNode } from './lib/run.mjs';

await useOwnNode();
const { readArguments } = await import('../server/src/processes/run-command.ts');

readArguments({
  usage: `npm test
  Runs every check and every test. CONTRIBUTING.md says how each is run alone.`,
});
clearReports();

/** Steps in the order in which they begin. */
const steps = [
  ['build', 'scripts/build.mjs', []],
  ['types', 'scripts/checks/types.mjs', []],
  ['lint', 'scripts/checks/lint.mjs', []],
  ['server', 'scripts/test-server.mjs', []],
  ['unit', 'scripts/test-unit.mjs', []],
];
const browser = ['browser', 'playwright', ['test', '--config', 'e2e/playwright.config.ts']];
/** Checks that run beside the last step and the browser tests, one at a time. */
const background = [
  ['callers', 'scripts/checks/unused.mjs', []],
  ['format', 'oxfmt', ['--check']],
  ['boundaries', 'scripts/checks/boundaries.mjs', []],
  ['dead code', 'knip', ['--no-progress']],
  ['citations', 'scripts/checks/citations.mjs', []],
];

/** Twice what the slowest step takes on a slow machine: a step that takes longer hangs. */
const STEP_MINUTES = 30;

const results = [];

async function step([name, command, args], env, { inBackground = false } = {}) {
  const started = performance.now();
  const limits = { minutes: STEP_MINUTES, inBackground };
  const { code, output, processorSeconds } = await runCaptured(command, args, env, limits);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n── ${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)\n${output.trimEnd()}`);
  results.push({ name, ok: code === 0, processorSeconds });
}

/** A free port. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(String(port)));
    });
  });
}

async function runSteps() {
  for (let next = steps.shift(); next; next = steps.shift()) await step(next, {});
}

async function runInBackground() {
  for (const each of background) await step(each, {}, { inBackground: true });
}

const queues = [runSteps(), runSteps()];
const checked = Promise.race(queues).then(runInBackground);
await Promise.all(queues);
const browserEnv = {
  ASSAY_BROWSER: ensureBrowser(),
  ASSAY_E2E_PORT: await freePort(),
  ASSAY_E2E_REPORT: REPORTS.browser,
};
await Promise.all([step(browser, browserEnv), checked]);
await step(['requirements', 'scripts/checks/requirements.mjs', []], {});

/** How many of the dearest files are shown. */
const DEAREST = 30;
const line = (name, seconds) => console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`);
console.log('\n── seconds of the processor, by step and by file');
for (const { name, processorSeconds } of results) line(name, processorSeconds);
console.log();
for (const { file, seconds } of dearestFiles().slice(0, DEAREST)) line(file, seconds);

const failed = results.filter((result) => !result.ok);
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.map((result) => result.name).join(', ')}`);
  for (const test of failedTests()) console.log(`  ${test}`);
}
console.log(`\nsteps: ${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);

// npm run test:loaded [-- unit server browser]: suites beside four busy processes, at most an hour. By hand, not with `npm test`.
// A test that fails here waits for a time or for an order that a busy machine does not keep. Without names: unit and server; the
// browser tests need a build.
import { spawn } from 'node:child_process';
import { readArguments, refuseArguments } from '../server/src/processes/run-command.ts';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled, NODE } from './lib/install.mjs';
import { clearReports, REPORTS } from './lib/reports.mjs';
import { runCaptured } from './lib/run-captured.mjs';
import { failedTests } from './checks/read-reports.mjs';

const BUSY_PROCESSES = 4;
const MINUTES = 60;

const suites = {
  unit: () => ['scripts/test-unit.mjs', [], {}],
  server: () => ['scripts/test-server.mjs', [], {}],
  browser: () => [
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts'],
    { ASSAY_BROWSER: ensureBrowser(), ASSAY_E2E_REPORT: REPORTS.browser },
  ],
};
const USAGE = `npm run test:loaded [-- SUITE…]
  Runs suites beside four busy processes, at most an hour. Without a name: server and unit.
  Suites: ${Object.keys(suites).join(', ')}`;
const { positionals: named } = readArguments({ usage: USAGE, hasPositionals: true });
const unknown = named.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) refuseArguments(USAGE, `There is no suite ${unknown.join(', ')}.`);

ensureInstalled();
clearReports();

/** Keeps one processor busy, and does not outlive this process, however that ends. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';
const busy = Array.from({ length: BUSY_PROCESSES }, () => spawn(NODE, ['-e', BUSY], { stdio: 'ignore' }));
process.once('exit', () => busy.forEach((child) => child.kill('SIGKILL')));

const until = performance.now() + MINUTES * 60_000;
let hasFailed = false;
for (const name of named.length > 0 ? named : ['server', 'unit']) {
  const [command, args, env] = suites[name]();
  const started = performance.now();
  const minutes = Math.max(0, (until - started) / 60_000);
  const { code, output } = await runCaptured(command, args, env, { minutes });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `\n── ${name} beside load: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)\n${output.trimEnd()}`,
  );
  hasFailed ||= code !== 0;
}
for (const test of failedTests()) console.log(`  ${test}`);
process.exit(hasFailed ? 1 : 0);

// The server's tests, on the embedded database and then on PostgreSQL: `node scripts/test-server.mjs [files…]`.
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from '../server/src/processes/run-command.ts';
import { NODE, ROOT } from './lib/install.mjs';
import { ensureReportsFolder, FILE_TIMES, REPORTS } from './lib/reports.mjs';
import { runForeground } from './lib/run.mjs';
import { groupServerTests } from './test-server/batches.mjs';
import { startPostgres } from './test-server/postgres.mjs';

const { positionals: named } = readArguments({
  usage: `npm run test:server [-- FILE…]
  Runs the tests of the server on the embedded database and on PostgreSQL.`,
  hasPositionals: true,
});
const files =
  named.length > 0 ? named : globSync('{server/src,soak,bench}/**/*.test.ts', { cwd: ROOT }).sort();
if (files.length === 0) {
  console.error('There are no server tests to run.');
  process.exit(1);
}

/**
 * Commands of the build and the sets of the benchmark use no database; one process with everything in it, and its folder, are
 * the embedded form, and several processes have tests of their own. What tests the embedded database itself would open it many
 * times in one process that compiles it thoroughly, which now and then ends Node (its issue 64500).
 */
const EMBEDDED_ONLY = /^(server\/src\/(commands\/|main\.test|data-folder\/|database\/pglite\/)|bench\/)/;
/** Nor does the pipeline (the boundary check enforces it). It reads pictures, for which optimised code pays off. */
const PIPELINE = /^server\/src\/pipeline\//;
const runsOnPostgres = (file) => named.length > 0 || !EMBEDDED_ONLY.test(file);

/**
 * Of a module, the test that is named after it runs on the embedded database too, so that each repository's statements
 * and values are seen on both; its other tests, what uses the database in no way of its own, and what is slow for other
 * reasons run on PostgreSQL, the quicker one. The browser tests use the whole suite on the embedded database.
 */
const MAIN_TEST = /^server\/src\/modules\/([^/]+)\/\1\.test\.ts$/;
const POSTGRES_ONLY = [
  PIPELINE,
  /^soak\/(?!kills)/,
  /^server\/src\/(identity|demo|plugins|config|secrets|storage|telemetry|platform\/(?!db\/))/,
  /^server\/src\/(access-matrix|arbitrary-input|backup\/migrate-to|database\/(pooler|replica))/,
  /^server\/src\/processes\/(several-processes|nothing-shared|request-id)/,
  /^server\/src\/modules\/(extraction|ingestion|generative-metrics|learning)\//,
];
const runsOnEmbedded = (file) =>
  (named.length > 0 && !PIPELINE.test(file)) ||
  (!POSTGRES_ONLY.some((path) => path.test(file)) &&
    (!file.startsWith('server/src/modules/') || MAIN_TEST.test(file)));

/** Without it, results are lost where a process of tests is made to exit. */
const BLOCKING_OUTPUT = new URL('./test-server/blocking-output.mjs', import.meta.url).href;
const RECORDED_TIMES = new URL('./test-server/file-times.mjs', import.meta.url).href;

/** Only a run of all files writes a report: the requirement check needs every test. */
const reportTo = (report) =>
  named.length > 0
    ? []
    : [
        '--test-reporter-destination=stdout',
        '--test-reporter=./scripts/test-server/report.mjs',
        `--test-reporter-destination=${report}`,
      ];

/** Runs the files on one engine; the runner's summary closes its output. */
async function runOn(name, files, { report, env, v8Flags = [] }) {
  // Without files the runner would take every test below this folder.
  if (files.length === 0) return 0;
  console.log(`\n── server tests on ${name}`);
  const parameters = [
    ...v8Flags,
    `--import=${BLOCKING_OUTPUT}`,
    `--import=${RECORDED_TIMES}`,
    '--test',
    '--test-reporter=spec',
    ...reportTo(report),
    '--test-concurrency=3',
    '--test-timeout=180000',
    // Without it, the runner waits forever for a file that leaves a handle open after its tests.
    '--test-force-exit',
    ...(named.length > 0 ? files : groupServerTests(name, files)),
  ];
  const times = FILE_TIMES[`server on ${name}`];
  rmSync(times, { force: true });
  return runForeground(NODE, parameters, { ...env, TMPDIR: temporary, ASSAY_FILE_TIMES: times });
}

/** Temporary files of the tests. A test that is killed leaves its own, so the whole folder is removed at the end. */
const temporary = mkdtempSync(path.join(tmpdir(), 'assay-tests-'));
// PostgreSQL refuses to run as root, so its folder belongs to another user, who has to pass through this one.
chmodSync(temporary, 0o711);
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));

ensureReportsFolder();
const embedded = await runOn('PGlite', files.filter(runsOnEmbedded), {
  report: REPORTS.serverOnPglite,
  env: { TEST_ENGINE: 'pglite' },
  // A test ends before the optimised code of the database would pay off: compiling it takes a third of the time.
  v8Flags: ['--liftoff-only'],
});
const postgres = await startPostgres();
let server;
try {
  server = await runOn('PostgreSQL', files.filter(runsOnPostgres), {
    report: REPORTS.serverOnPostgres,
    env: { TEST_ENGINE: 'postgres', DATABASE_URL_TEST: postgres.url },
  });
} finally {
  await postgres.stop();
}
process.exit(embedded === 0 && server === 0 ? 0 : 1);

// The server's tests, on the embedded database and then on PostgreSQL: `node scripts/test-server.mjs [files…]`.
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NODE, ROOT } from './lib/install.mjs';
import { ensureReportsFolder, REPORTS } from './lib/reports.mjs';
import { runForeground } from './lib/run.mjs';
import { writeBatches } from './test-server/batches.mjs';
import { startPostgres } from './test-server/postgres.mjs';

const named = process.argv.slice(2);
const files = named.length > 0 ? named : globSync('{server/src,soak}/**/*.test.ts', { cwd: ROOT }).sort();
if (files.length === 0) {
  console.error('There are no server tests to run.');
  process.exit(1);
}

/** The pipeline uses no database (the boundary check enforces it), nor do commands of the build: they run once. */
const usesDatabase = (file) => !/^server\/src\/(pipeline|commands)\//.test(file);

/**
 * Sign-in, the checks of every address, and files on their way through the extraction: slow for other reasons than the
 * database. They run on PostgreSQL, the quicker one; on the embedded database the browser tests sign in, are refused, and
 * upload, extract and learn.
 */
const POSTGRES_ONLY =
  /^server\/src\/(identity\/|access-matrix|arbitrary-input|modules\/(extraction|ingestion|generative-metrics|schema-try-outs)\/)/;
const runsOnEmbedded = (file) => named.length > 0 || !POSTGRES_ONLY.test(file);

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
  console.log(`\n── server tests on ${name}`);
  const parameters = [
    ...v8Flags,
    '--test',
    '--test-reporter=spec',
    ...reportTo(report),
    '--test-concurrency=2',
    '--test-timeout=180000',
    // Without it, the runner waits forever for a file that leaves a handle open after its tests.
    '--test-force-exit',
    ...(named.length > 0 ? files : writeBatches(name, files)),
  ];
  return runForeground(NODE, parameters, { ...env, TMPDIR: temporary });
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
  server = await runOn('PostgreSQL', files.filter(usesDatabase), {
    report: REPORTS.serverOnPostgres,
    env: { TEST_ENGINE: 'postgres', DATABASE_URL_TEST: postgres.url },
  });
} finally {
  await postgres.stop();
}
process.exit(embedded === 0 && server === 0 ? 0 : 1);

// The server's tests, on the embedded database and then on PostgreSQL: `node scripts/test-server.mjs [files…]`.
import { globSync } from 'node:fs';
import { NODE, ROOT } from './lib/install.mjs';
import { ensureReportsFolder, REPORTS } from './lib/reports.mjs';
import { runForeground } from './lib/run.mjs';
import { startPostgres } from './test-server/postgres.mjs';

const named = process.argv.slice(2);
const files = named.length > 0 ? named : globSync('{server/src,soak}/**/*.test.ts', { cwd: ROOT }).sort();
if (files.length === 0) {
  console.error('There are no server tests to run.');
  process.exit(1);
}

/** The pipeline knows no database (the boundary check sees to it), so one engine is enough for its tests. */
const needsDatabase = (file) => !file.startsWith('server/src/pipeline/');

/** Only a run of all files tells what the server's tests prove. */
const reportTo = (report) =>
  named.length > 0
    ? []
    : [
        '--test-reporter-destination=stdout',
        '--test-reporter=./scripts/test-server/report.mjs',
        `--test-reporter-destination=${report}`,
      ];

/** Runs the files on one engine; the runner's summary closes its output. */
async function runOn(name, files, { report, env }) {
  console.log(`\n── server tests on ${name}`);
  const parameters = [
    '--test',
    '--test-reporter=spec',
    ...reportTo(report),
    '--test-concurrency=2',
    '--test-timeout=180000',
    // The runner waits for a file that leaves something open, for ever; its tests have said all they have to say.
    '--test-force-exit',
    ...files,
  ];
  return runForeground(NODE, parameters, env);
}

ensureReportsFolder();
const embedded = await runOn('PGlite', files, {
  report: REPORTS.serverOnPglite,
  env: { TEST_ENGINE: 'pglite' },
});
const postgres = await startPostgres();
let server;
try {
  server = await runOn('PostgreSQL', files.filter(needsDatabase), {
    report: REPORTS.serverOnPostgres,
    env: { TEST_ENGINE: 'postgres', DATABASE_URL_TEST: postgres.url },
  });
} finally {
  await postgres.stop();
}
process.exit(embedded === 0 && server === 0 ? 0 : 1);

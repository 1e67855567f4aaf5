// The server's tests, on the embedded database and then on PostgreSQL: `node scripts/test-server.mjs [files…]`.
import { globSync } from 'node:fs';
import { NODE, ROOT } from './lib/install.mjs';
import { runForeground } from './lib/run.mjs';
import { startPostgres } from './test-server/postgres.mjs';

const named = process.argv.slice(2);
const files = named.length > 0 ? named : globSync('server/src/**/*.test.ts', { cwd: ROOT }).sort();
if (files.length === 0) {
  console.error('There are no server tests to run.');
  process.exit(1);
}

/** Runs the files on one engine; the runner's summary closes its output. */
async function runOn(name, env) {
  console.log(`\n── server tests on ${name}`);
  const parameters = [
    '--test',
    '--test-reporter=spec',
    '--test-concurrency=2',
    '--test-timeout=180000',
    ...files,
  ];
  return runForeground(NODE, parameters, env);
}

const embedded = await runOn('PGlite', { TEST_ENGINE: 'pglite' });
const postgres = await startPostgres();
let server;
try {
  server = await runOn('PostgreSQL', { TEST_ENGINE: 'postgres', DATABASE_URL_TEST: postgres.url });
} finally {
  await postgres.stop();
}
process.exit(embedded === 0 && server === 0 ? 0 : 1);

// npm run bench [-- NAME… [OPTION…]]: ratios, each against a peer or a limit in the same run.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { NODE, ROOT } from './lib/install.mjs';
import { runForeground, toolEnv, useOwnNode } from './lib/run.mjs';
import { startOwnPostgres, startPostgres } from './test-server/postgres.mjs';

await useOwnNode();
const { readArguments, refuseArguments } = await import('../server/src/processes/run-command.ts');

const PORT = '8196';
const PASSWORD = 'Only-for-benchmarks-1';
const DATA = path.join(ROOT, '.cache/bench-data');

/** A step that ended with an error, or a benchmark with a figure over its limit: it has said so itself. */
class FailedStep extends Error {}

/** @throws FailedStep */
async function mustRun(command, args = [], env = {}) {
  const code = await runForeground(command, args, env);
  if (code !== 0) throw new FailedStep(`${command} ended with ${code}`);
}

/** The suite with its demo documents, until `use` is done. */
async function withSuite(use) {
  rmSync(DATA, { recursive: true, force: true });
  const suite = spawn(NODE, ['server/src/main.ts'], {
    cwd: ROOT,
    env: toolEnv({
      PORT,
      ASSAY_DATA: DATA,
      ASSAY_MODE: 'demo',
      ASSAY_DEMO_PASSWORD: PASSWORD,
      DRAIN_SECONDS: '0',
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const url = `http://localhost:${PORT}`;
    for (let tries = 0; tries < 600; tries++) {
      if (
        await fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await use(url);
  } finally {
    suite.kill('SIGTERM');
  }
}

/** Builds the suite, starts it, and measures it in a browser. */
async function inBrowser(script, options) {
  await mustRun('scripts/build.mjs');
  const browser = ensureBrowser();
  await withSuite((url) =>
    mustRun(script, options, {
      ASSAY_SERVER: url,
      ASSAY_DEMO_PASSWORD: PASSWORD,
      ...(browser === 'playwright' ? {} : { ASSAY_CHROMIUM: browser }),
    }),
  );
}

/** Runs a benchmark on a PostgreSQL of its own, which it fills on its first run. */
async function onFilledPostgres(name, options) {
  const size = ['small', 'million'].find((one) => options.includes(`--${one}`)) ?? 'full';
  const folder = path.join(ROOT, '.cache', `bench-${name}`, size);
  const settings = ['synchronous_commit=off', 'shared_buffers=1GB', 'max_wal_size=8GB'];
  const postgres = await startOwnPostgres(settings, { kept: path.join(folder, 'postgres') });
  const env = { DATABASE_URL: postgres.url, BENCH_FOLDER: folder, BENCH_SIZE: size };
  await mustRun(`bench/${name}/run.ts`, options, env).finally(() => postgres.halt());
}

/** Runs a benchmark on a PostgreSQL of its own, which is gone afterwards. */
async function onPostgres(name, options) {
  const postgres = await startPostgres();
  await mustRun(`bench/${name}/run.ts`, options, { DATABASE_URL_TEST: postgres.url }).finally(() =>
    postgres.stop(),
  );
}

const benchmarks = {
  async 'first-paint'(options) {
    await mustRun('scripts/build.mjs', ['--mono']);
    await inBrowser('bench/first-paint/measure.mjs', options);
  },
  federation: () => inBrowser('bench/federation/measure.mjs', []),
  'live-lists': () => inBrowser('bench/live-lists/measure.mjs', []),
  'work-alone': () => inBrowser('bench/work-alone/measure.mjs', []),
  extraction: (options) => mustRun('bench/extraction/report/report.ts', options),
  'long-document': (options) => mustRun('bench/extraction/long-document.ts', options),
  pipeline: () => mustRun('bench/extraction/pipeline.ts'),
  malformed: (options) => mustRun('bench/extraction/malformed.ts', options),
  fit: (options) => mustRun('bench/extraction/calibration/fit.ts', options),
  ocr: (options) => mustRun('bench/extraction/ocr.ts', options),
  corpus(options) {
    const browser = ensureBrowser();
    return mustRun(
      'bench/extraction/corpus/corpus.ts',
      options,
      browser === 'playwright' ? {} : { ASSAY_CHROMIUM: browser },
    );
  },
  /** A folder of papers in sequences. */
  learning: (options) => mustRun('bench/extraction/learning.ts', options),
  sets: (options) => mustRun('bench/extraction/corpus/sets-command.ts', options),
  tables: (options) => mustRun('bench/extraction/tables.ts', options),
  grid(options) {
    const browser = ensureBrowser();
    return mustRun(
      'bench/grid/run.mjs',
      options,
      browser === 'playwright' ? {} : { ASSAY_CHROMIUM: browser },
    );
  },
  /** `--million` fills a million documents instead of a hundred thousand. */
  'document-list': (options) => onFilledPostgres('document-list', options),
  telemetry: (options) => onPostgres('telemetry', options),
  async search() {
    await mustRun('scripts/build.mjs');
    const browser = ensureBrowser();
    await mustRun(
      'bench/search/measure.mjs',
      [],
      browser === 'playwright' ? {} : { ASSAY_CHROMIUM: browser },
    );
  },
  uploads: () => mustRun('bench/uploads/run.ts'),
  exports: (options) => onPostgres('exports', options),
  'schema-editor': () => inBrowser('bench/schema-editor/measure.mjs', []),
  review: (options) => inBrowser('bench/review/measure.mjs', options),
  /** `--small` fills a fiftieth. The filled database stays in .cache for the next run. */
  'data-model': (options) => onFilledPostgres('data-model', options),
  /** `--small` imports a tenth. */
  async 'entity-import'(options) {
    const folder = path.join(ROOT, '.cache/bench-entity-import');
    const env = { BENCH_FOLDER: folder, BENCH_ROWS: options.includes('--small') ? '10000' : '100000' };
    const postgres = await startPostgres();
    try {
      for (const engine of ['pglite', 'postgres']) {
        rmSync(folder, { recursive: true, force: true });
        const database = { TEST_ENGINE: engine, DATABASE_URL_TEST: postgres.url };
        await mustRun('bench/entity-import/run.ts', options, { ...env, ...database });
      }
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  'large-document': () => mustRun('bench/large-document/run.ts'),
  dashboards: (options) => onFilledPostgres('dashboards', options),
  'unmatched-names': (options) => onFilledPostgres('unmatched-names', options),
  /** The truth files of papers with names. */
  'name-suggestions': (options) => mustRun('bench/name-suggestions/measure.ts', options),
  /** `--small` fills a twentieth. The filled databases stay in .cache for the next run: 16 GB. */
  'seed-large': (options) => onFilledPostgres('seed-large', options),
};

/** What follows their names are their files and words, like options. */
const WITH_ARGUMENTS = new Set(['name-suggestions', 'sets', 'learning']);
/** It takes most of an hour and of 30 GB of disk when it fills its databases. */
const LARGE = 'seed-large';
/** A run of all benchmarks leaves them out; a fit needs papers of others. */
const ON_REQUEST = new Set([...WITH_ARGUMENTS, LARGE, 'fit']);
const USAGE = `npm run bench [-- NAME… [OPTION…]]
  Without a name all benchmarks run but ${[...ON_REQUEST].join(', ')}. What follows the first option, or one of
  ${[...WITH_ARGUMENTS].join(', ')}, belongs to the benchmark.
  Benchmarks: ${Object.keys(benchmarks).join(', ')}`;
if (/^(--help|-h)$/.test(process.argv[2] ?? '')) readArguments({ usage: USAGE });
// What follows the first option belongs to the benchmark asked for.
const given = process.argv.slice(2).map((argument) => (argument === `--${LARGE}` ? LARGE : argument));
const firstOption = given.findIndex(
  (argument, at) => argument.startsWith('--') || WITH_ARGUMENTS.has(given[at - 1]),
);
const asked = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
const unknown = asked.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) refuseArguments(USAGE, `There is no benchmark ${unknown.join(', ')}.`);
if (asked.length === 0 && options.length > 0)
  refuseArguments(USAGE, `${options[0]} needs the name of a benchmark before it.`);
const all = Object.keys(benchmarks).filter((name) => !ON_REQUEST.has(name));
for (const name of asked.length > 0 ? asked : all) {
  console.log(`\n── ${name}`);
  try {
    await benchmarks[name](options);
  } catch (error) {
    if (!(error instanceof FailedStep)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

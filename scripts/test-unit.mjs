// The unit tests as `npm test` runs them, several files in one environment: `node scripts/test-unit.mjs`. Single files: `jest FILE…`.
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import config from '../jest.config.js';
import { readArguments } from '../server/src/processes/run-command.ts';
import { ROOT } from './lib/install.mjs';
import { ensureReportsFolder, FILE_TIMES, REPORTS } from './lib/reports.mjs';
import { runForeground } from './lib/run.mjs';
import { writeBatches } from './lib/test-batches.mjs';

readArguments({
  usage: `npm run test:unit
  Runs the unit tests as npm test does, several files in one environment. Single files: npx jest FILE…`,
});

const FILES_PER_BATCH = 16;

/** Tests that replace a module need a registry of modules of their own. */
const REPLACES_MODULES = /\bjest\.(mock|doMock|resetModules|isolateModules)\b/;
/**
 * The libraries of analytics change the document and its prototypes for good; pages of a review save late what a closed page
 * has left, and fill in the clipboard.
 */
const CHANGES_BROWSER = /^(shared\/platform\/monitoring|mfe-verification\/src\/pages)\//;

const runsAlone = (file) =>
  CHANGES_BROWSER.test(file) || REPLACES_MODULES.test(readFileSync(path.join(ROOT, file), 'utf8'));

/**
 * Each file is a suite, so that its hooks run around its own tests. What a test rendered is unmounted before the hooks of its
 * file, as where a file runs alone. A file leaves timers, mocks and storage as they were.
 */
const codeOf = (files) => `const { cleanup } = require('@testing-library/react');
${files
  .map(
    (file) => `describe(${JSON.stringify(file)}, () => {
  afterEach(cleanup);
  require(${JSON.stringify(path.join(ROOT, file))});
  afterAll(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });
});`,
  )
  .join('\n')}
`;

const folders = config.roots.map((root) => path.basename(root));
const files = globSync(`{${folders.join(',')}}/**/*.test.{ts,tsx}`, { cwd: ROOT }).sort();
const { alone = [], together = [] } = Object.groupBy(files, (file) =>
  runsAlone(file) ? 'alone' : 'together',
);
const batches = writeBatches({
  folder: 'unit-tests',
  files: together,
  size: FILES_PER_BATCH,
  extension: '.cjs',
  codeOf,
});

ensureReportsFolder();
const tests = [...batches, ...alone.map((file) => path.join(ROOT, file))];
const roots = [...config.roots, '<rootDir>/.cache/unit-tests'];
rmSync(FILE_TIMES.unit, { force: true });
process.exit(
  await runForeground(
    'jest',
    [
      '--config',
      JSON.stringify({ ...config, roots, testMatch: tests }),
      '--maxWorkers=2',
      '--json',
      `--outputFile=${REPORTS.unit}`,
    ],
    { ASSAY_FILE_TIMES: FILE_TIMES.unit },
  ),
);

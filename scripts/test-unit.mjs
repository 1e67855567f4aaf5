// The unit tests as `npm test` runs them, several files in one environment: `node scripts/test-unit.mjs`. Single files: `jest FILE…`.
import { runCLI } from 'jest';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import config from '../jest.config.js';
import { ROOT } from './lib/install.mjs';
import { ensureReportsFolder, REPORTS } from './lib/reports.mjs';
import { writeBatches } from './lib/test-batches.mjs';

const FILES_PER_BATCH = 16;

/** Tests that replace a module need a registry of modules of their own. */
const REPLACES_MODULES = /\bjest\.(mock|doMock|resetModules|isolateModules)\b/;

/** Each file is a suite, so that its hooks run around its own tests; it leaves the environment as it was. */
const codeOf = (files) =>
  files
    .map(
      (file) => `describe(${JSON.stringify(file)}, () => {
  require(${JSON.stringify(path.join(ROOT, file))});
  afterAll(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });
});
`,
    )
    .join('');

const folders = config.roots.map((root) => path.basename(root));
const files = globSync(`{${folders.join(',')}}/**/*.test.{ts,tsx}`, { cwd: ROOT }).sort();
const { alone, together } = Object.groupBy(files, (file) =>
  REPLACES_MODULES.test(readFileSync(path.join(ROOT, file), 'utf8')) ? 'alone' : 'together',
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
const { results } = await runCLI(
  {
    _: tests,
    $0: 'jest',
    runTestsByPath: true,
    maxWorkers: 1,
    json: true,
    outputFile: REPORTS.unit,
    config: JSON.stringify({
      ...config,
      rootDir: ROOT,
      roots: [...config.roots, '<rootDir>/.cache/unit-tests'],
      testMatch: tests,
    }),
  },
  [ROOT],
);
process.exit(results.success ? 0 : 1);

// Reads what the runners reported: every test and suite with its file, its own title and how it ended.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../lib/install.mjs';
import { REPORTS } from '../lib/reports.mjs';

const TEST_FILE = /\.test\.tsx?$/;
const relative = (file) => path.relative(ROOT, path.resolve(ROOT, file)).replaceAll('\\', '/');

/** A file of a batch is its outermost suite; one that runs alone is named by its path. */
function jestEntries(file) {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.flatMap(({ name, status: ofFile, message, assertionResults }) => [
    // A file that does not load has no tests.
    ...(ofFile === 'failed' && assertionResults.length === 0
      ? [{ file: relative(name), title: message.trim(), isSuite: false, outcome: ofFile }]
      : []),
    ...assertionResults.flatMap(({ title, ancestorTitles, status, failureMessages }) => {
      const isBatch = TEST_FILE.test(ancestorTitles[0] ?? '');
      const testFile = isBatch ? ancestorTitles[0] : relative(name);
      const outcome = status === 'pending' ? 'skipped' : status;
      return [
        ...ancestorTitles
          .slice(isBatch ? 1 : 0)
          .map((suite) => ({ file: testFile, title: suite, isSuite: true, outcome })),
        { file: testFile, title, isSuite: false, outcome, message: failureMessages?.[0] },
      ];
    }),
  ]);
}

const nodeEntries = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .map((entry) => ({ ...entry, file: relative(entry.file ?? '') }));

/** Playwright names files from its own folder of tests; the outermost suites are the files themselves. */
function playwrightEntries(file) {
  const { config, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const placeOf = (name) => relative(path.join(config.rootDir, name));
  const outcomeOf = ({ tests }) => {
    const statuses = tests.flatMap(({ results }) => results.map(({ status }) => status));
    if (statuses.length === 0 || statuses.every((status) => status === 'skipped')) return 'skipped';
    return statuses.at(-1) === 'passed' ? 'passed' : 'failed';
  };
  const read = (suite) => [
    ...suite.specs.map((spec) => ({
      file: placeOf(spec.file),
      title: spec.title,
      isSuite: false,
      outcome: outcomeOf(spec),
      message: spec.tests.at(-1)?.results.at(-1)?.error?.message,
    })),
    ...(suite.suites ?? []).flatMap((inner) => [
      { file: placeOf(inner.file), title: inner.title, isSuite: true, outcome: 'passed' },
      ...read(inner),
    ]),
  ];
  return suites.flatMap(read);
}

const READERS = {
  unit: jestEntries,
  serverOnPglite: nodeEntries,
  serverOnPostgres: nodeEntries,
  browser: playwrightEntries,
};

/** Lines of a message that the list of failed tests gives: enough for what was expected and what came. */
const MAX_MESSAGE_LINES = 12;

/** The tests that failed, as far as their runners wrote reports: file, title and the beginning of the message of each. */
export function failedTests() {
  return readReports()
    .entries.filter(({ isSuite, outcome }) => !isSuite && outcome === 'failed')
    .map(({ file, title, message = '' }) => {
      const lines = stripVTControlCharacters(message).split('\n').slice(0, MAX_MESSAGE_LINES);
      return [`${file}: ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
    });
}

/** The reports that are missing, the entries of those that are there, and by test file what it imports without a use. */
export function readReports() {
  const missing = Object.entries(REPORTS)
    .filter(([, file]) => !existsSync(file))
    .map(([, file]) => relative(file));
  const entries = Object.entries(READERS)
    .filter(([runner]) => existsSync(REPORTS[runner]))
    .flatMap(([runner, read]) => read(REPORTS[runner]));
  const { unreachedImports } = REPORTS;
  const unreached = existsSync(unreachedImports) ? JSON.parse(readFileSync(unreachedImports, 'utf8')) : {};
  return { missing, entries, unreached };
}

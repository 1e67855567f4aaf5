import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './install.mjs';

const FOLDER = path.join(ROOT, '.cache', 'reports');

/**
 * What the requirement check reads: which tests ran and how they ended, and what they import that no product code uses. And who
 * imports each file, for the check of what changed.
 */
export const REPORTS = {
  unit: path.join(FOLDER, 'unit.json'),
  serverOnPglite: path.join(FOLDER, 'server-pglite.jsonl'),
  serverOnPostgres: path.join(FOLDER, 'server-postgres.jsonl'),
  browser: path.join(FOLDER, 'browser.json'),
  importers: path.join(FOLDER, 'importers.json'),
  unreachedImports: path.join(FOLDER, 'unreached-imports.json'),
};

/** What each file of tests took of the processor, as `recordFiles` writes it. */
export const FILE_TIMES = {
  unit: path.join(FOLDER, 'unit-times.jsonl'),
  'server on PGlite': path.join(FOLDER, 'server-pglite-times.jsonl'),
  'server on PostgreSQL': path.join(FOLDER, 'server-postgres-times.jsonl'),
};

/** Removes the reports of an earlier run, so that none of them stands for this one. */
export function clearReports() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/** Makes sure that a runner can write its report. */
export function ensureReportsFolder() {
  mkdirSync(FOLDER, { recursive: true });
}

/** Files of tests by what they took of the processor in both engines together, in seconds, the dearest first. */
export function dearestFiles() {
  const lines = Object.values(FILE_TIMES)
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const totals = Map.groupBy(lines, ({ file }) => path.relative(ROOT, path.resolve(ROOT, file)));
  return [...totals]
    .map(([file, runs]) => ({ file, seconds: runs.reduce((sum, { seconds }) => sum + seconds, 0) }))
    .sort((one, other) => other.seconds - one.seconds);
}

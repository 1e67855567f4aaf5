import { mkdirSync, rmSync } from 'node:fs';
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

/** Removes the reports of an earlier run, so that none of them stands for this one. */
export function clearReports() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/** Makes sure that a runner can write its report. */
export function ensureReportsFolder() {
  mkdirSync(FOLDER, { recursive: true });
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './install.mjs';

/** The report of what the shared entry points export. `npm run generate:entry-points` writes it. */
export const REPORT_FILE = path.join(ROOT, 'shared', 'entry-points.json');

/**
 * Reads the report: `released`, the version that was last given to users; `version`, the one being worked on; and for
 * each export of each entry point the version in which it appeared as it is, and a hash of its signature.
 */
export const readEntryPoints = () => JSON.parse(readFileSync(REPORT_FILE, 'utf8'));

const numbersOf = (version) => version.split('.').map(Number);

/** Orders versions, ascending. */
export function compareVersions(one, other) {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  const differing = left.findIndex((number, index) => number !== right[index]);
  return differing === -1 ? 0 : left[differing] - right[differing];
}

/** The next version after a released one: a major where something was removed, else a minor. */
export function versionAfter(released, { isMajor }) {
  const [major, minor] = numbersOf(released);
  return isMajor ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

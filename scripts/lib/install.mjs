import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The checkout. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The oldest Node that the project runs on; `ensureInstalled` runs on Node 20 too. */
export const MINIMUM_NODE = 24;

/** The project's own Node: scripts may be started by an older one, everything else runs on this. */
export const NODE = path.join(
  ROOT,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);

const STAMP = path.join(ROOT, 'node_modules', '.assay-installed');

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');

/**
 * Changes the lockfile and what is installed together. Where the installation was that of the lockfile before, nothing
 * has to be installed afterwards.
 */
export function keepInstalled(change) {
  const isInstalled = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfileHash();
  change();
  if (!isInstalled) return;
  // A new file: checkouts may share the old one by a hard link.
  rmSync(STAMP);
  writeFileSync(STAMP, lockfileHash());
}

/**
 * Installs the dependencies where the lockfile changed since the last time, and makes sure that the project's own
 * Node is there. Runs on Node 20 too, because a fresh machine may have no newer one.
 */
export function ensureInstalled() {
  const wanted = lockfileHash();
  const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (installed !== wanted) {
    // To standard error: what a command prints on standard output is its result.
    console.error('Installing dependencies …');
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('npm ci failed');
    writeFileSync(STAMP, wanted);
  }
  const version = execFileSync(NODE, ['--version'], { encoding: 'utf8' }).trim();
  if (Number(version.slice(1).split('.')[0]) < MINIMUM_NODE) {
    throw new Error(
      `The project needs Node ${MINIMUM_NODE} or newer, but its own is ${version}. Were install scripts switched off?`,
    );
  }
}

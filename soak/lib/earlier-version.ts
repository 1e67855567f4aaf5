import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MIGRATIONS = 'server/src/database/migrations';
const OUR_SCOPE = '@assay';

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' }).trim();

/** An earlier version of the sources, with the libraries of this one. */
export interface EarlierVersion {
  readonly commit: string;
  /** The folder of its `server/src`, and the file of its contracts. */
  readonly sources: URL;
  readonly contracts: URL;
  remove(): void;
}

/** Links every library of `from` into a folder, but our own workspaces, which are those of the earlier version. */
function linkLibraries(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (name !== OUR_SCOPE) symlinkSync(join(from, name), join(to, name));
}

/**
 * Checks the sources out as they were before the last change of the schema: the version that runs beside this one during an
 * upgrade. @throws Error where the repository has no history
 */
export function checkOutEarlierVersion(): EarlierVersion {
  const commit = git('rev-parse', `${git('log', '-1', '--format=%H', '--', MIGRATIONS)}^`);
  const folder = mkdtempSync(join(tmpdir(), 'assay-earlier-'));
  git('worktree', 'add', '--detach', '--force', folder, commit);
  for (const workspace of ['', 'server', 'shared']) {
    const from = join(ROOT, workspace, 'node_modules');
    if (existsSync(from)) linkLibraries(from, join(folder, workspace, 'node_modules'));
  }
  const ours = join(folder, 'node_modules', OUR_SCOPE);
  mkdirSync(ours);
  for (const workspace of ['server', 'shared']) symlinkSync(join(folder, workspace), join(ours, workspace));
  return {
    commit,
    sources: pathToFileURL(join(folder, 'server/src/')),
    contracts: pathToFileURL(join(folder, 'shared/contracts/index.ts')),
    remove() {
      rmSync(folder, { recursive: true, force: true });
      git('worktree', 'prune');
    },
  };
}

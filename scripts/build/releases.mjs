import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How many releases keep their chunks: a page opened before a deployment still finds those it was built with. */
export const KEPT_RELEASES = 5;

const stateFile = (dist) => path.join(dist, 'build-state.json');

/** What was built, by target: `{inputs, version?, releases: [newest, …]}`. Empty where nothing was. */
export async function readBuildState(dist) {
  try {
    return JSON.parse(await readFile(stateFile(dist), 'utf8'));
  } catch {
    return {};
  }
}

/** Writes the state after each target, so that an interrupted build goes on where it stopped. */
export async function writeBuildState(dist, state) {
  await mkdir(dist, { recursive: true });
  await writeFile(stateFile(dist), `${JSON.stringify(state, null, 2)}\n`);
}

/** Removes the folders of older releases of a remote. */
export async function pruneVersions(folder, kept) {
  for (const name of await readdir(folder)) {
    if (!kept.includes(name)) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Removes files of the shell that no kept release names; compressed copies go with their file. */
export async function pruneFiles(folder, releases) {
  const kept = new Set(releases.flat());
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (!kept.has(file.replace(/\.(br|gz)$/, ''))) await rm(path.join(folder, file));
  }
}

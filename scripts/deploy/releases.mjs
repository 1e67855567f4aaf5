import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../lib/pointer.mjs';
import { KEPT_RELEASES, pruneFiles } from '../build/releases.mjs';

const MANIFESTS = /^(mf|assay)-manifest\.json(\.br|\.gz)?$/;

const homeOf = (root, remote) => path.join(root, 'remotes', remote);
const listOf = (root, remote) => path.join(homeOf(root, remote), 'releases.json');

/** Where the files of a release are, for browsers. */
export const baseOf = (remote, version) => `/remotes/${remote}/${version}/`;

/** The deployed releases of a remote that are kept, newest first. */
export async function readReleases(root, remote) {
  try {
    return JSON.parse(await readFile(listOf(root, remote), 'utf8')).releases;
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Copies a built release: its hashed files first, its manifests when all of those are there. */
export async function copyRelease(from, root, { name, version }) {
  const target = path.join(homeOf(root, name), version);
  await mkdir(target, { recursive: true });
  const files = await readdir(from, { withFileTypes: true, recursive: true });
  const names = files
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)));
  const isManifest = (file) => MANIFESTS.test(file);
  for (const file of names.filter((one) => !isManifest(one)))
    await cp(path.join(from, file), path.join(target, file));
  for (const file of names.filter(isManifest)) await cp(path.join(from, file), path.join(target, file));
  return names.length;
}

/** Puts a release at the head of the list, and removes what is neither in use nor among the newest. */
export async function keepReleases(root, { name, version }, inUse) {
  const known = (await readReleases(root, name)).filter((release) => release.version !== version);
  const all = [{ version, at: new Date().toISOString() }, ...known];
  const kept = all.filter((release, index) => index < KEPT_RELEASES || inUse.includes(release.version));
  await replaceFile(listOf(root, name), `${JSON.stringify({ releases: kept }, null, 2)}\n`);
  for (const { version: old } of all.filter((release) => !kept.includes(release)))
    await rm(path.join(homeOf(root, name), old), { recursive: true, force: true });
}

const isCompressed = (file) => /\.(br|gz)$/.test(file);

/** The files below a folder, without their compressed copies; none where there is no such folder. */
export async function listFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && !isCompressed(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

const shellListOf = (root) => path.join(root, 'shell-releases.json');

/** The files of the shells that were deployed, newest first. What no list names yet counts as one release. */
export async function readShellReleases(root) {
  try {
    return JSON.parse(await readFile(shellListOf(root), 'utf8')).releases;
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  const present = await listFiles(path.join(root, 'shell'));
  return present.length === 0 ? [] : [{ files: present }];
}

/** Puts the shell that was deployed at the head of the list, and removes files that none of the newest has. */
export async function keepShellReleases(root, files, releases) {
  const others = releases.filter((release) => release.files.join() !== files.join());
  const kept = [{ at: new Date().toISOString(), files }, ...others].slice(0, KEPT_RELEASES);
  await replaceFile(shellListOf(root), `${JSON.stringify({ releases: kept }, null, 2)}\n`);
  await pruneFiles(
    path.join(root, 'shell'),
    kept.map((release) => release.files),
  );
}

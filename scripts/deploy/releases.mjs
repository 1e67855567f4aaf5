import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { KEPT_RELEASES } from '../build/releases.mjs';
import { listFiles } from './folder-root.mjs';

const MANIFESTS = /^(mf|assay)-manifest\.json(\.br|\.gz)?$/;
const SHELL_LIST = 'shell-releases.json';

const homeOf = (remote) => `remotes/${remote}/`;
const listOf = (remote) => `${homeOf(remote)}releases.json`;
const textOf = (releases) => `${JSON.stringify({ releases }, null, 2)}\n`;

/** Where the files of a release are, for browsers. */
export const baseOf = (remote, version) => `/${homeOf(remote)}${version}/`;

/** The deployed releases of a remote that are kept, newest first. */
export async function readReleases(root, remote) {
  const text = await root.read(listOf(remote));
  return text === '' ? [] : JSON.parse(text).releases;
}

/** Copies built files: those that the last ones name first, and the last ones in one step each. Answers how many there are. */
export async function copyFiles(from, root, { to, isLast }) {
  const files = (await listFiles(from)).filter(root.isWanted);
  for (const file of files.filter((one) => !isLast(one))) await root.copy(path.join(from, file), to + file);
  for (const file of files.filter(isLast).reverse())
    await root.write(to + file, await readFile(path.join(from, file)));
  return files.length;
}

/** Copies a built release of a remote: its manifests come when their files are there. */
export const copyRelease = (from, root, { name, version }) =>
  copyFiles(from, root, { to: `${homeOf(name)}${version}/`, isLast: (file) => MANIFESTS.test(file) });

/** Puts a release at the head of the list, and removes what is neither in use nor among the newest. */
export async function pruneReleases(root, { name, version }, inUse) {
  const listed = await readReleases(root, name);
  // In use, but put there by a build, or by another deployment at the same moment.
  const unlisted = inUse.filter((used) => !listed.some((release) => release.version === used));
  const known = [...unlisted.map((used) => ({ version: used })), ...listed];
  const others = known.filter((release) => release.version !== version);
  const all = [{ version, at: new Date().toISOString() }, ...others];
  const kept = all.filter((release, index) => index < KEPT_RELEASES || inUse.includes(release.version));
  await root.write(listOf(name), textOf(kept));
  for (const { version: old } of all.filter((release) => !kept.includes(release)))
    await root.remove(`${homeOf(name)}${old}/`);
}

const withoutCompressed = (file) => file.replace(/\.(br|gz)$/, '');

/** The files of a shell, without their compressed copies. */
export const filesOfShell = async (folder) => [...new Set((await listFiles(folder)).map(withoutCompressed))];

/** The files of the shells that were deployed, newest first. What no list names yet counts as one release. */
export async function readShellReleases(root) {
  const text = await root.read(SHELL_LIST);
  if (text !== '') return JSON.parse(text).releases;
  const present = [...new Set((await root.list('shell')).map(withoutCompressed))];
  return present.length === 0 ? [] : [{ files: present }];
}

/** Puts the shell that was deployed at the head of the list, and removes files that none of the newest has. */
export async function pruneShellReleases(root, files, releases) {
  const others = releases.filter((release) => release.files.join() !== files.join());
  const kept = [{ at: new Date().toISOString(), files }, ...others].slice(0, KEPT_RELEASES);
  await root.write(SHELL_LIST, textOf(kept));
  const wanted = new Set(kept.flatMap((release) => release.files));
  for (const file of await root.list('shell'))
    if (!wanted.has(withoutCompressed(file))) await root.remove(`shell/${file}`);
}

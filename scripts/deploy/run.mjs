/**
 * Deploys one remote, the shell, or the embedding script to a static root with `shell/`, `embed/`,
 * `remotes/<name>/<version>/` and `remotes.json`: a folder, such as the one that ASSAY_DIST of the server names, or a
 * bucket of an S3-compatible store. docs/teams.md describes the commands.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPointer } from '../lib/pointer.mjs';
import { REMOTE_FOLDERS, remoteNameOf } from '../lib/remotes.mjs';
import { ROOT } from '../lib/install.mjs';
import { readArguments, refuseArguments } from '../../server/src/processes/run-command.ts';
import { openFolder } from './folder-root.mjs';
import {
  baseOf,
  copyFiles,
  copyRelease,
  filesOfShell,
  pruneReleases,
  pruneShellReleases,
  readReleases,
  readShellReleases,
} from './releases.mjs';

const USAGE = `npm run deploy -- ${[...REMOTE_FOLDERS.map(remoteNameOf), 'shell', 'embed'].join(' | ')} --to DIR | s3://BUCKET/PREFIX?endpoint=…&region=…
  [--from FOLDER]         a built release; without it, the remote is built first
  [--canary PERCENT]      for a share of all browsers only
  [--promote]             the canary becomes the release of all browsers
  [--withdraw]            ends the canary
  [--rollback [VERSION]]  back to the release before, or to the one named`;

/** The built release of a remote: its folder and its manifest. */
async function findRelease(name, from) {
  if (from === undefined) {
    const { build } = await import('../build.mjs');
    await build({ names: [name] });
  }
  const folder = from ?? path.join(ROOT, 'dist', (await readPointer(path.join(ROOT, 'dist')))[name].base);
  const manifest = JSON.parse(await readFile(path.join(folder, 'assay-manifest.json'), 'utf8'));
  if (manifest.name !== name)
    throw new Error(`${folder} holds the remote "${manifest.name}", not "${name}".`);
  return { folder, name, version: manifest.version };
}

const versionsOf = ({ version, canary } = {}) => [version, canary?.version].filter(Boolean);

async function deployRemote(root, name, { from, canary }) {
  const share = canary === undefined ? undefined : Number(canary) / 100;
  if (share !== undefined && !(share > 0 && share <= 1))
    throw new Error('The share of a canary is a percentage above 0, up to 100.');
  const release = await findRelease(name, from);
  const { version } = release;
  const files = await copyRelease(release.folder, root, release);
  const next = { base: baseOf(name, version), version };
  await root.changePointer(async (remotes) => {
    const present = remotes[name];
    if (share !== undefined && !present)
      throw new Error(`"${name}" has no release yet: a canary needs one that the other browsers use.`);
    if (share !== undefined && present.version === version)
      throw new Error(`${name} ${version} is the release of all browsers: a canary needs another one.`);
    const entry =
      share === undefined
        ? next
        : { base: present.base, version: present.version, canary: { ...next, share } };
    await pruneReleases(root, release, [...versionsOf(present), ...versionsOf(entry)]);
    return { ...remotes, [name]: entry };
  });
  return `${name} ${version}: ${files} files, ${share === undefined ? 'for all browsers' : `for ${canary} % of all browsers`}.`;
}

/** Takes the place of a canary: by it, or by nothing. */
async function endCanary(root, name, { isPromoted }) {
  let version;
  await root.changePointer((remotes) => {
    const { canary, ...present } = remotes[name] ?? {};
    if (!canary) throw new Error(`"${name}" has no canary.`);
    const entry = isPromoted ? { base: canary.base, version: canary.version } : present;
    version = entry.version;
    return { ...remotes, [name]: entry };
  });
  return `${name} ${version}: for all browsers.`;
}

async function rollBack(root, name, wanted) {
  let version;
  await root.changePointer(async (remotes) => {
    const releases = (await readReleases(root, name)).map((release) => release.version);
    const present = releases.indexOf(remotes[name]?.version);
    version = wanted ?? releases[present + 1];
    if (version === undefined || !releases.includes(version))
      throw new Error(
        `"${name}" has no ${wanted ? `release ${wanted}` : 'earlier release'} here. There are: ${releases.join(', ') || 'none'}.`,
      );
    return { ...remotes, [name]: { base: baseOf(name, version), version } };
  });
  return `${name} is back at ${version}.`;
}

/** What a build of one target has written. */
async function findBuilt(name, from) {
  if (from !== undefined) return from;
  const { build } = await import('../build.mjs');
  await build({ names: [name] });
  return path.join(ROOT, 'dist', name);
}

/** The shell's page goes last; the files of earlier shells stay for pages that are open, of as many as of a remote. */
async function deployShell(root, { from }) {
  const folder = await findBuilt('shell', from);
  const releases = await readShellReleases(root);
  const isLast = (file) => /^(shell-manifest\.json|index\.html)/.test(file);
  await copyFiles(folder, root, { to: 'shell/', isLast });
  await pruneShellReleases(root, await filesOfShell(folder), releases);
  return 'The shell is deployed.';
}

/** All releases of the embedding script stay: pages name one by its integrity. */
async function deployEmbed(root, { from }) {
  const isLast = (file) => /^v1\.js/.test(file);
  const files = await copyFiles(await findBuilt('embed', from), root, { to: 'embed/', isLast });
  return `The embedding script is deployed: ${files} files.`;
}

/** The static root at a place: a folder, or a bucket. */
async function openRoot(place) {
  if (!place.startsWith('s3://')) return openFolder(path.resolve(place));
  const { openBucket } = await import('./bucket-root.mjs');
  return openBucket(place);
}

async function run() {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: {
      to: 'required',
      from: 'optional',
      canary: 'optional',
      promote: 'flag',
      withdraw: 'flag',
      rollback: 'flag',
    },
    hasPositionals: true,
  });
  const [name, version] = positionals;
  if (!name) refuseArguments(USAGE, 'What is to be deployed is missing.');
  const root = await openRoot(values.to);
  if (name === 'shell') return deployShell(root, values);
  if (name === 'embed') return deployEmbed(root, values);
  if (values.rollback) return rollBack(root, name, version);
  if (values.promote || values.withdraw) return endCanary(root, name, { isPromoted: values.promote });
  if (!values.from && !REMOTE_FOLDERS.map(remoteNameOf).includes(name))
    refuseArguments(USAGE, `There is no remote "${name}".`);
  return deployRemote(root, name, values);
}

try {
  console.log(await run());
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/**
 * Builds what is stale: `node scripts/build.mjs [shell] [documents] … [--mono] [--force]`. Without names everything but
 * the benchmark's single bundle. Writes dist/shell, dist/remotes/<name>/<version>, dist/remotes.json and
 * dist/build.json.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { monoConfig, remoteConfig, shellConfig } from '../webpack.base.js';
import { RECIPE } from './build/build-files.mjs';
import { readBuildSettings } from './build/build-settings.mjs';
import { compile } from './build/compile.mjs';
import { precompress } from './build/compress.mjs';
import { buildEmbed } from './build/embed.mjs';
import { hashInputs } from './build/inputs.mjs';
import { copyOriginAssets } from './build/origin-assets.mjs';
import {
  KEPT_RELEASES,
  pruneFiles,
  pruneVersions,
  readBuildState,
  writeBuildState,
} from './build/releases.mjs';
import { PageFiles } from './build/page-files.mjs';
import { readCodeFiles, readRemoteManifest } from './build/remote-manifest.mjs';
import { SharedImports } from './build/shared-imports.mjs';
import { createShellManifest } from './build/shell-manifest.mjs';
import { NOTICES_FILE, readShippedPackages, renderNotices } from './build/third-party-notices.mjs';
import { readArguments, refuseArguments } from '../server/src/processes/run-command.ts';
import { ROOT } from './lib/install.mjs';
import { LAZY_ENTRY_POINTS } from '../shell/src/federation/lazy-entry-points.ts';
import { changePointer } from './lib/pointer.mjs';
import { REMOTE_FOLDERS, remoteNameOf } from './lib/remotes.mjs';

const DIST = path.join(ROOT, 'dist');
const packageOf = async (folder) =>
  (await import(path.join(folder, 'package.json'), { with: { type: 'json' } })).default;

const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

async function buildShell({ state, inputs }) {
  const outputPath = path.join(DIST, 'shell');
  const compiled = await compile(shellConfig({ outputPath }));
  const remoteFolders = REMOTE_FOLDERS.map((folder) => path.join(ROOT, folder));
  await writeFile(path.join(outputPath, 'shell-manifest.json'), JSON.stringify(createShellManifest()));
  await writeFile(path.join(outputPath, NOTICES_FILE), renderNotices(readShippedPackages()));
  const assets = await copyOriginAssets(remoteFolders, outputPath);
  const files = [...compiled, ...assets, 'shell-manifest.json', NOTICES_FILE];
  const releases = [files, ...(state.releases ?? [])].slice(0, KEPT_RELEASES);
  await pruneFiles(outputPath, releases);
  await precompress(outputPath);
  return { inputs, releases };
}

async function buildRemote({ folder, name, state, inputs }) {
  const { version: released } = await packageOf(folder);
  const version = `${released}-${inputs.slice(0, 8)}`;
  const home = path.join(DIST, 'remotes', name);
  const outputPath = path.join(home, version);
  await rm(outputPath, { recursive: true, force: true });
  const entry = path.join(folder, 'src', 'entry.tsx');
  const imports = new SharedImports(entry);
  const pageFiles = new PageFiles(entry, Object.keys(LAZY_ENTRY_POINTS));
  const config = remoteConfig(folder, { outputPath, release: version });
  await compile({ ...config, plugins: [...config.plugins, imports, pageFiles] });
  const code = {
    ...(await readCodeFiles(outputPath)),
    pages: pageFiles.found,
    entryPoints: pageFiles.entryPoints,
  };
  const manifest = await readRemoteManifest(folder, { version, imports: imports.found, code });
  await writeFile(path.join(outputPath, 'assay-manifest.json'), JSON.stringify(manifest));
  await precompress(outputPath);
  const releases = [...new Set([version, ...(state.releases ?? [])])].slice(0, KEPT_RELEASES);
  await pruneVersions(home, releases);
  return { inputs, version, releases };
}

async function buildMono({ inputs }) {
  const outputPath = path.join(DIST, 'mono');
  await rm(outputPath, { recursive: true, force: true });
  await compile(monoConfig({ outputPath }));
  await precompress(outputPath);
  return { inputs };
}

/** Every target: what it reads, what it writes, how it is made. */
const targets = [
  {
    name: 'shell',
    reads: {
      folders: ['shell', 'shared'],
      files: [...RECIPE, ...REMOTE_FOLDERS.map((folder) => `${folder}/webpack.config.js`)],
    },
    output: () => path.join(DIST, 'shell', 'index.html'),
    build: buildShell,
  },
  ...REMOTE_FOLDERS.map((relative) => {
    const folder = path.join(ROOT, relative);
    const name = remoteNameOf(relative);
    return {
      name,
      reads: { folders: [relative, 'shared'], files: RECIPE },
      output: (state) => path.join(DIST, 'remotes', name, state.version ?? 'none', 'assay-manifest.json'),
      build: (context) => buildRemote({ ...context, folder, name }),
    };
  }),
  {
    name: 'embed',
    reads: { folders: ['embed', 'shared/platform'], files: RECIPE },
    output: () => path.join(DIST, 'embed', 'v1.json'),
    build: (context) => buildEmbed(DIST, context),
  },
  {
    name: 'mono',
    reads: { folders: ['shell', 'shared', 'bench/first-paint', ...REMOTE_FOLDERS], files: RECIPE },
    output: () => path.join(DIST, 'mono', 'index.html'),
    build: buildMono,
  },
];

async function writeRemotesFile(state) {
  const remotes = Object.fromEntries(
    REMOTE_FOLDERS.map(remoteNameOf).flatMap((name) => {
      const version = state[name]?.version;
      return version ? [[name, { base: `/remotes/${name}/${version}/`, version }]] : [];
    }),
  );
  // In one step: a server that runs reads it.
  await changePointer(DIST, () => remotes);
}

const USAGE = `npm run build [-- TARGET…]
  Builds what is stale, without a name everything but the benchmark's single bundle.
  --mono   the single bundle too
  --force  also what is not stale
  Targets: ${targets.map(({ name }) => name).join(', ')}`;

const unknownTargets = (names) => names.filter((name) => !targets.some((target) => target.name === name));

/** Builds the named targets where their inputs changed. */
export async function build({ names = [], force = false } = {}) {
  const unknown = unknownTargets(names);
  if (unknown.length > 0) throw new Error(`There is no target ${unknown.join(', ')}.`);
  const chosen = targets.filter(({ name }) => (names.length === 0 ? name !== 'mono' : names.includes(name)));
  const settings = readBuildSettings();
  let state = await readBuildState(DIST);
  for (const target of chosen) {
    const inputs = await hashInputs(ROOT, { ...target.reads, settings });
    const present = state[target.name] ?? {};
    if (!force && present.inputs === inputs && existsSync(target.output(present))) continue;
    const start = performance.now();
    const built = await target.build({ state: present, inputs });
    state = { ...state, [target.name]: built };
    await writeBuildState(DIST, state);
    console.log(`Built ${target.name} in ${secondsSince(start)}.`);
  }
  await writeRemotesFile(state);
  // The server reads it: what a build fixes holds for the pages and for the server alike.
  await mkdir(DIST, { recursive: true });
  await writeFile(path.join(DIST, 'build.json'), `${JSON.stringify(settings, null, 2)}\n`);
}

if (import.meta.main) {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: { mono: 'flag', force: 'flag' },
    hasPositionals: true,
  });
  const names = values.mono ? [...positionals, 'mono'] : positionals;
  const unknown = unknownTargets(names);
  if (unknown.length > 0) refuseArguments(USAGE, `There is no target ${unknown.join(', ')}.`);
  await build({ names, force: values.force });
}

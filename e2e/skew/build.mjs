/**
 * Builds small shells and releases of a small remote by the recipe of the suite (webpack.base.js), against other versions of
 * the shared entry points and of libraries. `node e2e/skew/build.mjs` prints their folders as JSON; what is built already
 * from the same sources is kept.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteConfig, shellConfig } from '../../webpack.base.js';
import { RECIPE } from '../../scripts/build/build-files.mjs';
import { compile } from '../../scripts/build/compile.mjs';
import { hashInputs } from '../../scripts/build/inputs.mjs';
import { readCodeFiles, readRemoteManifest } from '../../scripts/build/remote-manifest.mjs';
import { SharedImports } from '../../scripts/build/shared-imports.mjs';
import { createShellManifest } from '../../scripts/build/shell-manifest.mjs';
import { ROOT } from '../../scripts/lib/install.mjs';
import { folderOf, REMOTES, SHELLS, suiteOf } from './suites.mjs';

const HOME = path.join(ROOT, '.cache', 'skew');
const TEMPLATE = path.join(import.meta.dirname, 'template');

/** Writes the files of a template, with the names that differ by release. */
async function fill(template, folder, names) {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(path.join(TEMPLATE, template))) {
    const source = await readFile(path.join(TEMPLATE, template, file), 'utf8');
    const text = source.replaceAll(/__(\w+)__/g, (_, name) => names[name]);
    await writeFile(path.join(folder, file.replace(/\.tmpl$/, '')), text);
  }
}

/** The suite of a build, with its shared entry points written below a folder. */
async function writeSuite(release, folder) {
  const shared = path.join(folder, 'shared');
  const mantine = folderOf('@mantine/core', release);
  // Not by the index of the package, which would have each build read all of it.
  const components = release.components.map(
    (name) => `export { ${name} } from '${mantine}/esm/components/${name}/${name}.mjs';`,
  );
  await fill('shared', shared, { root: ROOT, mantine, components: components.join('\n') });
  return suiteOf(release, shared);
}

/** Each is built once, so no cache of webpack's is read; what is not minified is there in half the time. */
const build = ({ plugins, optimization, ...config }, added = []) =>
  compile({
    ...config,
    cache: false,
    plugins: [...plugins, ...added],
    optimization: { ...optimization, minimize: false },
  });

async function buildShell(release, folder) {
  const suite = await writeSuite(release, folder);
  const source = path.join(folder, 'shell');
  const outputPath = path.join(folder, 'built');
  await fill('shell', path.join(source, 'src'), { root: ROOT });
  await build(shellConfig({ folder: source, outputPath, suite }));
  await writeFile(path.join(outputPath, 'shell-manifest.json'), JSON.stringify(createShellManifest(suite)));
}

async function buildRemote(release, folder, version) {
  const suite = await writeSuite(release, folder);
  const source = path.join(folder, 'mfe-probe');
  const outputPath = path.join(folder, 'built');
  await fill('remote', path.join(source, 'src'), { component: release.uses });
  const imports = new SharedImports(path.join(source, 'src', 'entry.tsx'));
  await build(remoteConfig(source, { outputPath, release: version, suite }), [imports]);
  const code = await readCodeFiles(outputPath);
  const manifest = await readRemoteManifest(source, { version, imports: imports.found, code, suite });
  await writeFile(path.join(outputPath, 'assay-manifest.json'), JSON.stringify(manifest));
}

const slug = (name) => name.replaceAll(/\W+/g, '-').toLowerCase();

/** Builds what is listed and says where each is. */
async function buildAll(kind, releases, home, buildOne) {
  const built = {};
  for (const [name, release] of Object.entries(releases)) {
    const folder = path.join(home, `${kind}-${slug(name)}`);
    await buildOne(release, folder, `${release.version}-${slug(name)}`);
    built[name] = path.join(folder, 'built');
  }
  return built;
}

const inputs = await hashInputs(ROOT, {
  folders: ['shell', 'shared', 'e2e/skew'],
  files: RECIPE,
  settings: {},
});
const home = path.join(HOME, inputs.slice(0, 16));
const list = path.join(home, 'built.json');
if (!existsSync(list)) {
  await rm(HOME, { recursive: true, force: true });
  const shells = await buildAll('shell', SHELLS, home, buildShell);
  const remotes = await buildAll('remote', REMOTES, home, buildRemote);
  await writeFile(list, JSON.stringify({ shells, remotes }));
}
process.stdout.write(await readFile(list, 'utf8'));

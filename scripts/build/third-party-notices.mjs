import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/install.mjs';

/** The file beside the shell's page that names what is in it and in the server. */
export const NOTICES_FILE = 'third-party-notices.txt';

/** Tools of the build whose own code is in what browsers load: the federation runtime. */
const BUNDLED = ['@module-federation/runtime', '@module-federation/webpack-bundler-runtime'];

const HEAD = `Third-party notices

Assay contains the following software of others, in the pages that browsers load or on its server.`;

const readJson = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

/** The folder in which a package finds another one, as Node looks for it. */
function resolveFolder(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const found = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[found] !== undefined) return found;
    if (folder === '') return undefined;
  }
}

/** Folders of the packages that ship, by the lockfile: what workspaces depend on, and what the build puts into bundles. */
function shippedFolders(packages) {
  const shipped = new Set();
  const add = (folder) => {
    const entry = packages[folder];
    const target = entry?.link ? entry.resolved : folder;
    if (entry === undefined || shipped.has(target)) return;
    shipped.add(target);
    const {
      dependencies,
      optionalDependencies,
      peerDependencies,
      peerDependenciesMeta = {},
    } = packages[target];
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...peers, ...Object.keys({ ...optionalDependencies, ...dependencies })])
      add(resolveFolder(packages, target, name));
  };
  const workspaces = Object.keys(packages).filter(
    (folder) => folder !== '' && !folder.includes('node_modules/'),
  );
  for (const folder of workspaces.filter((name) => !name.startsWith('e2e/')))
    for (const name of Object.keys(packages[folder].dependencies ?? {}))
      add(resolveFolder(packages, folder, name));
  for (const name of Object.keys(packages[''].dependencies)) add(`node_modules/${name}`);
  for (const name of BUNDLED) add(`node_modules/${name}`);
  return [...shipped].filter((folder) => folder.includes('node_modules/')).sort();
}

const IS_LICENSE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/** The licence texts of an installed package; null where this machine's platform has no such package. */
function readTexts(folder) {
  let names;
  try {
    names = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
  } catch {
    return null;
  }
  return names
    .filter((entry) => entry.isFile() && IS_LICENSE.test(entry.name))
    .map((entry) =>
      readFileSync(path.join(ROOT, folder, entry.name), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim(),
    );
}

/**
 * The packages that ship with their licences, from the lockfile and what is installed. Packages of other platforms are left out.
 * @returns {{ name: string, version: string, license: string | undefined, texts: string[] }[]}
 */
export function readShippedPackages() {
  const { packages } = readJson('package-lock.json');
  return shippedFolders(packages).flatMap((folder) => {
    const texts = readTexts(folder);
    if (texts === null) return [];
    const { name, license, licenses } = readJson(path.join(folder, 'package.json'));
    const stated = license ?? licenses?.[0];
    return [{ name, version: packages[folder].version, license: stated?.type ?? stated, texts }];
  });
}

/** The notices as text: a line a package, then each licence text once, with the packages that it is of. */
export function renderNotices(packages) {
  const lines = packages.map(
    ({ name, version, license }) => `${name} ${version}: ${license ?? 'see its text'}`,
  );
  const byText = new Map();
  for (const { name, version, texts } of packages)
    for (const text of texts) byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`]);
  const texts = [...byText].map(([text, names]) => `${'-'.repeat(80)}\n${names.join(', ')}\n\n${text}`);
  return `${[HEAD, [...new Set(lines)].join('\n'), ...texts].join('\n\n')}\n`;
}

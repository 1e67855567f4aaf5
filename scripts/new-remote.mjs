/**
 * `npm run new:remote -- risk` makes the remote `mfe-risk`: a page with its test, a route, a sidebar item, and its place in
 * the lockfile. Build, development server, tests, checks and the shell find it by its folder.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments, refuseArguments } from '../server/src/processes/run-command.ts';
import { keepInstalled, ROOT } from './lib/install.mjs';
import { REMOTE_FOLDERS } from './lib/remotes.mjs';

const TEMPLATE = path.join(import.meta.dirname, 'new-remote', 'template');
const LOCKFILE = path.join(ROOT, 'package-lock.json');
const readJson = (...parts) => JSON.parse(readFileSync(path.join(ROOT, ...parts), 'utf8'));

const USAGE = `npm run new:remote -- NAME
  Makes the remote mfe-NAME: a page with its test, a route, a sidebar item, and its place in the lockfile.`;
const {
  positionals: [name, ...others],
} = readArguments({ usage: USAGE, hasPositionals: true });
if (!name || others.length > 0) refuseArguments(USAGE, 'One name is needed.');
if (!/^[a-z]+(-[a-z]+)*$/.test(name))
  refuseArguments(USAGE, `${name} is no name: lower case with dashes, such as cash-flows.`);
const folder = path.join(ROOT, `mfe-${name}`);
if (existsSync(folder)) refuseArguments(USAGE, `${folder} is there already.`);

// The versions that the other remotes use: every package of the suite has one exact version.
const { react, '@assay/shared': shared } = readJson(REMOTE_FOLDERS[0], 'package.json').dependencies;
const dependencies = { '@assay/shared': shared, react };
const title = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
const fill = (text) =>
  text
    .replaceAll('__name__', name)
    .replaceAll('__title__', title)
    .replaceAll('__dependencies__', JSON.stringify(dependencies, null, 4).replace(/\}$/, '  }'));

for (const entry of readdirSync(TEMPLATE, { withFileTypes: true, recursive: true })) {
  if (!entry.isFile()) continue;
  const from = path.join(entry.parentPath, entry.name);
  const to = path.join(folder, path.relative(TEMPLATE, from).replace(/\.tmpl$/, ''));
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, fill(readFileSync(from, 'utf8')));
}

/** The lockfile as npm writes it: packages in alphabetical order. */
keepInstalled(() => {
  const lock = readJson('package-lock.json');
  const packages = {
    ...lock.packages,
    [`mfe-${name}`]: { name: `@assay/mfe-${name}`, version: '1.0.0', dependencies },
    [`node_modules/@assay/mfe-${name}`]: { resolved: `mfe-${name}`, link: true },
  };
  const sorted = Object.fromEntries(
    Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
  );
  writeFileSync(LOCKFILE, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
  symlinkSync(path.join('..', '..', `mfe-${name}`), path.join(ROOT, 'node_modules', '@assay', `mfe-${name}`));
});

console.log(`mfe-${name} is there: npm run dev -- ${name}, then http://localhost:3000/${name}.`);

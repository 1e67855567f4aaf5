/** What a build shares with the other bundles of a page: the report of the shared entry points, libraries, and the share scope. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEntryPoints } from '../scripts/lib/entry-points.mjs';
import { ROOT } from '../scripts/lib/install.mjs';
import { LAZY_ENTRY_POINTS } from '../shell/src/federation/lazy-entry-points.ts';

const readJson = (...parts) => JSON.parse(readFileSync(path.join(ROOT, ...parts), 'utf8'));
const versionOf = (name) => readJson('node_modules', name, 'package.json').version;
/** The exports of react-router name its development build only, with warnings that no user reads. */
const PRODUCTION_ROUTER = Object.fromEntries(
  [
    ['react-router$', 'index.mjs'],
    ['react-router/dom$', 'dom-export.mjs'],
  ].map(([name, file]) => [name, path.join(ROOT, 'node_modules/react-router/dist/production', file)]),
);
/** React and what is behind the shared entry points: another major of one of them needs other code of a remote. */
const LIBRARIES = ['react', '@mantine/core', '@tanstack/react-query', 'react-router-dom', 'zod'];

/**
 * What a build shares and finds: the report of the shared entry points, which is checked in, the versions of libraries, and
 * `aliases` of modules. The tests of skew build other suites.
 */
export const THIS_SUITE = {
  ...readEntryPoints(),
  libraries: Object.fromEntries(LIBRARIES.map((name) => [name, versionOf(name)])),
  aliases: PRODUCTION_ROUTER,
};

/**
 * What exists once per page besides React: the entry points of `@assay/shared` that hold contexts, stores or caches.
 * Router, Query, zustand, zod and Mantine are inside them and shared with them. Contracts, domain and messages hold nothing
 * and are compiled into each bundle, file by file.
 */
const EAGER_ENTRY_POINTS = ['zod', 'router', 'query', 'state', 'platform', 'api-client', 'ui'];
export const SHARED_ENTRY_POINTS = [...EAGER_ENTRY_POINTS, ...Object.keys(LAZY_ENTRY_POINTS)];

/**
 * The share scope. The shell provides everything; the eager entry points are part of its first bundle. Remotes have
 * their own copies as a fallback, which only a page without our shell downloads.
 */
export function sharedLibraries({ isHost, suite: { version, libraries } }) {
  const eager = isHost ? { eager: true } : {};
  // React and its renderer have one version.
  const react = { singleton: true, requiredVersion: `^${libraries.react}`, ...eager };
  const major = version.split('.')[0];
  const entryPoints = SHARED_ENTRY_POINTS.map((name) => [
    `@assay/shared/${name}`,
    {
      singleton: true,
      version,
      requiredVersion: `^${major}.0.0`,
      ...(EAGER_ENTRY_POINTS.includes(name) ? eager : {}),
    },
  ]);
  return {
    react,
    'react/': react,
    'react-dom': react,
    'react-dom/': react,
    ...Object.fromEntries(entryPoints),
  };
}

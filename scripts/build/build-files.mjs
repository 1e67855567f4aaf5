import { globSync } from 'node:fs';
import { ROOT } from '../lib/install.mjs';

/** How bundles are made, as paths from the checkout: when one of these files changes, every bundle is stale, and so is webpack's cache. */
export const RECIPE = [
  'webpack.base.js',
  ...globSync('webpack/*', { cwd: ROOT }).sort(),
  'package-lock.json',
  'scripts/build/without-json-schema-loader.cjs',
  ...globSync('scripts/build/messages/*.mjs', { cwd: ROOT }).sort(),
  'embed/src/caret-ranges.ts',
  'embed/src/federation-stubs.ts',
  'scripts/build/page-files.mjs',
  'scripts/build/remote-runtime-of-page.mjs',
  'scripts/build/shared-imports.mjs',
  'scripts/build/remote-manifest.mjs',
  'scripts/build/third-party-notices.mjs',
  'shell/src/federation/lazy-entry-points.ts',
];

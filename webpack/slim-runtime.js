/** The federation runtime without the parts that shell and embedding script do not use, and with less of what they use little of. */
import path from 'node:path';
import { ROOT } from '../scripts/lib/install.mjs';
import { replaceModules } from './replaced-modules.js';

const STUBS = path.join(ROOT, 'embed', 'src', 'federation-stubs.ts');
const CARET_RANGES = path.join(ROOT, 'embed', 'src', 'caret-ranges.ts');

/** The runtime's core, which shell and embedding script bring for all remotes. */
export const slimRuntimeCore = replaceModules(
  {
    '/SnapshotHandler.js': STUBS,
    '/preload.js': STUBS,
    '/generate-preload-assets.js': STUBS,
    '/semver/index.js': CARET_RANGES,
  },
  '@module-federation/runtime-core/',
);

/** What the federation plugin puts around it in the shell. */
export const slimBundlerRuntime = replaceModules(
  { '/remotes.js': STUBS, '/init.js': STUBS, '/getSharedFallbackGetter.js': STUBS },
  '@module-federation/webpack-bundler-runtime/',
);

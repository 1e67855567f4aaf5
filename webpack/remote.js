/** The configuration of a remote. */
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ROOT } from '../scripts/lib/install.mjs';
import { remoteNameOf } from '../scripts/lib/remotes.mjs';
import { containerNameOf } from '../shared/platform/container-name.ts';
import { PAGE_STYLES_KEY } from '../shared/platform/page-styles.ts';
import { baseConfig } from './base.js';
import { replaceModules } from './replaced-modules.js';
import { sharedLibraries, THIS_SUITE } from './shared.js';

/** The entry of a remote takes the federation runtime of the page instead of bringing its own. */
const runtimeOfPage = replaceModules({
  '/webpack-bundler-runtime/dist/bundler.js': path.join(
    ROOT,
    'scripts',
    'build',
    'remote-runtime-of-page.mjs',
  ),
});

/**
 * Where the stylesheets of a remote go: into the shadow roots of an embedding page, else into the document. The source of
 * this function is put into the code of the remote.
 */
const insertStyles = new Function(
  'link',
  `const styles = globalThis[Symbol.for(${JSON.stringify(PAGE_STYLES_KEY)})];
  if (styles) styles.load(link);
  else document.head.append(link);`,
);

/** The table of the pages and the texts are with the entry of the remote, not in files of their own: all are always needed. */
const pagesIn = (container) => ({
  test: /\/(src\/entry\.tsx|page-messages\.mjs|formats\/screen-locale\.ts)$/,
  name: container,
  chunks: 'all',
  enforce: true,
});

/** A remote: two exposed entry points, and fallbacks for pages without our shell. `release` is part of its names. */
export function remoteConfig(
  folder,
  {
    release = 'development',
    isDevelopment = false,
    outputPath,
    publicPath = 'auto',
    suite = THIS_SUITE,
  } = {},
) {
  const remote = remoteNameOf(folder);
  // A release has a folder of its own, and its name is a hash of what was built. With a hash of their own, each chunk would
  // add one to the table of names in the entry.
  const chunksOf = (extension) => `[id].${release.split('-').at(-1)}.${extension}`;
  const config = baseConfig({
    name: remote,
    release,
    context: folder,
    outputPath: outputPath ?? path.join(ROOT, 'dist', 'remotes', remote, 'next'),
    publicPath,
    isDevelopment,
    styles: { insert: insertStyles, ...(isDevelopment ? {} : { chunkFilename: chunksOf('css') }) },
    suite,
  });
  const container = containerNameOf(remote, release);
  return {
    ...config,
    entry: {},
    optimization: {
      ...config.optimization,
      splitChunks: {
        ...config.optimization.splitChunks,
        ...(isDevelopment ? {} : { cacheGroups: { pages: pagesIn(container) } }),
      },
    },
    output: {
      ...config.output,
      ...(isDevelopment ? {} : { chunkFilename: chunksOf('js') }),
      // Without the release: a page names the policies that it allows in its headers.
      trustedTypes: { policyName: `assay-${remote}`, onPolicyCreationFailure: 'continue' },
    },
    plugins: [
      ...config.plugins,
      runtimeOfPage,
      new ModuleFederationPlugin({
        name: container,
        filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: { './entry': './src/entry.tsx', './mount': './src/mount.tsx' },
        shared: sharedLibraries({ isHost: false, suite }),
        shareStrategy: 'loaded-first',
        manifest: { fileName: 'mf-manifest.json' },
        dts: false,
        dev: isDevelopment ? { disableDynamicRemoteTypeHints: true } : undefined,
        // The shell (or the embedding script) brings the runtime once for all remotes.
        experiments: { optimization: { target: 'web' }, externalRuntime: true },
      }),
    ],
  };
}

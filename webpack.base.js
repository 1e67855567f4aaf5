/**
 * The build and federation configuration of the suite: the list of shared libraries, the configuration of the shell, of a
 * remote, and of the same code as one bundle (which the benchmark compares with). Reasons and measurements: docs/adr.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { buildConstants, readBuildSettings } from './scripts/build/build-settings.mjs';
import { readEntryPoints } from './scripts/lib/entry-points.mjs';
import { ROOT } from './scripts/lib/install.mjs';
import { REMOTE_FOLDERS, remoteNameOf } from './scripts/lib/remotes.mjs';
import { CHUNK_LOAD_TIMEOUT_MS } from './shared/domain/timings/timings.ts';
import { createBrand } from './shared/domain/brand/brand.ts';
import { containerNameOf } from './shared/platform/container-name.ts';
import { PAGE_STYLES_KEY } from './shared/platform/page-styles.ts';
import { LAZY_ENTRY_POINTS } from './shell/src/federation/lazy-entry-points.ts';

const readJson = (...parts) => JSON.parse(readFileSync(path.join(ROOT, ...parts), 'utf8'));
const versionOf = (name) => readJson('node_modules', name, 'package.json').version;
const MESSAGES_OF_PAGE = path.join(ROOT, 'scripts', 'build', 'messages', 'page-messages.mjs');
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
function sharedLibraries({ isHost, suite: { version, libraries } }) {
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

/** Rules for sources and styles. Class names carry the bundle's name, so that two bundles never use the same one. */
function moduleRules({ name, isDevelopment }) {
  const transform = { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment };
  const swc = {
    loader: 'swc-loader',
    options: {
      jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: transform } },
    },
  };
  // While developing, a bundle has the whole catalogue: a changed text is then one changed module.
  const messages = isDevelopment
    ? []
    : [path.join(ROOT, 'scripts', 'build', 'messages', 'named-messages-loader.mjs')];
  const style = MiniCssExtractPlugin.loader;
  const localIdentName = isDevelopment ? '[name]__[local]' : `${name}_[hash:base64:6]`;
  const cssModule = {
    loader: 'css-loader',
    options: { modules: { localIdentName, namedExport: false, exportLocalsConvention: 'as-is' } },
  };
  return [
    { test: /\.tsx?$/, exclude: /node_modules/, use: [...messages, swc] },
    {
      test: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/,
      use: path.join(ROOT, 'scripts', 'build', 'without-json-schema-loader.cjs'),
    },
    { test: /\.module\.css$/, use: [style, cssModule] },
    { test: /\.css$/, exclude: /\.module\.css$/, sideEffects: true, use: [style, 'css-loader'] },
    {
      test: /\.(png|svg|woff2?)$/,
      type: 'asset',
      generator: { filename: 'assets/[name].[contenthash:10][ext]' },
    },
  ];
}

/** A stylesheet that does not load fails like a script: webpack's own time limit is for scripts only. */
const styleTimeLimit = {
  apply(compiler) {
    compiler.hooks.compilation.tap('StyleTimeLimit', (compilation) =>
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'StyleTimeLimit',
        (source, { tag }) =>
          `${source}setTimeout(() => ${tag}.onerror && ${tag}.onerror({ type: 'timeout' }), ${CHUNK_LOAD_TIMEOUT_MS});`,
      ),
    );
  },
};

/** Parts of the federation runtime that shell and embedding script do not use, or need less of: package, files, and ours. */
const REPLACED_RUNTIME = [
  ['runtime-core', /\/(SnapshotHandler|preload|generate-preload-assets)\.js$/, 'left-out-of-runtime.ts'],
  ['runtime-core', /\/semver\/index\.js$/, 'caret-ranges.ts'],
  ['webpack-bundler-runtime', /\/(remotes|init|getSharedFallbackGetter)\.js$/, 'left-out-of-runtime.ts'],
];
const withSmallRuntime = REPLACED_RUNTIME.map(
  ([name, files, own]) =>
    new webpack.NormalModuleReplacementPlugin(files, (resource) => {
      if (resource.context.includes(`@module-federation/${name}/`))
        resource.request = path.join(ROOT, 'embed', 'src', own);
    }),
);

/** The entry of a remote takes the federation runtime of the page instead of bringing its own. */
const runtimeOfPage = new webpack.NormalModuleReplacementPlugin(
  /webpack-bundler-runtime\/dist\/bundler\.js$/,
  path.join(ROOT, 'scripts', 'build', 'remote-runtime-of-page.mjs'),
);

/** Switches and names that are fixed by the build (AMB-125). */
const BUILD_SETTINGS = readBuildSettings();

/** What all builds have in common. */
function baseConfig({
  name,
  release,
  context,
  outputPath,
  publicPath,
  isDevelopment,
  cacheName,
  styles = {},
  suite = THIS_SUITE,
}) {
  const hash = isDevelopment ? '' : '.[contenthash:10]';
  // Two releases of a remote can be on one page: neither their chunks nor their class names may be mixed up.
  const unique = release === undefined ? `assay-${name}` : `assay-${name}-${release}`;
  const classPrefix = release === undefined ? name : `${name}-${release.split('-').at(-1)}`;
  return {
    name,
    mode: isDevelopment ? 'development' : 'production',
    context,
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'eval-cheap-module-source-map' : false,
    output: {
      path: outputPath,
      uniqueName: unique,
      publicPath,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
      // A module that threw must throw again instead of being used half-executed: Retry depends on it.
      strictModuleErrorHandling: true,
      clean: false,
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(ROOT, '.cache', 'webpack'),
      name: `${cacheName ?? name}-${isDevelopment ? 'development' : 'production'}`,
      buildDependencies: { config: [import.meta.filename] },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: isDevelopment ? {} : suite.aliases,
    },
    module: { rules: moduleRules({ name: classPrefix, isDevelopment }) },
    optimization: {
      // A page loads its chunks in few requests; what pages have in common is a chunk of its own from 60 kB of source on.
      splitChunks: { minSize: 60_000 },
      minimizer: [
        // swc also drops unused functions inside module scopes: a fifth less than esbuild, and sooner than terser.
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
        }),
        new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', { calc: false }] } }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [
      new webpack.DefinePlugin({
        ASSAY_PROVIDED: JSON.stringify({
          version: suite.version,
          entryPoints: SHARED_ENTRY_POINTS,
          libraries: suite.libraries,
        }),
        ...buildConstants(BUILD_SETTINGS),
        'process.env.ASSAY_DEMO': JSON.stringify(process.env.ASSAY_DEMO ?? ''),
      }),
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
        ...styles,
      }),
      styleTimeLimit,
      ...(isDevelopment
        ? []
        : [new webpack.NormalModuleReplacementPlugin(/\/find-message\.ts$/, MESSAGES_OF_PAGE)]),
      ...(isDevelopment ? [new ReactRefreshPlugin({ overlay: false, library: name })] : []),
    ],
  };
}

/** The icon is part of the page: a file of its own would be one request more, for half a kilobyte. */
const icon = readFileSync(path.join(ROOT, 'shell', 'src', 'icon.svg'), 'utf8').trim();

/** The page of the suite, or of a remote alone. */
export const htmlPage = ({ isDevelopment, isSuite }) =>
  new HtmlWebpackPlugin({
    template: path.join(ROOT, 'shell', 'src', 'index.html'),
    scriptLoading: 'defer',
    templateParameters: {
      isDevelopment,
      isSuite,
      product: createBrand(BUILD_SETTINGS.brand).product,
      icon: `data:image/svg+xml,${encodeURIComponent(icon)}`,
    },
  });

/** The shell: the page, the only router and QueryClient, and the provider of everything shared. */
export function shellConfig({
  isDevelopment = false,
  outputPath = path.join(ROOT, 'dist', 'shell'),
  folder = path.join(ROOT, 'shell'),
  suite = THIS_SUITE,
} = {}) {
  const config = baseConfig({
    name: 'shell',
    context: folder,
    outputPath,
    publicPath: '/',
    isDevelopment,
    suite,
  });
  return {
    ...config,
    entry: { main: './src/bootstrap.tsx' },
    plugins: [
      ...config.plugins,
      htmlPage({ isDevelopment, isSuite: true }),
      ...withSmallRuntime,
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedLibraries({ isHost: true, suite }),
        shareStrategy: 'loaded-first',
        runtimePlugins: [path.join(ROOT, 'shell', 'src', 'federation', 'shell-provides.ts')],
        dts: false,
        manifest: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}

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

/** The table of the pages is with the entry of the remote, not in a file of its own: both are always needed. */
const pagesIn = (container) => ({
  test: /\/(src\/entry\.tsx|page-messages\.mjs)$/,
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

/** The script with which a page without our shell shows remotes: a module whose name carries its content. */
export function embedConfig({ outputPath = path.join(ROOT, 'dist', 'embed', 'v1', 'next') } = {}) {
  const config = baseConfig({
    name: 'embed',
    context: path.join(ROOT, 'embed'),
    outputPath,
    publicPath: 'auto',
    isDevelopment: false,
  });
  return {
    ...config,
    entry: { embed: './src/index.ts' },
    // The address of the script, which is that of its installation, is known where it runs.
    module: { ...config.module, parser: { javascript: { importMeta: false } } },
    experiments: { outputModule: true },
    output: { ...config.output, module: true, library: { type: 'module' } },
    plugins: [
      ...config.plugins,
      new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }),
      ...withSmallRuntime,
    ],
  };
}

/**
 * The same code as one bundle, for the benchmark alone: the shell's loader of remotes is replaced by one that imports
 * them. Nothing serves it to users.
 */
export function monoConfig({ outputPath = path.join(ROOT, 'dist', 'mono') } = {}) {
  const config = baseConfig({
    name: 'mono',
    context: path.join(ROOT, 'shell'),
    outputPath,
    publicPath: '/',
    isDevelopment: false,
  });
  const federated = path.join(ROOT, 'shell', 'src', 'remotes', 'federated-loader.ts');
  const remotes = REMOTE_FOLDERS.map((folder) => ({
    name: remoteNameOf(folder),
    entry: path.join(ROOT, folder, 'src', 'entry.tsx'),
  }));
  const bench = path.join(ROOT, 'bench', 'first-paint');
  const importRemotes = { loader: path.join(bench, 'import-remotes.cjs'), options: { remotes } };
  return {
    ...config,
    entry: { main: './src/bootstrap.tsx' },
    module: {
      rules: [...config.module.rules, { test: path.join(bench, 'bundled-loader.js'), use: importRemotes }],
    },
    plugins: [
      ...config.plugins,
      htmlPage({ isDevelopment: false, isSuite: true }),
      new webpack.NormalModuleReplacementPlugin(/federated-loader\.ts$/, (resource) => {
        const target = path.resolve(resource.context, resource.request);
        if (target === federated) resource.request = path.join(bench, 'bundled-loader.js');
      }),
    ],
  };
}

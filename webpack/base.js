/** What all builds have in common: rules for sources and styles, output, cache and optimisation. */
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { RECIPE } from '../scripts/build/build-files.mjs';
import { buildConstants, readBuildSettings } from '../scripts/build/build-settings.mjs';
import { ROOT } from '../scripts/lib/install.mjs';
import { CHUNK_LOAD_TIMEOUT_MS } from '../shared/domain/timings/timings.ts';
import { localeTexts } from './locale-texts.js';
import { requireModules } from './replaced-modules.js';
import { SHARED_ENTRY_POINTS, THIS_SUITE } from './shared.js';

const inMessages = (file) => path.join(ROOT, 'scripts', 'build', 'messages', file);
/** The modules of zod that `without-json-schema-loader.cjs` empties. */
const JSON_SCHEMA_OF_ZOD = /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const leftOutJsonSchema = requireModules(JSON_SCHEMA_OF_ZOD, /zod\/v4\/core\/core\.js$/);

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
  const messages = isDevelopment ? [] : [inMessages('named-messages-loader.mjs')];
  const style = MiniCssExtractPlugin.loader;
  const localIdentName = isDevelopment ? '[name]__[local]' : `${name}_[hash:base64:6]`;
  const cssModule = {
    loader: 'css-loader',
    options: { modules: { localIdentName, namedExport: false, exportLocalsConvention: 'as-is' } },
  };
  return [
    { test: /\.tsx?$/, exclude: /node_modules/, use: [...messages, swc] },
    { test: JSON_SCHEMA_OF_ZOD, use: path.join(ROOT, 'scripts', 'build', 'without-json-schema-loader.cjs') },
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

/** Switches and names that are fixed by the build (AMB-125). */
export const BUILD_SETTINGS = readBuildSettings();

/** What all builds have in common. */
export function baseConfig({
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
      buildDependencies: { config: RECIPE.map((file) => path.join(ROOT, file)) },
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
        : [
            new webpack.NormalModuleReplacementPlugin(/\/find-message\.ts$/, inMessages('page-messages.mjs')),
            localeTexts,
          ]),
      leftOutJsonSchema,
      ...(isDevelopment ? [new ReactRefreshPlugin({ overlay: false, library: name })] : []),
    ],
  };
}

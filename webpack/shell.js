/** The configuration of the shell: the page, the only router and QueryClient, and the provider of everything shared. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { ROOT } from '../scripts/lib/install.mjs';
import { createBrand } from '../shared/domain/brand/brand.ts';
import { baseConfig, BUILD_SETTINGS } from './base.js';
import { sharedLibraries, THIS_SUITE } from './shared.js';
import { slimBundlerRuntime, slimRuntimeCore } from './slim-runtime.js';

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
      slimRuntimeCore,
      slimBundlerRuntime,
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

/** The configuration of the one bundle that the benchmark compares with. */
import path from 'node:path';
import webpack from 'webpack';
import { ROOT } from '../scripts/lib/install.mjs';
import { REMOTE_FOLDERS, remoteNameOf } from '../scripts/lib/remotes.mjs';
import { baseConfig } from './base.js';
import { htmlPage } from './shell.js';

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

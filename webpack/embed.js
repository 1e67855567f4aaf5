/** The configuration of the embedding script. */
import path from 'node:path';
import webpack from 'webpack';
import { ROOT } from '../scripts/lib/install.mjs';
import { baseConfig } from './base.js';
import { slimRuntimeCore } from './slim-runtime.js';

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
      slimRuntimeCore,
    ],
  };
}

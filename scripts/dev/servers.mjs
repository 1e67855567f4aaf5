import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { remoteConfig, shellConfig } from '../../webpack.base.js';
import { readBuildState } from '../build/releases.mjs';
import { readRemoteManifest } from '../build/remote-manifest.mjs';
import { ROOT } from '../lib/install.mjs';
import { remoteNameOf } from '../lib/remotes.mjs';

export const SHELL_PORT = 3000;
export const REMOTE_PORT = 3001;
const SERVER_PATHS = ['/api', '/identity', '/sso', '/files', '/config.json'];

const common = {
  hot: true,
  liveReload: false,
  allowedHosts: 'all',
  headers: { 'access-control-allow-origin': '*' },
  client: { overlay: false },
};

async function serve(config, options) {
  const server = new WebpackDevServer({ ...common, ...options }, webpack(config));
  await server.start();
  return server;
}

/** Serves JSON at one path, built on each request. */
const jsonAt = (url, create) => ({
  name: url,
  path: url,
  middleware: (_request, response, next) => {
    create().then((value) => {
      response.setHeader('content-type', 'application/json');
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cache-control', 'no-store');
      response.end(JSON.stringify(value));
    }, next);
  },
});

/** `/remotes.json` while developing: the remotes of the last build, and the live one in place of its own. */
async function developmentRemotes(live) {
  const state = await readBuildState(path.join(ROOT, 'dist'));
  const built = Object.entries(state).flatMap(([name, { version }]) =>
    version ? [[name, { base: `/remotes/${name}/${version}/`, version }]] : [],
  );
  return {
    remotes: {
      ...Object.fromEntries(built),
      [live]: { base: `http://localhost:${REMOTE_PORT}/`, version: 'development' },
    },
  };
}

/** The live remote: fast refresh; its manifest is read on each request. */
export function serveRemote(folder) {
  const config = remoteConfig(folder, {
    isDevelopment: true,
    publicPath: `http://localhost:${REMOTE_PORT}/`,
  });
  const manifest = jsonAt('/assay-manifest.json', () =>
    readRemoteManifest(folder, { version: 'development', fresh: true }),
  );
  return serve(config, { port: REMOTE_PORT, setupMiddlewares: (middlewares) => [manifest, ...middlewares] });
}

/** The live shell around it. Calls go to the running server, other remotes come from the last build. */
export function serveShell(folder, { api }) {
  const remotes = jsonAt('/remotes.json', () => developmentRemotes(remoteNameOf(folder)));
  return serve(shellConfig({ isDevelopment: true }), {
    port: SHELL_PORT,
    historyApiFallback: true,
    static: [{ directory: path.join(ROOT, 'dist', 'remotes'), publicPath: '/remotes', watch: false }],
    proxy: [{ context: SERVER_PATHS, target: api, changeOrigin: false }],
    setupMiddlewares: (middlewares) => [remotes, ...middlewares],
  });
}

/** One remote alone against demo data: no shell, no server. */
export function serveAlone(folder) {
  const { plugins, ...config } = remoteConfig(folder, { isDevelopment: true, publicPath: '/' });
  const sources = path.join(folder, 'src');
  return serve(
    {
      ...config,
      cache: { ...config.cache, name: `${config.cache.name}-alone` },
      entry: { main: path.join(ROOT, 'scripts', 'dev', 'alone.jsx') },
      resolve: { ...config.resolve, alias: { 'remote-alone': sources } },
      plugins: [
        ...plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin'),
        new HtmlWebpackPlugin({
          template: path.join(ROOT, 'shell', 'src', 'index.html'),
          templateParameters: { isDevelopment: false, isSuite: false },
        }),
      ],
    },
    { port: SHELL_PORT, historyApiFallback: true, static: false },
  );
}

import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { htmlPage, remoteConfig, shellConfig } from '../../webpack.base.js';
import { readBuildState } from '../build/releases.mjs';
import { readRemoteManifest } from '../build/remote-manifest.mjs';
import { ROOT } from '../lib/install.mjs';
import { REMOTE_FOLDERS, remoteNameOf } from '../lib/remotes.mjs';

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
  // Until the first build is there, a request waits.
  await new Promise((resolve) => server.middleware.waitUntilValid(resolve));
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

const addressOf = (port) => `http://localhost:${port}/`;

/** `/remotes.json` while developing: the remotes of the last build, and the live ones in place of their own. */
async function developmentRemotes(live) {
  const state = await readBuildState(path.join(ROOT, 'dist'));
  const built = REMOTE_FOLDERS.map(remoteNameOf).flatMap((name) => {
    const { version } = state[name] ?? {};
    return version ? [[name, { base: `/remotes/${name}/${version}/`, version }]] : [];
  });
  return {
    remotes: {
      ...Object.fromEntries(built),
      ...Object.fromEntries(
        live.map(({ name, port }) => [name, { base: addressOf(port), version: 'development' }]),
      ),
    },
  };
}

/** A live remote: fast refresh; its manifest is read on each request. */
export function serveRemote({ folder, port }) {
  const config = remoteConfig(folder, {
    isDevelopment: true,
    publicPath: addressOf(port),
  });
  const manifest = jsonAt('/assay-manifest.json', () =>
    readRemoteManifest(folder, { version: 'development', fresh: true }),
  );
  return serve(config, { port, setupMiddlewares: (middlewares) => [manifest, ...middlewares] });
}

/** The live shell around it. Calls go to the running server, other remotes come from the last build. */
export function serveShell(live, { port, api }) {
  const remotes = jsonAt('/remotes.json', () => developmentRemotes(live));
  return serve(shellConfig({ isDevelopment: true }), {
    port,
    historyApiFallback: true,
    static: [{ directory: path.join(ROOT, 'dist', 'remotes'), publicPath: '/remotes', watch: false }],
    proxy: [{ context: SERVER_PATHS, target: api, changeOrigin: false }],
    setupMiddlewares: (middlewares) => [remotes, ...middlewares],
  });
}

/** One remote alone against demo data: no shell, no server. */
export function serveAlone(folder, { port }) {
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
        htmlPage({ isDevelopment: false, isSuite: false }),
      ],
    },
    { port, historyApiFallback: true, static: false },
  );
}

import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { monitoringOrigins } from '../config/config.ts';
import { markComplete } from '../data-folder/completeness.ts';
import { trustNearestProxy, type IdentityService } from '../identity/index.ts';
import { assertFilesStored } from '../modules/document-requests/stored-files.ts';
import { mountModules } from '../modules/index.ts';
import { registerBrowserConfig } from '../plugins/browser-config.ts';
import { readOrCreateSecret } from '../secrets/created-secret.ts';
import { watchStore } from '../storage/store-watch.ts';
import type { AppContext } from './app-context.ts';
import { partsUsed, publicUrlOf } from './installation.ts';
import { openSignIn } from './sign-in.ts';

export interface Api {
  readonly app: FastifyInstance;
  readonly identity: IdentityService;
  readonly url: string;
}

/** The API with identity, files and pages, not yet listening. */
export async function createApi(context: AppContext): Promise<Api> {
  const { config, log, database, store, files, uploads } = context;
  const url = publicUrlOf(config);
  await files.checkPages(new URL(url).origin);
  await assertFilesStored({ kysely: database.kysely, store, log, damaged: files.damaged });
  const signIn = await openSignIn({ ...context, url });
  const { identity, verifyToken } = signIn;
  const emailCodeSecret = await readOrCreateSecret(context.secrets, 'secrets/email-codes');
  await markComplete(config.dataFolder, partsUsed(config));
  const app = await createApp({
    database,
    verifyToken,
    installationSwitches: config.switches,
    brand: config.brand,
    hasRoom: () => store.hasRoom(),
    storeWatch: watchStore(files.look, log),
    isDraining: () => context.draining.signal.aborted,
    telemetry: context.telemetry,
    checksResponses: process.env['NODE_ENV'] === 'development',
    log,
    metrics: { token: config.metricsToken, isBehindProxy: config.isBehindProxy },
    embedOrigins: config.embedOrigins,
    trustProxy: config.isBehindProxy ? trustNearestProxy() : false,
    security: {
      remoteOrigins: Object.values(config.remotes).map(({ base }) => new URL(base).origin),
      connectOrigins: () => [
        ...config.connectOrigins,
        ...monitoringOrigins(config),
        ...signIn.origins(),
        ...files.origins,
      ],
      isHttps: url.startsWith('https:'),
    },
    ...(existsSync(config.distFolder)
      ? { pages: { folder: config.distFolder, remotes: config.remotes } }
      : {}),
    modules: [
      (scope) => identity.registerRoutes(scope),
      (scope) => mountModules(scope, { ...context, identity, publicUrl: url, emailCodeSecret }),
      (scope) =>
        registerBrowserConfig(scope, async () => ({
          apiBase: '/api',
          clientId: config.client.id,
          clientName: config.client.name,
          ...(await signIn.browserConfig()),
          environment: config.mode === 'demo' ? 'integrated' : 'production',
          analytics: config.analytics,
          errorReporting: config.errorReporting,
          assistant: config.assistantUrl === undefined ? null : { url: config.assistantUrl },
        })),
      (scope) => files.mount(scope, uploads),
    ],
  });
  return { app, identity, url };
}

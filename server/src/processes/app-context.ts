import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import { monitoringOrigins, type Config } from '../config/config.ts';
import { assertComplete, DATA_PARTS, markComplete, type DataPart } from '../data-folder/completeness.ts';
import { readOrCreateSecret } from '../secrets/created-secret.ts';
import { openSecrets, type OpenSecrets } from './open-secrets.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import { openWorkFolder, removeTemporaryFiles } from '../data-folder/abandoned-files.ts';
import { restrictAccess } from '../data-folder/restrict-access.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { createClient } from '../database/seed.ts';
import { trustNearestProxy, type IdentityService } from '../identity/index.ts';
import { repeatEvery, type Repetition } from '../jobs/repetition.ts';
import {
  CLEAN_UP_SECONDS,
  deleteExpiredDatapoints,
} from '../modules/entity-datapoints/expired-datapoints.job.ts';
import { deleteExpiredTokens } from '../modules/embedding/expired-tokens.job.ts';
import { deleteOldLinks } from '../modules/users/recovery.service.ts';
import { createExportHandler } from '../modules/exports/export.job.ts';
import { deleteExpiredExports } from '../modules/exports/expired-exports.job.ts';
import { GenerativeMetrics } from '../modules/generative-metrics/generative-metrics.service.ts';
import { configuredSources } from '../modules/ingestion/configured-sources.ts';
import { IngestionService } from '../modules/ingestion/ingestion.service.ts';
import { PickUp } from '../modules/ingestion/pick-up.job.ts';
import { openJobs, type Jobs } from '../modules/job-queues.ts';
import { acceptArrivals, ARRIVAL_SECONDS } from '../modules/document-requests/arrivals.job.ts';
import { deleteAbandonedUploads } from '../modules/document-requests/abandoned-uploads.job.ts';
import { flushCountDeltas } from '../modules/document-requests/document-counts.repository.ts';
import { assertFilesStored } from '../modules/document-requests/stored-files.ts';
import { createUploads, type Uploads } from '../modules/document-requests/uploads.service.ts';
import { addUpReceived } from '../modules/dashboards/expected.repository.ts';
import { composeDocuments } from '../modules/compose-documents.ts';
import { mountModules } from '../modules/index.ts';
import { createCalculationHandler } from '../modules/calculations/calculation.job.ts';
import { createLearningHandler } from '../modules/learning/learning.job.ts';
import { SettingsService } from '../modules/settings/service.ts';
import { createDeliveryHandler } from '../modules/webhooks/delivery.job.ts';
import { openWebhookSeal, sealStoredSecrets, type WebhookSeal } from '../modules/webhooks/secrets.ts';
import { createTryOutHandler } from '../modules/schema-try-outs/try-out.job.ts';
import { createExtractorProcess, missingConfinement } from '../pipeline/index.ts';
import { registerBrowserConfig } from '../plugins/browser-config.ts';
import type { DocumentCore } from '../documents/index.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { watchStore } from '../storage/store-watch.ts';
import { startExtraction } from './extraction-slots.ts';
import { openFiles, type OpenFiles } from './open-files.ts';
import { systemClock } from '../platform/clock.ts';
import { logWarnings, openLog } from '../platform/logger.ts';
import { openTelemetry } from '../telemetry/open-telemetry.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { postgresConfig } from './postgres-config.ts';
import { openSignIn } from './sign-in.ts';

/** What every process of the suite needs. */
export interface AppContext {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly store: ObjectStore;
  readonly files: OpenFiles;
  readonly secrets: SecretStore;
  readonly openMessages: OpenSecrets['openMessages'];
  /** For temporary files. */
  readonly workFolder: string;
  readonly uploads: Uploads;
  /** The core of documents, composed with all modules. */
  readonly core: DocumentCore;
  readonly webhookSeal: WebhookSeal;
  /** Where traces and metrics are sent; undefined for nowhere. */
  readonly telemetry: Telemetry | undefined;
  /** Aborted when the process is about to stop: it says that it is not ready, and goes on answering for a while. */
  readonly draining: AbortController;
}

/**
 * Opens database, job queue and file storage, and creates the configured client on the first start.
 * @param serviceName what telemetry calls the process
 */
export async function openAppContext(config: Config, serviceName = 'assay'): Promise<AppContext> {
  const log = openLog(config.logLevel);
  logWarnings(log);
  const { telemetry: sent } = config;
  const telemetry =
    sent && (await openTelemetry({ ...sent, serviceName: sent.serviceName ?? serviceName, log }));
  const onStatement = telemetry && telemetry.recordStatement.bind(telemetry);
  const warn = (message: string) => log.warn(message);
  if (!(await restrictAccess(config.dataFolder)))
    warn(`Others may read the data folder ${config.dataFolder}: its permissions cannot be changed.`);
  assertComplete(config.dataFolder, partsUsed(config));
  const embedded = { engine: 'pglite', folder: config.dataFolder } as const;
  const database = await openDatabase({ ...(postgresConfig(config) ?? embedded), log: warn, onStatement });
  await removeTemporaryFiles(config.dataFolder, config.databaseUrl === undefined);
  await createClient(database.kysely, config.client);
  const jobs = await openJobs({
    database,
    log: (error) => log.error({ err: error }, 'job queue'),
    report: (details, message) => log.info(details, message),
    telemetry,
  });
  const workFolder = await openWorkFolder();
  const { secrets, openMessages } = openSecrets(config, database);
  const files = await openFiles(config, { workFolder, secrets });
  const { store } = files;
  const uploads = createUploads({ database, store, queue: jobs });
  const webhookSeal = await openWebhookSeal(secrets);
  await sealStoredSecrets(database.kysely, webhookSeal);
  const draining = new AbortController();
  return {
    config,
    log,
    database,
    jobs,
    store,
    files,
    secrets,
    openMessages,
    workFolder,
    uploads,
    core: composeDocuments(jobs),
    webhookSeal,
    telemetry,
    draining,
  };
}

/** Takes documents from the configured sources besides the browser, again and again. */
function startPickUp({
  config,
  log,
  database,
  jobs,
  store,
}: Pick<AppContext, 'config' | 'log' | 'database' | 'jobs' | 'store'>): Repetition {
  const { client, sources, maxUploadBytes } = config;
  const settings = new SettingsService({ kysely: database.kysely, config, clock: systemClock });
  const pickUp = new PickUp({
    sources: configuredSources(sources),
    clock: systemClock,
    service: new IngestionService({
      database,
      store,
      queue: jobs,
      trial: settings,
      maxUploadBytes,
      clientId: client.id,
    }),
    switches: () => settings.switchesOf(client.id),
    log,
  });
  return repeatEvery(
    sources.seconds,
    () => pickUp.look(),
    (error) => log.error({ err: error }, 'picking up documents failed'),
  );
}

/** How often the changes of document counts are added up, in seconds. */
const COUNT_SECONDS = 60;

/** The parts of a data folder that an installation uses. */
function partsUsed({ databaseUrl, storage, sealingKeys, userPool }: Config): DataPart[] {
  return DATA_PARTS.filter((part) => {
    if (part === 'rows') return databaseUrl === undefined;
    if (part === 'files') return storage === undefined;
    if (sealingKeys.length > 0) return false;
    if (part === 'secrets/files') return storage === undefined;
    return userPool === undefined || !part.startsWith('identity/');
  });
}

/** Deletes what has expired, again and again. */
function startCleanUp(
  { database: { kysely }, store, log }: Pick<AppContext, 'database' | 'store' | 'log'>,
  settings: SettingsService,
): Repetition {
  return repeatEvery(
    CLEAN_UP_SECONDS,
    async () => {
      await deleteExpiredDatapoints(kysely, systemClock());
      await deleteExpiredTokens(kysely, systemClock());
      await deleteOldLinks(kysely, systemClock());
      await deleteExpiredExports(kysely, store, systemClock());
      await deleteAbandonedUploads({ kysely, store, trial: settings }, systemClock());
    },
    (error) => log.error({ err: error }, 'deleting what has expired failed'),
  );
}

/** Takes documents from the queue, and deletes what has expired. @returns a function that ends its processes, to call once the queue has stopped */
export async function startWorker(context: AppContext): Promise<() => Promise<void>> {
  const { config, log, database, jobs, store, workFolder } = context;
  for (const missing of missingConfinement(config.proposerPaths.length > 0)) log.warn(missing);
  const settings = new SettingsService({ kysely: database.kysely, config, clock: systemClock });
  const switchesOf = (clientId: string) => settings.switchesOf(clientId);
  const { generativeModel: model } = config;
  const generative = model && new GenerativeMetrics({ model, switchesOf, log });
  const endExtraction = await startExtraction({ ...context, generative });
  const createExtractor = () => createExtractorProcess({ workFolder, log: (message) => log.warn(message) });
  await jobs.workCalculations(createCalculationHandler({ kysely: database.kysely }));
  await jobs.workLearning(createLearningHandler({ database, store, createExtractor, log }));
  const languageOf = (clientId: string) => settings.languageOf(clientId);
  const publicUrl = publicUrlOf(config);
  await jobs.workExports(createExportHandler({ database, store, publicUrl, languageOf, log }));
  await jobs.workTryOuts(createTryOutHandler({ database, store, createExtractor, log }));
  await workWebhooks(context, settings);
  const cleanUp = startCleanUp(context, settings);
  await cleanUp.runNow();
  const pickingUp = startPickUp(context);
  const arriving = startArrivals(context);
  const counting = repeatEvery(
    COUNT_SECONDS,
    async () => {
      await flushCountDeltas(database.kysely);
      await addUpReceived(database.kysely);
    },
    (error) => log.error({ err: error }, 'adding up document counts failed'),
  );
  return async () => {
    await pickingUp.stop();
    await arriving?.stop();
    await counting.stop();
    await cleanUp.stop();
    await endExtraction();
  };
}

/** Accepts what browsers post to an object store; a folder store reports its files itself. */
function startArrivals({ files, database, uploads, log }: AppContext): Repetition | undefined {
  const { bucket } = files;
  if (bucket === undefined) return undefined;
  return repeatEvery(
    ARRIVAL_SECONDS,
    () => acceptArrivals({ kysely: database.kysely, store: bucket, uploads }),
    (error) => log.error({ err: error }, 'accepting posted files failed'),
  );
}

/** Where users reach the suite. */
function publicUrlOf({ publicUrl, port }: Config): string {
  return publicUrl ?? `http://localhost:${port}`;
}

export interface Api {
  readonly app: FastifyInstance;
  readonly identity: IdentityService;
  readonly url: string;
}

/** The API with identity, files and pages, not yet listening. */
export async function createApi(context: AppContext): Promise<Api> {
  const { config, core, log, database, jobs, store, files, uploads } = context;
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
      (scope) =>
        mountModules(scope, {
          core,
          database,
          store,
          jobs,
          config,
          identity,
          publicUrl: url,
          emailCodeSecret,
        }),
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

/** Sends the webhooks of clients. */
async function workWebhooks(
  { config, database, jobs, webhookSeal }: Pick<AppContext, 'config' | 'database' | 'jobs' | 'webhookSeal'>,
  settings: SettingsService,
): Promise<void> {
  const handle = createDeliveryHandler({
    kysely: database.kysely,
    switchesOf: (clientId) => settings.switchesOf(clientId),
    listedTargets: config.webhookTargets,
    seal: webhookSeal,
    clock: systemClock,
  });
  await jobs.workWebhooks(handle);
}

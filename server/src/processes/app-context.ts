import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { openWorkFolder, removeTemporaryFiles } from '../data-folder/abandoned-files.ts';
import { assertComplete } from '../data-folder/completeness.ts';
import { restrictAccess } from '../data-folder/restrict-access.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { createClient } from '../database/seed.ts';
import type { DocumentCore } from '../documents/index.ts';
import { composeDocuments } from '../modules/compose-documents.ts';
import { createUploads, type Uploads } from '../modules/document-requests/uploads.service.ts';
import { openJobs, type Jobs } from '../modules/job-queues.ts';
import { openWebhookSeal, sealStoredSecrets, type WebhookSeal } from '../modules/webhooks/secrets.ts';
import { logWarnings, openLog } from '../platform/logger.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { openTelemetry } from '../telemetry/open-telemetry.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { partsUsed } from './installation.ts';
import { openFiles, type OpenFiles } from './open-files.ts';
import { openSecrets, type OpenSecrets } from './open-secrets.ts';
import { postgresConfig } from './postgres-config.ts';

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

import { createCalculationHandler } from '../modules/calculations/calculation.job.ts';
import { createDuplicateSearchHandler } from '../modules/entities/duplicate-search.job.ts';
import { createEntityImportHandler } from '../modules/entities/import.job.ts';
import { createExportHandler } from '../modules/exports/export.job.ts';
import { GenerativeMetrics } from '../modules/generative-metrics/generative-metrics.service.ts';
import { ModelProposals } from '../modules/generative-metrics/model-proposals.service.ts';
import { createLearningHandler } from '../modules/learning/learning.job.ts';
import { createTryOutHandler } from '../modules/schema-try-outs/try-out.job.ts';
import { SettingsService } from '../modules/settings/service.ts';
import { createDeliveryHandler } from '../modules/webhooks/delivery.job.ts';
import { createExtractorProcess, missingConfinement } from '../pipeline/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { AppContext } from './app-context.ts';
import { startCleanUp } from './clean-up.ts';
import { startExtraction } from './extraction-slots.ts';
import { publicUrlOf } from './installation.ts';
import { startSchedules } from './schedules.ts';

/** Takes documents from the queue, and deletes what has expired. @returns a function that ends its processes, to call once the queue has stopped */
export async function startWorker(context: AppContext): Promise<() => Promise<void>> {
  const { config, log, database, jobs, store, workFolder } = context;
  for (const missing of missingConfinement(config.proposerPaths.length > 0)) log.warn(missing);
  const settings = new SettingsService({ kysely: database.kysely, config, clock: systemClock });
  const switchesOf = (clientId: string) => settings.switchesOf(clientId);
  const { generativeModel: model } = config;
  const generative = model && new GenerativeMetrics({ model, switchesOf, log });
  const proposals = new ModelProposals({ kysely: database.kysely, model, log });
  const endExtraction = await startExtraction({ ...context, generative, proposals });
  const createExtractor = () => createExtractorProcess({ workFolder, log: (message) => log.warn(message) });
  await jobs.workCalculations(createCalculationHandler({ kysely: database.kysely }));
  await jobs.workLearning(createLearningHandler({ database, store, createExtractor, log }));
  const languageOf = (clientId: string) => settings.languageOf(clientId);
  const publicUrl = publicUrlOf(config);
  await jobs.workExports(createExportHandler({ database, store, publicUrl, languageOf, log }));
  await jobs.workDuplicateSearches(createDuplicateSearchHandler(database));
  await jobs.workEntityImports(createEntityImportHandler({ database, log }));
  await jobs.workTryOuts(createTryOutHandler({ database, store, createExtractor, log }));
  await workWebhooks(context, settings);
  const endCleanUp = await startCleanUp(context, settings);
  const endSchedules = startSchedules(context);
  return async () => {
    await endSchedules();
    await endCleanUp();
    await endExtraction();
  };
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

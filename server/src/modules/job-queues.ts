import { openJobQueue, type JobQueue, type JobQueueOptions } from '../jobs/job-queue.ts';
import { openCalculationQueue, type CalculationJobs } from './calculations/calculation-queue.ts';
import { openDuplicateSearchQueue, type DuplicateSearchJobs } from './entities/duplicate-search-queue.ts';
import { openEntityImportQueue, type EntityImportJobs } from './entities/import-queue.ts';
import { openExportQueue, type ExportJobs } from './exports/export-queue.ts';
import { openExtractionQueue, type ExtractionJobs } from './extraction/extraction-queue.ts';
import { openLearningQueue, type LearningJobs } from './learning/learning-queue.ts';
import { openWebhookQueue, type WebhookJobs } from './webhooks/webhook-queue.ts';
import { openTryOutQueue, type TryOutJobs } from './schema-try-outs/try-out-queue.ts';

/** The queues of all modules, which start and stop together. */
export interface Jobs
  extends
    CalculationJobs,
    DuplicateSearchJobs,
    EntityImportJobs,
    ExportJobs,
    ExtractionJobs,
    LearningJobs,
    TryOutJobs,
    WebhookJobs,
    Pick<JobQueue, 'releaseClaimed' | 'stop'> {}

/** Opens the job queue with the queues of all modules. */
export async function openJobs(options: JobQueueOptions): Promise<Jobs> {
  const queue = await openJobQueue(options);
  return {
    ...(await openCalculationQueue(queue)),
    ...(await openDuplicateSearchQueue(queue)),
    ...(await openEntityImportQueue(queue, options.database.kysely)),
    ...(await openExportQueue(queue, options.database.kysely)),
    ...(await openExtractionQueue(queue, options.database.kysely)),
    ...(await openLearningQueue(queue)),
    ...(await openTryOutQueue(queue, options.database.kysely)),
    ...(await openWebhookQueue(queue, options.database.kysely)),
    releaseClaimed: () => queue.releaseClaimed(),
    stop: () => queue.stop(),
  };
}

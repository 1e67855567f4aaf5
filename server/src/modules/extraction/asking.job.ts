import type { DatabaseClient } from '../../database/database.ts';
import type { ModelProposals } from '../generative-metrics/index.ts';
import type { ExtractionQueue, ExtractionTask } from './extraction-queue.ts';
import { isAwaitingModel } from './run.repository.ts';

export interface AskingHandlerOptions {
  readonly kysely: DatabaseClient;
  readonly jobs: Pick<ExtractionQueue, 'continueAnswered'>;
  readonly proposals: Pick<ModelProposals, 'ask'>;
}

/**
 * The handler of one question for a model: it asks, and gives the run back whatever came of it. A run that was superseded
 * meanwhile is not asked about.
 */
export function createAskingHandler({ kysely, jobs, proposals }: AskingHandlerOptions) {
  return async ({ runId, signal }: Pick<ExtractionTask, 'runId' | 'signal'>): Promise<void> => {
    if (!(await isAwaitingModel(kysely, runId))) return;
    await proposals.ask(runId, signal);
    await kysely.transaction().execute((transaction) => jobs.continueAnswered(transaction, runId));
  };
}

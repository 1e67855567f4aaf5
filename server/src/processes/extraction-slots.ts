import { setPriority, constants } from 'node:os';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { createExtractionHandler } from '../modules/extraction/extraction.job.ts';
import { longSlotsOf, type ExtractionJobs } from '../modules/extraction/extraction-queue.ts';
import { createExtractorProcess, type ExtractorProcess } from '../pipeline/index.ts';

/** What reads long documents leaves the processors to short ones, and the machine to everybody else. */
function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system refuses: it then shares alike.
  }
}

/** Gives `use` one of the idle processes. There are as many as jobs at a time, so one is always idle. */
async function withIdle(
  idle: ExtractorProcess[],
  use: (extractor: ExtractorProcess) => Promise<void>,
): Promise<void> {
  const extractor = idle.pop();
  if (extractor === undefined) throw new Error('more extractions than extractors');
  try {
    await use(extractor);
  } finally {
    idle.push(extractor);
  }
}

type HandlerOptions = Required<Parameters<typeof createExtractionHandler>[0]>;

export interface ExtractionSlots extends Pick<HandlerOptions, 'database' | 'store' | 'workFolder'> {
  readonly generative: Parameters<typeof createExtractionHandler>[0]['generative'];
  readonly config: Pick<Config, 'proposerPaths' | 'workerSlots'>;
  readonly jobs: ExtractionJobs;
  readonly log: Pick<Logger, 'warn' | 'isLevelEnabled'>;
}

/**
 * Extracts queued documents: short ones in the configured slots, long ones in slots of their own beside them, whose
 * processes start when there is a long document and end with it. @returns a function that ends the processes
 */
export async function startExtraction({
  config,
  log,
  database,
  jobs,
  store,
  workFolder,
  generative,
}: ExtractionSlots): Promise<() => Promise<void>> {
  const { proposerPaths, workerSlots } = config;
  const options = {
    proposerPaths,
    workFolder,
    log: (message: string) => log.warn(message),
    logsDocuments: log.isLevelEnabled('info'),
  };
  const short = Array.from({ length: workerSlots }, () => createExtractorProcess(options));
  const long = Array.from({ length: longSlotsOf(workerSlots) }, () =>
    createExtractorProcess({ ...options, limits: { documentsPerProcess: 1 }, onStart: yieldToOthers }),
  );
  const all = [...short, ...long];
  await jobs.work(workerSlots, (task) =>
    withIdle(task.isLong ? long : short, (extractor) =>
      createExtractionHandler({ database, store, jobs, extractor, generative, workFolder, log })(task),
    ),
  );
  return async () => {
    await Promise.all(all.map((extractor) => extractor.close()));
  };
}

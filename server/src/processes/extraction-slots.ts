import { setPriority, constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { ModelProposals } from '../modules/generative-metrics/index.ts';
import { createAskingHandler } from '../modules/extraction/asking.job.ts';
import { createExtractionHandler } from '../modules/extraction/extraction.job.ts';
import { longSlotsOf, type ExtractionJobs } from '../modules/extraction/extraction-queue.ts';
import { createExtractorProcess, type ExtractorProcess } from '../pipeline/index.ts';
import { currentTrace } from '../platform/request-context.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

/**
 * So long, in ms, an extraction leaves the embedded database to people before the next one begins: it has one connection, and
 * documents that take a moment each would keep it busy for half of the time.
 */
const REST_MS = 30;

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

/** So many documents a model is asked about at a time; they hold no slot meanwhile. */
const ASKED_AT_ONCE = 8;

type HandlerOptions = Required<Parameters<typeof createExtractionHandler>[0]>;

export interface ExtractionSlots extends Pick<HandlerOptions, 'core' | 'database' | 'store' | 'workFolder'> {
  readonly generative: Parameters<typeof createExtractionHandler>[0]['generative'];
  readonly proposals: ModelProposals;
  readonly config: Pick<Config, 'generativeModel' | 'proposerPaths' | 'workerSlots'>;
  readonly jobs: ExtractionJobs;
  readonly log: Pick<Logger, 'warn' | 'isLevelEnabled'>;
  /** Where the spans of reading processes are sent; nowhere if not given. */
  readonly telemetry?: Pick<Telemetry, 'withSpan'> | undefined;
}

/**
 * The span of a reading process with the moments at which it reached its stages. The process has no network, so its worker
 * sends the span, and the process has its id for the log.
 */
export function withReadingSpans(
  extractor: Pick<ExtractorProcess, 'extract'>,
  telemetry: Pick<Telemetry, 'withSpan'>,
): Pick<ExtractorProcess, 'extract'> {
  return {
    extract: (job, options) =>
      telemetry.withSpan({ name: 'read document' }, (addEvent) =>
        extractor.extract(job, {
          ...options,
          trace: currentTrace(),
          onStage(stage) {
            addEvent(stage);
            options.onStage?.(stage);
          },
        }),
      ),
  };
}

/**
 * Extracts queued documents: short ones in the configured slots, long ones in slots of their own beside them, whose
 * processes start when there is a long document and end with it. @returns a function that ends the processes
 */
export async function startExtraction({
  config,
  core,
  log,
  database,
  jobs,
  store,
  workFolder,
  generative,
  proposals,
  telemetry,
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
    withIdle(task.isLong ? long : short, async (process) => {
      const extractor = telemetry === undefined ? process : withReadingSpans(process, telemetry);
      const options = { core, database, store, jobs, extractor, generative, proposals, workFolder, log };
      await createExtractionHandler(options)(task);
      if (database.engine === 'pglite') await pause(REST_MS);
    }),
  );
  // A question that was queued before the model was taken away still ends its run.
  const questions = config.generativeModel === undefined ? 1 : ASKED_AT_ONCE;
  await jobs.workQuestions(questions, createAskingHandler({ kysely: database.kysely, jobs, proposals }));
  return async () => {
    await Promise.all(all.map((extractor) => extractor.close()));
  };
}

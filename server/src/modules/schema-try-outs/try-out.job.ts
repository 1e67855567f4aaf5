import type { TryOutFinding } from '../../database/column-types.ts';
import type { Database } from '../../database/database.ts';
import type { JobLog } from '../../jobs/job-queue.ts';
import { repeatEvery } from '../../jobs/repetition.ts';
import type {
  Candidate,
  ExtractionOutcome,
  ExtractionResult,
  ExtractorProcess,
} from '../../pipeline/index.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { pagesToRead, readFilePart } from '../../documents/index.ts';
import { StageReporter } from '../extraction/index.ts';
import { findActiveLessons, findConfirmedLayouts } from '../learning/index.ts';
import { assignGroups, findAssignedSchemas } from '../schemas/index.ts';
import { beginTryOut, endTryOut, isRunning, reachStage, type ClaimedTryOut } from './try-out.repository.ts';

export interface TryOutHandlerOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  /** Creates a process for one try-out, closed after it: try-outs must not delay extractions. */
  readonly createExtractor: () => Pick<ExtractorProcess, 'extract' | 'close'>;
  readonly log: JobLog;
}

/** How often it is looked whether a try-out was cancelled. */
const CANCEL_CHECK_SECONDS = 1;

function valueOf({ value, currency, confidence, page }: Candidate): TryOutFinding['values'][number] {
  return { value, currency, confidence, page };
}

/** The best value of each metric; in tables one for each row. */
function findingsOf({ metrics, rows }: ExtractionResult): TryOutFinding[] {
  const singles = metrics.flatMap(({ groupIndex, fin, candidates: [best] }) =>
    best === undefined ? [] : [{ groupIndex, fin, values: [valueOf(best)] }],
  );
  const cells = rows
    .toSorted((one, other) => one.rowIndex - other.rowIndex)
    .flatMap(({ groupIndex, cells }) =>
      cells.flatMap(({ fin, candidates: [best] }) => (best === undefined ? [] : [{ groupIndex, fin, best }])),
    );
  const columns = Map.groupBy(cells, ({ groupIndex, fin }) => `${groupIndex} ${fin}`);
  const tables = [...columns.values()].flatMap((column) => {
    const [first] = column;
    if (first === undefined) return [];
    return [
      { groupIndex: first.groupIndex, fin: first.fin, values: column.map(({ best }) => valueOf(best)) },
    ];
  });
  return [...singles, ...tables];
}

/** Runs unsaved groups over documents as the extraction would, and stores only what they find. */
class TryOutHandler {
  readonly #options: TryOutHandlerOptions;

  constructor(options: TryOutHandlerOptions) {
    this.#options = options;
  }

  async handle(id: string, signal: AbortSignal): Promise<void> {
    const { kysely } = this.#options.database;
    const run = await beginTryOut(kysely, id);
    if (run === undefined) return;
    const cancelled = new AbortController();
    const check = async () => {
      if (!(await isRunning(kysely, id))) cancelled.abort();
    };
    const { log } = this.#options;
    const repetition = repeatEvery(CANCEL_CHECK_SECONDS, check, (error) =>
      log.warn({ err: error }, 'a try-out cannot be watched'),
    );
    try {
      const outcome = await this.#extract(run, AbortSignal.any([signal, cancelled.signal]));
      // A shutdown is no failure of the schema: the job goes back into the queue and starts again.
      signal.throwIfAborted();
      if (outcome.ok)
        return await endTryOut(kysely, id, { status: 'done', found: findingsOf(outcome.result) });
      await endTryOut(kysely, id, { status: 'failed', failureStage: outcome.failure.stage });
    } finally {
      await repetition.stop();
    }
  }

  async #extract(run: ClaimedTryOut, signal: AbortSignal): Promise<ExtractionOutcome> {
    const { database, store, createExtractor } = this.#options;
    const { kysely } = database;
    const { document_type_id: documentType, client_id: clientId } = run;
    const groups = await assignGroups(kysely, clientId, run.groups);
    const assigned = await findAssignedSchemas(kysely, clientId);
    const others = assigned.filter((schema) => schema.documentType !== documentType);
    const lessons = await findActiveLessons(kysely, clientId, documentType);
    const confirmedLayouts = await findConfirmedLayouts(kysely, clientId);
    const extractor = createExtractor();
    const stages = new StageReporter((stage) => reachStage(kysely, run.id, stage));
    try {
      const outcome = await store.withLocalFile(run.s3_key, (filePath) =>
        extractor.extract(
          {
            ...pagesToRead(readFilePart(run)),
            filePath,
            fileName: run.file_name,
            documentType,
            schemas: [{ documentType, groups }, ...others],
            checks: assigned.flatMap(({ checks }) => checks),
            lessons,
            confirmedLayouts,
          },
          { signal, onStage: (stage) => stages.reach(stage) },
        ),
      );
      await stages.end();
      return outcome;
    } finally {
      await extractor.close();
    }
  }
}

/** The handler of one try-out job. */
export function createTryOutHandler(
  options: TryOutHandlerOptions,
): (id: string, signal: AbortSignal) => Promise<void> {
  const handler = new TryOutHandler(options);
  return (id, signal) => handler.handle(id, signal);
}

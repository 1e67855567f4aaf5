import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError, RECOGNISED_TYPE } from '@assay/shared/domain';
import type { Database } from '../../database/database.ts';
import { isServiceUnavailable } from '../../database/unavailable.ts';
import { pagesToRead, type DocumentCore } from '../../documents/index.ts';
import { JobGivenBack, type JobLog } from '../../jobs/job-queue.ts';
import type {
  AskedModel,
  ExtractionFailure,
  ExtractionOutcome,
  ExtractionResult,
  ExtractorProcess,
} from '../../pipeline/index.ts';
import { currentRequestId } from '../../platform/request-context.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { findActiveLessons, findConfirmedLayouts } from '../learning/index.ts';
import { type AssignedSchema, findAssignedSchemas } from '../schemas/index.ts';
import { storeAttachments } from './attachments.ts';
import type {
  AnsweredResult,
  GenerativeMetrics,
  ModelProposals,
  ReadDocument,
} from '../generative-metrics/index.ts';
import type { ExtractionQueue, ExtractionTask } from './extraction-queue.ts';
import { UNREAD_OUTCOMES } from './policy.ts';
import { runFiles } from './run-files.ts';
import {
  beginRun,
  countFailedTry,
  giveBackRun,
  reachStage,
  type Run,
  type RunFailure,
} from './run.repository.ts';
import { ExtractionService, type FoundResult } from './service.ts';
import { StageReporter } from './stage-reporter.ts';
import { describeFile } from './uploaded-file.ts';
import { fetchKeptPages, storeKeptPages, withWrittenFiles, type WrittenFiles } from './written-files.ts';

export interface ExtractionHandlerOptions {
  readonly database: Database;
  /** The core of documents, for what follows a result. */
  readonly core: DocumentCore;
  readonly store: ObjectStore;
  /** Queues the documents that came in mails and portfolios. */
  readonly jobs: ExtractionQueue;
  readonly extractor: Pick<ExtractorProcess, 'extract'>;
  /** Answers generative metrics; absent where no model is configured. */
  readonly generative?: Pick<GenerativeMetrics, 'addAnswers'> | undefined;
  /** Has a say in documents of clients that want it; absent where no model is ever asked. */
  readonly proposals?: Pick<ModelProposals, 'modelOf' | 'questionAbout' | 'store'> | undefined;
  /** Folder for the files that an extraction writes, until they are stored; the system's temporary folder by default. */
  readonly workFolder?: string;
  readonly log: JobLog;
}

/** The type as which a document is to be read; null where the extraction is to recognise it (AMB-129). */
function knownTypeOf({ documentTypeId }: Run): string | null {
  return documentTypeId === RECOGNISED_TYPE ? null : documentTypeId;
}

function schemaOf(schemas: readonly AssignedSchema[], type: string): AssignedSchema | undefined {
  return schemas.find(({ documentType }) => documentType === type);
}

/** A mail or portfolio without a recognised type only contains its attachments: any schema will do. */
function schemaOfHolder(
  schemas: readonly AssignedSchema[],
  { attachments = [] }: ExtractionResult,
): AssignedSchema | undefined {
  return attachments.length > 0 ? schemas[0] : undefined;
}

/** Processor time, in ms, after which a document goes on among the long ones: a wait for the processor is not its fault. */
const SHORT_PROCESSOR_MS = 30_000;
/** Deaths of reading processes, or of workers, over one document that end it. */
const MAX_DEATHS = 3;
/** Other unexpected errors that end a document. */
const MAX_ERRORS = 4;
/** Milliseconds between two attempts to give a run back to a database that is away. */
const ASK_AGAIN = 1000;

/** The reading process of a document ended by itself. */
class ReaderDied extends Error {
  readonly stage: string;

  constructor(detail: string, stage: string) {
    super(detail);
    this.stage = stage;
  }
}

function ended(cause: string, { stage }: { readonly stage: string }): RunFailure {
  return { stage: 'EXT_FAILED', detail: `${cause} (at ${stage})` };
}

/** Whether the database or the store could not be reached. */
function isAway(error: unknown): boolean {
  return isServiceUnavailable(error) || (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE');
}

/** Repeats a write while the database is away, until it succeeds or the process stops. */
async function whileAway(write: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isServiceUnavailable(error) || signal.aborted) throw error;
      await pause(ASK_AGAIN, undefined, { signal }).catch(() => undefined);
    }
  }
}

function anyOf(signal: AbortSignal, other: AbortSignal | undefined): AbortSignal {
  return other === undefined ? signal : AbortSignal.any([signal, other]);
}

/** What reading a document needs besides its run. */
interface ReadingOptions {
  readonly schemas: readonly AssignedSchema[];
  readonly files: WrittenFiles;
  readonly stages: StageReporter;
  /** The model that has a say. */
  readonly model: AskedModel | undefined;
}

/** What ends a reading. */
interface ReadingControl {
  readonly signal: AbortSignal;
  readonly overlong: AbortController | undefined;
}

/** How a job leaves its run. */
interface LeftRun {
  readonly awaitsModel: boolean;
  /** Pages may be kept for it in the store. */
  readonly keepsPages: boolean;
}

const groupsOf = (schemas: readonly AssignedSchema[]) => schemas.flatMap(({ groups }) => groups);

/** A document with the evidence of no type. */
function unrecognised({ looksLike = null }: ExtractionResult): RunFailure {
  return { stage: 'EXT_FAILED', detail: 'its words name no document type', needsType: { looksLike } };
}

/** Extracts documents from their stored files. Safe to repeat after a crash at any point. */
class ExtractionHandler {
  readonly #options: ExtractionHandlerOptions;
  readonly #service: ExtractionService;

  constructor(options: ExtractionHandlerOptions) {
    this.#options = options;
    this.#service = new ExtractionService(options.database.kysely, options.jobs, options.core);
  }

  async handle(task: ExtractionTask): Promise<void> {
    const { database, jobs } = this.#options;
    const run = await beginRun(database.kysely, task);
    if (run === null) return;
    await jobs.taken(run, task.isLong);
    if (run.lostWorkers >= MAX_DEATHS)
      return this.#service.failRun(run, ended(`${MAX_DEATHS} workers were lost while they read it`, run));
    let keepsPages = task.isLong || this.#options.proposals !== undefined;
    try {
      const left = await this.#extract(run, task);
      if (left.awaitsModel) return;
      keepsPages = left.keepsPages;
    } catch (error) {
      await this.#endTry(run, task, error);
    }
    if (keepsPages) await this.#options.store.remove(runFiles(run).keptPages);
  }

  /**
   * Gives a run back, or ends it where it has failed too often. What says nothing about the document spends no try: the
   * end of this process, and a database or store that is away.
   */
  async #endTry(run: Run, { runId, signal }: ExtractionTask, error: unknown): Promise<void> {
    const { database, log } = this.#options;
    const { kysely } = database;
    log.warn({ err: error, runId, documentId: run.documentId }, 'extraction was interrupted');
    if (signal.aborted || isAway(error)) {
      await whileAway(() => giveBackRun(kysely, run), signal);
      throw new JobGivenBack(error);
    }
    const detail = error instanceof Error ? error.message : String(error);
    const hasMore = await countFailedTry(
      kysely,
      run,
      error instanceof ReaderDied
        ? { kind: 'reader_deaths', most: MAX_DEATHS }
        : { kind: 'errors', most: MAX_ERRORS },
    );
    if (hasMore) throw error;
    const stage = error instanceof ReaderDied ? error.stage : run.stage;
    await this.#service.failRun(run, ended(detail, { stage }));
  }

  async #extract(run: Run, { signal, isLong }: ExtractionTask): Promise<LeftRun> {
    const { database, store, workFolder = tmpdir(), proposals } = this.#options;
    const schemas = await findAssignedSchemas(database.kysely, run.clientId);
    const known = knownTypeOf(run);
    if (known !== null && schemaOf(schemas, known) === undefined)
      throw new Error(`document type ${known} has no schema`);
    const stages = new StageReporter((stage) => reachStage(database.kysely, run, stage));
    const overlong = isLong ? undefined : new AbortController();
    const model = await proposals?.modelOf(run, groupsOf(schemas));
    const isAnswered = (model?.proposals ?? null) !== null;
    return withWrittenFiles(workFolder, async (files) => {
      if (isLong || isAnswered) await fetchKeptPages(store, run, files);
      const reading = { schemas, files, stages, model };
      const awaitsModel = await this.#readAndEnd(run, reading, { signal, overlong });
      return { awaitsModel, keepsPages: isLong || isAnswered };
    });
  }

  /** @returns whether the run was left to a model */
  async #readAndEnd(run: Run, reading: ReadingOptions, control: ReadingControl): Promise<boolean> {
    const { schemas, files, stages } = reading;
    const outcome = await this.#readDocument(run, reading, control);
    // A shutdown is no failure of the document: the job goes back into the queue and starts again.
    control.signal.throwIfAborted();
    if (outcome.ok) {
      const { result } = outcome;
      const schema =
        schemaOf(schemas, knownTypeOf(run) ?? result.documentType) ?? schemaOfHolder(schemas, result);
      if (schema === undefined) await this.#service.failRun(run, unrecognised(result));
      else if (result.awaitsModel === true)
        return this.#awaitModel(run, { schema, result, graphPath: files.graphPath }, reading, control);
      else {
        const read = { schema, result, graphPath: files.graphPath };
        const answered = await this.#addGenerated(run, read, control.signal);
        await this.#store(run, { schema, schemas, ...answered }, files);
      }
    } else if (control.overlong?.signal.aborted === true) {
      await storeKeptPages(this.#options, run, files);
      await this.#service.continueAsLong(run);
    } else await this.#failReading(run, outcome.failure, stages);
    return false;
  }

  /** @throws ReaderDied where the reading process ended by itself */
  async #failReading(
    run: Run,
    { trace, hasDied, ...failure }: ExtractionFailure,
    stages: StageReporter,
  ): Promise<void> {
    if (hasDied === true) throw new ReaderDied(failure.detail, stages.last);
    if (trace !== undefined)
      this.#options.log.warn(
        { runId: run.id, documentId: run.documentId, failure, trace },
        'extraction failed',
      );
    await this.#service.failRun(run, failure);
  }

  /** Leaves a run to a model; where the model has answered the same question before, the run goes on at once. */
  async #awaitModel(
    run: Run,
    read: Omit<ReadDocument, 'clientId'>,
    reading: ReadingOptions,
    control: ReadingControl,
  ): Promise<boolean> {
    const { proposals } = this.#options;
    if (proposals === undefined || reading.model === undefined) throw new Error('no model was to be asked');
    const question = await proposals.questionAbout(reading.model.name, read);
    await storeKeptPages(this.#options, run, reading.files);
    if (!(await this.#service.awaitModel(run, proposals, question))) return true;
    const model = await proposals.modelOf(run, groupsOf(reading.schemas));
    return this.#readAndEnd(run, { ...reading, model }, control);
  }

  async #readDocument(
    run: Run,
    { schemas, files, stages, model }: ReadingOptions,
    { signal, overlong }: ReadingControl,
  ): Promise<ExtractionOutcome> {
    const { store, extractor, database } = this.#options;
    return store.withLocalFile(run.key, async (filePath) => {
      const status = await this.#service.recordFile(run, await describeFile(filePath));
      if (status !== 'original') return UNREAD_OUTCOMES[status];
      const documentType = knownTypeOf(run);
      const lessons = await findActiveLessons(database.kysely, run.clientId, documentType);
      const confirmedLayouts = await findConfirmedLayouts(database.kysely, run.clientId);
      const outcome = await extractor.extract(
        {
          ...files,
          ...pagesToRead(run.part),
          filePath,
          fileName: run.fileName,
          documentType,
          schemas: schemas.map(({ documentType, groups }) => ({ documentType, groups })),
          checks: schemas.flatMap(({ checks }) => checks),
          lessons,
          confirmedLayouts,
          ...(model === undefined ? {} : { model }),
        },
        {
          requestId: currentRequestId(),
          signal: anyOf(signal, overlong?.signal),
          onStage: (stage) => stages.reach(stage),
          onProcessorTime: (milliseconds) => {
            if (milliseconds >= SHORT_PROCESSOR_MS) overlong?.abort();
          },
        },
      );
      await stages.end();
      return outcome;
    });
  }

  /** Asks a model here and not in the extracting process, which has no network. */
  async #addGenerated(
    { clientId }: Run,
    read: Omit<ReadDocument, 'clientId'>,
    signal: AbortSignal,
  ): Promise<AnsweredResult> {
    const { generative } = this.#options;
    if (generative === undefined) return { result: read.result, generated: null };
    return generative.addAnswers({ clientId, ...read }, signal);
  }

  async #store(run: Run, found: Omit<FoundResult, 'attachments'>, files: WrittenFiles): Promise<void> {
    const { store } = this.#options;
    const { result } = found;
    const keys = runFiles(run);
    await store.putFile(keys.graph, files.graphPath);
    await store.putFile(keys.annotations, files.annotationsPath);
    if (result.rendition === true) await store.putFile(keys.rendition, files.renditionPath);
    const attachments = await storeAttachments(store, run, result.attachments ?? []);
    await this.#service.finish(run, { ...found, attachments });
  }
}

/** The handler of one extraction job. */
export function createExtractionHandler(
  options: ExtractionHandlerOptions,
): (task: ExtractionTask) => Promise<void> {
  const handler = new ExtractionHandler(options);
  return (task) => handler.handle(task);
}

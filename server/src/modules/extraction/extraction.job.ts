import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError, RECOGNISED_TYPE } from '@assay/shared/domain';
import type { Database } from '../../database/database.ts';
import { isServiceUnavailable } from '../../database/unavailable.ts';
import { pagesToRead, type DocumentCore } from '../../documents/index.ts';
import { JobGivenBack, type JobLog } from '../../jobs/job-queue.ts';
import type { ExtractionOutcome, ExtractionResult, ExtractorProcess } from '../../pipeline/index.ts';
import { currentRequestId } from '../../platform/request-context.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { findActiveLessons, findConfirmedLayouts } from '../learning/index.ts';
import { type AssignedSchema, findAssignedSchemas } from '../schemas/index.ts';
import { storeAttachments } from './attachments.ts';
import type { AnsweredResult, GenerativeMetrics, ReadDocument } from '../generative-metrics/index.ts';
import type { FileFacts } from './document.repository.ts';
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
  /** Folder for the files that an extraction writes, until they are stored; the system's temporary folder by default. */
  readonly workFolder?: string;
  readonly log: JobLog;
}

async function describeFile(filePath: string): Promise<FileFacts> {
  const hash = createHash('sha256');
  let size = 0;
  let head = '';
  for await (const chunk of createReadStream(filePath) as AsyncIterable<Buffer>) {
    if (size < 1024) head += chunk.toString('latin1', 0, 1024);
    hash.update(chunk);
    size += chunk.length;
  }
  return {
    hash: hash.digest('hex'),
    size,
    mimeType: head.includes('%PDF-') ? 'application/pdf' : 'application/octet-stream',
  };
}

/** Paths of the files that an extraction writes beside its result. */
interface WrittenFiles {
  readonly graphPath: string;
  readonly annotationsPath: string;
  readonly renditionPath: string;
  readonly attachmentsFolder: string;
  readonly keptPagesPath: string;
}

/** Gives `use` paths in a temporary folder, which is removed afterwards. */
async function withWrittenFiles<Result>(
  workFolder: string,
  use: (files: WrittenFiles) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(workFolder, 'assay-run-'));
  try {
    return await use({
      graphPath: path.join(folder, 'graph.json'),
      annotationsPath: path.join(folder, 'annotations.json'),
      renditionPath: path.join(folder, 'rendition.pdf'),
      attachmentsFolder: folder,
      keptPagesPath: path.join(folder, 'pages.jsonl'),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
}

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
    try {
      await this.#extract(run, task);
    } catch (error) {
      await this.#endTry(run, task, error);
    }
    if (task.isLong) await this.#options.store.remove(runFiles(run).keptPages);
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

  async #extract(run: Run, { signal, isLong }: ExtractionTask): Promise<void> {
    const { database, workFolder = tmpdir(), log } = this.#options;
    const schemas = await findAssignedSchemas(database.kysely, run.clientId);
    const known = knownTypeOf(run);
    if (known !== null && schemaOf(schemas, known) === undefined)
      throw new Error(`document type ${known} has no schema`);
    const stages = new StageReporter((stage) => reachStage(database.kysely, run, stage));
    const overlong = isLong ? undefined : new AbortController();
    await withWrittenFiles(workFolder, async (files) => {
      if (isLong) await this.#fetchKeptPages(run, files);
      const outcome = await this.#readDocument(run, { schemas, files, stages }, { signal, overlong });
      // A shutdown is no failure of the document: the job goes back into the queue and starts again.
      signal.throwIfAborted();
      if (outcome.ok) {
        const { result } = outcome;
        const schema = schemaOf(schemas, known ?? result.documentType) ?? schemaOfHolder(schemas, result);
        if (schema === undefined) return this.#service.failRun(run, unrecognised(result));
        const answered = await this.#addGenerated(
          run,
          { schema, result, graphPath: files.graphPath },
          signal,
        );
        return this.#store(run, { schema, schemas, ...answered }, files);
      }
      if (overlong?.signal.aborted === true) {
        await this.#storeKeptPages(run, files);
        return this.#service.continueAsLong(run);
      }
      const { trace, hasDied, ...failure } = outcome.failure;
      if (hasDied === true) throw new ReaderDied(failure.detail, stages.last);
      if (trace !== undefined)
        log.warn({ runId: run.id, documentId: run.documentId, failure, trace }, 'extraction failed');
      await this.#service.failRun(run, failure);
    });
  }

  /** Stores the pages that were read for whoever goes on. Without them the document is read from its start. */
  async #storeKeptPages(run: Run, { keptPagesPath }: WrittenFiles): Promise<void> {
    const { store, log } = this.#options;
    try {
      // The reading process is not trusted: a link would lead to a file that is not its own.
      const file = await lstat(keptPagesPath).catch(() => null);
      if (file?.isFile() === true) await store.putFile(runFiles(run).keptPages, keptPagesPath);
    } catch (error) {
      log.warn(
        { err: error, runId: run.id, documentId: run.documentId },
        'pages that were read are not kept',
      );
    }
  }

  async #fetchKeptPages(run: Run, { keptPagesPath }: WrittenFiles): Promise<void> {
    const { store } = this.#options;
    const key = runFiles(run).keptPages;
    if ((await store.sizeOf(key)) === null) return;
    await store.withLocalFile(key, (file) => copyFile(file, keptPagesPath));
  }

  async #readDocument(
    run: Run,
    { schemas, files, stages }: ReadingOptions,
    { signal, overlong }: { readonly signal: AbortSignal; readonly overlong: AbortController | undefined },
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

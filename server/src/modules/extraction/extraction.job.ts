import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RECOGNISED_TYPE } from '@assay/shared/domain';
import type { Database } from '../../database/database.ts';
import type { JobLog } from '../../jobs/job-queue.ts';
import type { ExtractionOutcome, ExtractionResult, ExtractorProcess } from '../../pipeline/index.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { findActiveLessons } from '../learning/lesson.repository.ts';
import { findAssignedSchemas, type AssignedSchema } from '../schemas/assigned-schema.repository.ts';
import { storeAttachments } from './attachments.ts';
import type {
  AnsweredResult,
  GenerativeMetrics,
  ReadDocument,
} from '../generative-metrics/generative-metrics.service.ts';
import type { FileFacts } from './document.repository.ts';
import type { ExtractionQueue, ExtractionTask } from './extraction-queue.ts';
import { UNREAD_OUTCOMES } from './policy.ts';
import { pagesToRead } from './found-documents.ts';
import { runFiles } from './run-files.ts';
import { beginRun, reachStage, type Run, type RunFailure } from './run.repository.ts';
import { ExtractionService, type FoundResult } from './service.ts';
import { StageReporter } from './stage-reporter.ts';

export interface ExtractionHandlerOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  /** Queues the documents that came as attachments of mails. */
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

/** A mail that speaks of no type is only the holder of its attachments: any schema will do. */
function schemaOfHolder(
  schemas: readonly AssignedSchema[],
  { attachments = [] }: ExtractionResult,
): AssignedSchema | undefined {
  return attachments.length > 0 ? schemas[0] : undefined;
}

const UNRECOGNISED: RunFailure = { stage: 'EXT_FAILED', detail: 'its words speak of no document type' };

/** Extracts documents from their stored files. Safe to repeat after a crash at any point. */
class ExtractionHandler {
  readonly #options: ExtractionHandlerOptions;
  readonly #service: ExtractionService;

  constructor(options: ExtractionHandlerOptions) {
    this.#options = options;
    this.#service = new ExtractionService(options.database.kysely, options.jobs);
  }

  async handle({ runId, isLastTry, signal }: ExtractionTask): Promise<void> {
    const { database, log } = this.#options;
    const run = await beginRun(database.kysely, runId);
    if (run === null) return;
    try {
      await this.#extract(run, signal);
    } catch (error) {
      log.warn({ err: error, runId, documentId: run.documentId, isLastTry }, 'extraction was interrupted');
      if (!isLastTry || signal.aborted) throw error;
      const detail = error instanceof Error ? error.message : String(error);
      await this.#service.failRun(run, { stage: 'EXT_FAILED', detail });
    }
  }

  async #extract(run: Run, signal: AbortSignal): Promise<void> {
    const { database, workFolder = tmpdir(), log } = this.#options;
    const schemas = await findAssignedSchemas(database.kysely, run.clientId);
    const known = knownTypeOf(run);
    if (known !== null && schemaOf(schemas, known) === undefined)
      throw new Error(`document type ${known} has no schema`);
    await withWrittenFiles(workFolder, async (files) => {
      const outcome = await this.#readDocument(run, { schemas, files }, signal);
      // A shutdown is no failure of the document: the job goes back into the queue and starts again.
      signal.throwIfAborted();
      if (outcome.ok) {
        const { result } = outcome;
        const schema = schemaOf(schemas, known ?? result.documentType) ?? schemaOfHolder(schemas, result);
        if (schema === undefined) return this.#service.failRun(run, UNRECOGNISED);
        const answered = await this.#addGenerated(
          run,
          { schema, result, graphPath: files.graphPath },
          signal,
        );
        return this.#store(run, { schema, schemas, ...answered }, files);
      }
      const { trace, ...failure } = outcome.failure;
      if (trace !== undefined)
        log.warn({ runId: run.id, documentId: run.documentId, failure, trace }, 'extraction failed');
      await this.#service.failRun(run, failure);
    });
  }

  async #readDocument(
    run: Run,
    { schemas, files }: { schemas: readonly AssignedSchema[]; files: WrittenFiles },
    signal: AbortSignal,
  ): Promise<ExtractionOutcome> {
    const { store, extractor, database } = this.#options;
    return store.withLocalFile(run.key, async (filePath) => {
      const status = await this.#service.recordFile(run, await describeFile(filePath));
      if (status !== 'original') return UNREAD_OUTCOMES[status];
      const documentType = knownTypeOf(run);
      const lessons = await findActiveLessons(database.kysely, run.clientId, documentType);
      const stages = new StageReporter((stage) => reachStage(database.kysely, run, stage));
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
        },
        { signal, onStage: (stage) => stages.reach(stage) },
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

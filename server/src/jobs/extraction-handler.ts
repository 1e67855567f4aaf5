import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Stage } from '@assay/shared/domain';
import type { Database, RowsTransaction } from '../database/database.ts';
import type { ExtractionOutcome, ExtractionResult, ExtractorProcess } from '../pipeline/index.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { findActiveLessons } from '../modules/learning/repository.ts';
import { addAttachments, putAttachments, type StoredAttachment } from './attachments.ts';
import type { ExtractionQueue, ExtractionTask } from './extraction-queue.ts';
import { writeResult } from './extraction-writer.ts';
import { runKeys } from '../modules/extraction/run-files.ts';
import {
  beginRun,
  failRun,
  finishRun,
  holdRun,
  reachStage,
  recordFile,
  stageRow,
  type FileStanding,
  type Run,
} from './runs.ts';
import { findAssignedSchemas, type AssignedSchema } from '../modules/schemas/assigned-schema.repository.ts';
import { ShownStage } from './shown-stage.ts';

export interface ExtractionHandlerOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  /** Where documents that came in mails are put in line. */
  readonly jobs: ExtractionQueue;
  readonly extractor: Pick<ExtractorProcess, 'extract'>;
  /** Where files lie that an extraction writes, until they are stored; the system's folder for such things unless told. */
  readonly workFolder?: string;
  readonly log: { warn(details: object, message: string): void };
}

/** Below this the best value of a required metric is doubtful enough for manual QA [AMB-049]. */
const LOW_CONFIDENCE = 0.5;

async function describeFile(path: string): Promise<{ hash: string; size: number; mimeType: string }> {
  const hash = createHash('sha256');
  let size = 0;
  let head = '';
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
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

/** Files that an extraction writes beside its result. */
interface WrittenFiles {
  readonly graphPath: string;
  readonly annotationsPath: string;
  readonly renditionPath: string;
  readonly attachmentsFolder: string;
}

/** Gives `use` places for what an extraction writes, in a folder that is gone afterwards. */
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

function isDoubtful(schema: AssignedSchema, result: ExtractionResult): boolean {
  const required = schema.groups.flatMap(({ metrics }) => metrics).filter(({ isRequired }) => isRequired);
  return required.some(({ fin }) => {
    const best = result.metrics.find((metric) => metric.fin === fin)?.candidates[0];
    return best !== undefined && best.confidence < LOW_CONFIDENCE;
  });
}

/**
 * Writes what was found, moves the document on and ends the attempt; nothing, when the attempt no longer counts.
 * @returns whether it counts.
 */
async function storeResult(
  transaction: RowsTransaction,
  run: Run,
  schema: AssignedSchema,
  result: ExtractionResult,
): Promise<boolean> {
  if (!(await holdRun(transaction, run.id))) return false;
  const document = { id: run.documentId, fileName: run.fileName };
  const facts = await writeResult(transaction, document, schema.groups, result);
  const { holds_low_confidence: holds } = await transaction
    .selectFrom('clients')
    .select('holds_low_confidence')
    .where('id', '=', run.clientId)
    .executeTakeFirstOrThrow();
  const stage: Stage = holds && isDoubtful(schema, result) ? 'EXT_MANUAL_QA' : 'EXT_DONE';
  await transaction
    .updateTable('document_requests')
    .set(({ eb }) => ({
      ...stageRow(stage),
      ...(result.mimeType === undefined ? {} : { mime_type: result.mimeType }),
      reporting_date: facts.reportingDate,
      fund: facts.fund,
      fund_manager: facts.fundManager,
      metrics_total: facts.metricsTotal,
      metrics_verified: 0,
      versioned_document_type_id: schema.versionedDocumentTypeId,
      schema_version: schema.schemaVersion,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', run.documentId)
    .execute();
  await finishRun(transaction, run, {
    stage,
    pageCount: result.pages.length,
    graphKey: runKeys(run).graph,
    input: { documentType: run.documentTypeId, schemaVersion: schema.schemaVersion },
    outputs: {
      pages: result.pages,
      recognisedType: result.recognisedType,
      unreadablePages: result.unreadablePages,
      contents: result.contents,
      rendition: result.rendition === true,
    },
    fingerprint: result.fingerprint,
  });
  return true;
}

/** Extracts documents from their stored files; safe to repeat after a crash at any point. */
class Extraction {
  readonly #options: ExtractionHandlerOptions;

  constructor(options: ExtractionHandlerOptions) {
    this.#options = options;
  }

  async handle({ runId, isLastTry, signal }: ExtractionTask): Promise<void> {
    const { database, log } = this.#options;
    const run = await beginRun(database.kysely, runId);
    if (run === null) return;
    try {
      await this.#perform(run, signal);
    } catch (error) {
      log.warn({ err: error, runId, documentId: run.documentId, isLastTry }, 'extraction was interrupted');
      if (!isLastTry || signal.aborted) throw error;
      const detail = error instanceof Error ? error.message : String(error);
      await failRun(database.kysely, run, { stage: 'EXT_FAILED', detail });
    }
  }

  async #perform(run: Run, signal: AbortSignal): Promise<void> {
    const { database, workFolder = tmpdir() } = this.#options;
    const schemas = await findAssignedSchemas(database.kysely, run.clientId);
    const schema = schemas.find(({ documentType }) => documentType === run.documentTypeId);
    if (schema === undefined) throw new Error(`document type ${run.documentTypeId} has no schema`);
    await withWrittenFiles(workFolder, async (files) => {
      const outcome = await this.#extract(run, { schemas, files }, signal);
      // A shutdown is no failure of the document: the job is given back and starts again.
      signal.throwIfAborted();
      if (outcome.ok) await this.#keep(run, schema, { result: outcome.result, files });
      else await failRun(database.kysely, run, outcome.failure);
    });
  }

  async #extract(
    run: Run,
    { schemas, files }: { schemas: readonly AssignedSchema[]; files: WrittenFiles },
    signal: AbortSignal,
  ): Promise<ExtractionOutcome> {
    const { store, extractor, database } = this.#options;
    return store.withLocalFile(run.key, async (filePath) => {
      const standing = await recordFile(database.kysely, run, await describeFile(filePath));
      if (standing !== 'original') return NOT_READ[standing];
      const lessons = await findActiveLessons(database.kysely, run.clientId, run.documentTypeId);
      const shown = new ShownStage((stage) => reachStage(database.kysely, run, stage));
      const outcome = await extractor.extract(
        {
          ...files,
          filePath,
          fileName: run.fileName,
          documentType: run.documentTypeId,
          schemas: schemas.map(({ documentType, groups }) => ({ documentType, groups })),
          checks: schemas.flatMap(({ checks }) => checks),
          lessons,
        },
        { signal, onStage: (stage) => shown.reach(stage) },
      );
      await shown.end();
      return outcome;
    });
  }

  async #keep(
    run: Run,
    schema: AssignedSchema,
    { result, files }: { result: ExtractionResult; files: WrittenFiles },
  ): Promise<void> {
    const { store, database } = this.#options;
    const keys = runKeys(run);
    await store.putFile(keys.graph, files.graphPath);
    await store.putFile(keys.annotations, files.annotationsPath);
    if (result.rendition === true) await store.putFile(keys.rendition, files.renditionPath);
    const attachments = await putAttachments(store, run, result.attachments ?? []);
    await database.kysely
      .transaction()
      .execute((transaction) => this.#store(transaction, run, { schema, result, attachments }));
  }

  async #store(
    transaction: RowsTransaction,
    run: Run,
    found: { schema: AssignedSchema; result: ExtractionResult; attachments: readonly StoredAttachment[] },
  ): Promise<void> {
    const isKept = await storeResult(transaction, run, found.schema, found.result);
    if (isKept && found.attachments.length > 0)
      await addAttachments(transaction, this.#options.jobs, run, found.attachments);
  }
}

/** What becomes of files that are not worth reading. */
const NOT_READ: Readonly<Record<Exclude<FileStanding, 'original'>, ExtractionOutcome>> = {
  duplicate: {
    ok: false,
    failure: { stage: 'EXT_FAILED_DUPLICATE', detail: 'another document of the client has the same bytes' },
  },
  damaged: {
    ok: false,
    failure: { stage: 'EXT_FAILED', detail: 'the stored file is not the one that was uploaded' },
  },
};

/** The handler of one extraction job. */
export function createExtractionHandler(
  options: ExtractionHandlerOptions,
): (task: ExtractionTask) => Promise<void> {
  const extraction = new Extraction(options);
  return (task) => extraction.handle(task);
}

import type { Stage } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import { extractionDuration } from '../../platform/measures.ts';
import type { ExtractionResult } from '../../pipeline/index.ts';
import { linkNamesAndWriteDoubts, type DocumentCore } from '../../documents/index.ts';
import { SYSTEM_USER } from '../../platform/system-user.ts';
import {
  recordProposals,
  type GenerativeReport,
  type ModelProposals,
  type ModelQuestion,
} from '../generative-metrics/index.ts';
import type { AssignedSchema } from '../schemas/index.ts';
import type { StoredAttachment } from './attachments.ts';
import {
  archiveDocument,
  findFileState,
  findQualitySettings,
  findOriginal,
  moveToManualQa,
  updateExtracted,
  updateFile,
  updateFilePart,
  type FileFacts,
} from './document.repository.ts';
import type { ExtractionQueue } from './extraction-queue.ts';
import { foundPartsOf } from './found-documents.ts';
import { addHeldDocuments } from './held-documents.ts';
import { isSampled, stageOfResult, type FileStatus } from './policy.ts';
import { buildResultRows, listedFactsOf } from './result-rows.ts';
import { replaceResult } from './result.repository.ts';
import { runFiles } from './run-files.ts';
import {
  endRunWithFailure,
  finishRun,
  lockRun,
  reachStage,
  type Run,
  type RunFailure,
} from './run.repository.ts';

/** What a run has found, its files stored. */
export interface FoundResult {
  readonly schema: AssignedSchema;
  readonly result: ExtractionResult;
  /** What a model was asked; null where none was. */
  readonly generated: GenerativeReport | null;
  readonly attachments: readonly StoredAttachment[];
  /** All schemas of the client. */
  readonly schemas: readonly AssignedSchema[];
}

function measureDuration({ begunAt }: Run, stage: Stage): void {
  extractionDuration.observe({ stage }, (performance.now() - begunAt) / 1000);
}

/** Writes how the runs of documents end. A run that no longer counts changes nothing. */
export class ExtractionService {
  readonly #kysely: DatabaseClient;
  readonly #queue: ExtractionQueue;
  readonly #core: DocumentCore;

  constructor(kysely: DatabaseClient, queue: ExtractionQueue, core: DocumentCore) {
    this.#core = core;
    this.#kysely = kysely;
    this.#queue = queue;
  }

  /** Records a document's file. Of equal files that arrive together, the first one recorded is the original. */
  async recordFile({ documentId, clientId, key }: Run, file: FileFacts): Promise<FileStatus> {
    return this.#kysely.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, TRANSACTION_LOCKS.sameFile(clientId, file.hash));
      const { hash: uploaded, isKeptDuplicate } = await findFileState(transaction, documentId);
      if (uploaded !== null && uploaded !== file.hash) return 'damaged';
      const original = await findOriginal(transaction, clientId, { key, hash: file.hash });
      await updateFile(transaction, documentId, file);
      return original === undefined || isKeptDuplicate ? 'original' : 'duplicate';
    });
  }

  /** Ends a run without a result, and its document at the stage of the failure. */
  async failRun(run: Run, failure: RunFailure): Promise<void> {
    await this.#kysely.transaction().execute(async (transaction) => {
      if (await lockRun(transaction, run.id)) await endRunWithFailure(transaction, run, failure);
    });
    measureDuration(run, failure.stage);
  }

  /** Queues a run that has taken too long for a slot of short documents among the long ones. */
  async continueAsLong(run: Run): Promise<void> {
    await this.#kysely.transaction().execute(async (transaction) => {
      if (await lockRun(transaction, run.id)) await this.#queue.continueAsLong(transaction, run);
    });
  }

  /**
   * Stores the question of a run for a model, and leaves the run to it unless the answer is known.
   * @returns whether the run goes on at once, with the answer to an earlier question
   */
  async awaitModel(
    run: Run,
    proposals: Pick<ModelProposals, 'store'>,
    question: ModelQuestion,
  ): Promise<boolean> {
    return this.#kysely.transaction().execute(async (transaction) => {
      if (!(await lockRun(transaction, run.id))) return false;
      if (!(await proposals.store(transaction, run, question))) return true;
      // The wait is seen, however soon the reading was over.
      await reachStage(transaction, run, 'EXT_START_METRIC_QUERY');
      await this.#queue.awaitModel(transaction, run);
      return false;
    });
  }

  /** Writes what was found, ends the run and moves its document on. */
  async finish(run: Run, found: FoundResult): Promise<void> {
    await this.#kysely.transaction().execute(async (transaction) => {
      if (!(await lockRun(transaction, run.id))) return;
      await writeResult(this.#core, transaction, run, found);
      const { attachments } = found;
      if (attachments.length > 0) {
        await addHeldDocuments(
          transaction,
          this.#queue,
          run,
          attachments.map((attachment) => ({ ...attachment, part: null })),
        );
        await archiveDocument(transaction, run.documentId);
      }
      await this.#addParts(transaction, run, found);
    });
    measureDuration(run, 'EXT_DONE');
  }

  /**
   * Makes a file's other notices documents of their own, which read their own pages of the same file (AMB-131, ADR 0026).
   * A notice of another type that has a schema becomes a document of that type.
   */
  async #addParts(
    transaction: DatabaseTransaction,
    run: Run,
    { result, schema: own, schemas }: FoundResult,
  ): Promise<void> {
    const parts = foundPartsOf(run, result);
    if (parts === null) return;
    const { key, fileName } = run;
    const typeOf = (documentType: string): string =>
      schemas.some((schema) => schema.documentType === documentType) ? documentType : own.documentType;
    const others = parts.others.map(({ id, documentType, ...part }) => ({
      id,
      key,
      fileName,
      part,
      documentTypeId: typeOf(documentType),
    }));
    await addHeldDocuments(transaction, this.#queue, run, others);
    await updateFilePart(transaction, run.documentId, parts.own);
  }
}

async function writeResult(
  core: DocumentCore,
  transaction: DatabaseTransaction,
  run: Run,
  { schema, result, generated }: FoundResult,
): Promise<void> {
  const rows = buildResultRows({ id: run.documentId, fileName: run.fileName }, schema.groups, result);
  await replaceResult(transaction, run.documentId, rows);
  await recordProposals(transaction, run.id, result);
  const settings = await findQualitySettings(transaction, run.clientId);
  const held = stageOfResult(schema, result, settings);
  await updateExtracted(transaction, run.documentId, {
    ...listedFactsOf(result),
    stage: held,
    documentTypeId: schema.documentType,
    mimeType: result.mimeType,
    doubts: result.doubts,
    metricsTotal: rows.metrics.filter(({ is_available: isAvailable }) => isAvailable).length,
    versionedDocumentTypeId: schema.versionedDocumentTypeId,
    schemaVersion: schema.schemaVersion,
  });
  const judged = {
    id: run.documentId,
    document_type_id: schema.documentType,
    document_doubts: result.doubts,
  };
  // After the fund and its manager are stored: what a name means may be remembered for them.
  const doubts = await linkNamesAndWriteDoubts(transaction, core.sources, run.clientId, judged);
  const isHeldAsSample =
    held === 'EXT_DONE' && doubts === 0 && isSampled(run.documentId, settings.samplePercent);
  if (isHeldAsSample) await moveToManualQa(transaction, run.documentId);
  const stage = isHeldAsSample ? 'EXT_MANUAL_QA' : held;
  const actor = { clientId: run.clientId, ...SYSTEM_USER, permissions: 0 };
  await core.follow('processed', { transaction, actor, documentIds: [run.documentId] });
  await finishRun(transaction, run, {
    stage,
    pageCount: result.pages.length,
    graphKey: runFiles(run).graph,
    input: { documentType: schema.documentType, schemaVersion: schema.schemaVersion },
    outputs: {
      pages: result.pages,
      recognisedType: result.recognisedType,
      unreadablePages: result.unreadablePages,
      contents:
        result.contents?.parts.some(({ isSource }) => isSource) === true ? undefined : result.contents,
      rendition: result.rendition === true,
      generated: generated ?? undefined,
    },
    fingerprint: result.fingerprint,
  });
}
